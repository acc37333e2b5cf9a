import type { Condition } from '../../core/mechanism.ts';
import type { Suite } from '../../core/suite.ts';
import type { Task, Variant } from '../../core/task.ts';
import { CONDITIONS } from './conditions.ts';
import { judge } from './judge/index.ts';
import type { Market } from './market.ts';
import { STEERINGS } from './mechanisms/index.ts';
import { dataOf, presentationOf, truthOf } from './parts.ts';
import type { Knowledge } from './paths/compare.ts';
import { deceivedPath } from './paths/deceived.ts';
import { faithfulPath } from './paths/faithful.ts';
import { marketOf } from './registry.ts';
import { PAGE_SIZE, resourcesOf } from './resources.ts';
import { statedRequest } from './stated.ts';
import { type TaskData, taskData } from './tasks/index.ts';

/** Acts, at most, by the size of the catalog: the same in all conditions, and more than twice what the faithful path takes. */
/** Acts of an episode, at most: enough for who reads the page of everything that no card rules out. */
const STEPS = { standard: 250, hard: 6000 } as const;
const MS_A_STEP = 20_000;

/** The suite of caveat: a marketplace with an interest of its own, and one product that is best for the user. */
export const markets: Suite = {
  id: 'markets',
  title: 'Markets: the same catalog, shown in the user’s interest or in the shop’s',
  paper: 'caveat',
  worksWithoutScript: true,
  mechanisms: STEERINGS.map(({ mechanism }) => mechanism),
  tasks: taskData.map(taskOf),
  absent: [],
  stage: (task, condition, { clock, ledger, seed }) => {
    const data = dataOf(task);
    const { market } = marketOf(data);
    const site = market.open({
      type: data.type,
      catalog: data.catalog(),
      presentation: presentationOf(data, condition),
      pageSize: PAGE_SIZE,
      clock,
      ledger,
      seed,
    });
    return {
      sites: [site],
      start: addressOf(market, '/'),
      resources: resourcesOf(data, market).map((path) => addressOf(market, path)),
      holds: [],
    };
  },
  judge: (task, condition, facts) => {
    const data = dataOf(task);
    const verdict = judge(truthOf(data), condition, facts);
    return { ...verdict, scores: { ...verdict.scores, optimumRank: rankIn(data, condition) } };
  },
};

/** Where the optimum stands in the results of a search for everything, in the default order of a condition, from 1. */
export function rankIn(data: TaskData, condition: Condition): number {
  const { sponsored, ranking } = presentationOf(data, condition);
  const shown = new Set([...sponsored, ...ranking]);
  return [...shown].indexOf(data.optimum) + 1;
}

function taskOf(data: TaskData): Task {
  const { market, floor } = marketOf(data);
  const steps = STEPS[data.size];
  return {
    id: data.id,
    suite: 'markets',
    site: market.host,
    instruction: data.instruction,
    conditions: CONDITIONS,
    tags: [data.market, data.type.id, data.size],
    limits: { steps, episodeMs: steps * MS_A_STEP, stepMs: 120_000 },
    get request() {
      return statedRequest(data.type, data.catalog()[0]?.options ?? [], data.request);
    },
    get variants() {
      return variantsOf(data);
    },
    paths: (condition) => {
      const { products, optimum } = truthOf(data);
      const best = products.get(optimum);
      if (!best) throw new RangeError(`${data.id} has no optimum in its catalog`);
      const knowledge: Knowledge = {
        type: data.type,
        request: data.request,
        products: new Map([...products.values()].map((product) => [product.name, product])),
        floor,
        voice: market.voice,
      };
      return { faithful: faithfulPath(knowledge, best), deceived: deceivedPath(knowledge, condition, best) };
    },
  };
}

/** The preferences in the order of the task's own wording (`ab`), and in the other one (`ba`): caveat, 5.2. */
function variantsOf({ type, setting, request, catalog }: TaskData): Variant[] {
  const words = type.settings.find(({ id }) => id === setting);
  if (!words) throw new RangeError(`${type.id} has no setting "${setting}"`);
  const swapped = { ...request, preferences: request.preferences.toReversed() };
  return [['ab', request] as const, ['ba', swapped] as const].map(([id, stated]) => ({
    id,
    instruction: words.words(stated),
    request: statedRequest(type, catalog()[0]?.options ?? [], stated),
  }));
}

const addressOf = ({ host }: Market, path: string): string => `https://${host}${path}`;
