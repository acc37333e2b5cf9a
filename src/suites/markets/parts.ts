import type { Condition } from '../../core/mechanism.ts';
import type { Task } from '../../core/task.ts';
import { SLOT, steeringsOf } from './conditions.ts';
import { drawFavor, drawSlot, FAVORED, FAVORED_HARD, type Ground } from './favor.ts';
import type { Truth } from './judge/truth.ts';
import type { SteeringContext } from './mechanisms/steering.ts';
import { present } from './present.ts';
import type { Favor, Presentation } from './presentation.ts';
import { marketOf } from './registry.ts';
import { type TaskData, taskData } from './tasks/index.ts';

const BY_ID = new Map(taskData.map((data) => [data.id, data]));

/** The data of a task. Throws RangeError for one that isn't this suite's. */
export function dataOf({ id }: Pick<Task, 'id'>): TaskData {
  const data = BY_ID.get(id);
  if (!data) throw new RangeError(`"${id}" is not a task of markets`);
  return data;
}

/** What chance chooses among in a task. */
export function groundOf(data: TaskData): Ground {
  return {
    seed: data.id,
    catalog: data.catalog(),
    request: data.request,
    optimum: data.optimum,
    dripTargets: data.dripTargets,
    favoredCount: data.size === 'hard' ? FAVORED_HARD : FAVORED,
  };
}

/** Who is favored in a condition: the moved product in `slot`, else the task's favored set, in the control, too. */
export function favorIn(data: TaskData, condition: Condition): Favor {
  return condition.id === SLOT.id ? drawSlot(groundOf(data)) : truthOf(data).favor;
}

/** What the mechanisms of a condition may know. */
export function steeringContext(data: TaskData, condition: Condition): SteeringContext {
  return {
    catalog: data.catalog(),
    type: data.type,
    favor: favorIn(data, condition),
    voice: marketOf(data).market.voice,
  };
}

const truths = new Map<string, Truth>();

/** What is true of a task. Made once, then kept. */
export function truthOf(data: TaskData): Truth {
  const made = truths.get(data.id) ?? makeTruth(data);
  truths.set(data.id, made);
  return made;
}

function makeTruth(data: TaskData): Truth {
  const ground = groundOf(data);
  return {
    request: data.request,
    products: new Map(ground.catalog.map((product) => [product.id, product])),
    optimum: ground.optimum,
    favor: drawFavor(ground),
    slot: drawSlot(ground).favored[0] ?? '',
  };
}

const presentations = new Map<string, Presentation>();

/** How a task's catalog is shown in a condition. Made once, then shared between episodes. */
export function presentationOf(data: TaskData, condition: Condition): Presentation {
  const key = JSON.stringify([data.id, condition.id, condition.mechanisms]);
  const made =
    presentations.get(key) ??
    present(groundOf(data), steeringsOf(condition), steeringContext(data, condition));
  presentations.set(key, made);
  return made;
}
