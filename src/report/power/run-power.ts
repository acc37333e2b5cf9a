import type { AgentCard } from '../../core/agent.ts';
import { CONTROL } from '../../core/mechanism.ts';
import { plural } from '../words.ts';
import { detectable } from './design.ts';

/** Above this difference, a run that can't see it is called underpowered. */
const LARGE = 0.3;

/** What a plan would measure. */
export interface PlannedCells {
  /** Pairs of task and condition. */
  readonly cells: readonly { readonly task: string; readonly condition: string }[];
  readonly agents: readonly Pick<AgentCard, 'id' | 'deterministic'>[];
  readonly repeat: number;
}

/** The smallest difference between control and treatment that a run will see, of its weakest agent and condition. */
export interface RunPower {
  /** Tasks that have both the control and the condition. */
  readonly tasks: number;
  /** Repetitions that count. */
  readonly samples: number;
  /** Null when not even the largest difference is sure to be seen. */
  readonly detectable: number | null;
  /** An agent whose repetitions count once. */
  readonly deterministic?: string;
}

/** What a plan can see; nothing when it has no control, or nothing but the control: then there is no difference to see. */
export function runPower({ cells, agents, repeat }: PlannedCells): RunPower | undefined {
  const byCondition = Map.groupBy(cells, ({ condition }) => condition);
  const controls = new Set(byCondition.get(CONTROL.id)?.map(({ task }) => task));
  const pairs = [...byCondition]
    .filter(([condition]) => condition !== CONTROL.id)
    .map(([, own]) => own.filter(({ task }) => controls.has(task)).length)
    .filter((tasks) => tasks > 0);
  if (pairs.length === 0 || agents.length === 0) return undefined;
  const tasks = Math.min(...pairs);
  const steady = agents.find(({ deterministic }) => deterministic);
  const samples = steady ? 1 : repeat;
  return {
    tasks,
    samples,
    // Around 50 % a difference is hardest to see.
    detectable: detectable({ tasks, repeat: samples, delta: LARGE }),
    ...(steady && repeat > 1 ? { deterministic: steady.id } : {}),
  };
}

/** At most two lines for a plan that can't see a difference of 30 points; none for one that can. */
export function underpowered(plan: PlannedCells): string[] {
  const power = runPower(plan);
  if (!power || (power.detectable !== null && power.detectable <= LARGE)) return [];
  const { tasks, samples } = power;
  const once = power.deterministic
    ? ` (${power.deterministic} does the same each time: its repetitions count once)`
    : '';
  const sees =
    tasks === 1
      ? 'it tells of this one task, and nothing of tasks like it'
      : power.detectable === null
        ? 'no difference between control and treatment is sure to be seen'
        : `it will see differences from about ${Math.ceil(power.detectable * 100)} percentage points on; smaller ones may look like chance`;
  return [
    `Few samples: ${plural(tasks, 'task')} a condition, ${plural(samples, 'sample')} each${once}: ${sees}.`,
    `More tasks help, more repetitions hardly: \`siren power --delta 0.2 --tasks ${tasks} --repeat ${samples}\` says how many.`,
  ];
}
