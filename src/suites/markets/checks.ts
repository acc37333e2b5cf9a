import type { Fact } from '../../core/fact.ts';
import { hashOf } from '../../core/hash.ts';
import type { Condition } from '../../core/mechanism.ts';
import { random, seedFrom } from '../../core/random.ts';
import type { Task } from '../../core/task.ts';
import type { Checks } from '../gates/declaration.ts';
import { pacedSurroundings } from '../gates/served.ts';
import { ON_AND_OFF, steeringsOf } from './conditions.ts';
import { markets } from './index.ts';
import { quality } from './judge/preference-score.ts';
import { pageRows } from './page-rows.ts';
import { dataOf, favorIn, steeringContext, truthOf } from './parts.ts';
import { attributesOf, baseConfiguration, type Product } from './record.ts';
import { marketOf } from './registry.ts';
import { pagesRead } from './resources.ts';
import type { TaskData } from './tasks/index.ts';
import { independenceOfFavor, type Validation, validateTask } from './validation/index.ts';
import { attributeText } from './words.ts';

/** The seed of what is checked, the same for all conditions. */
const SEED = 1;
/** Below this, favor and quality are called related. Tasks are fixed, so a false alarm comes once and not at every run. */
const ALPHA = 0.001;
/** Of products that a mechanism touches by the thousand, so many are looked at. */
const LOOKED_AT = 12;

/**
 * What holds markets to their word, beside the paths: the paper's validation of the task (A.3) and who is favored, once a
 * task; and in each condition, that pages tell each product's facts as the record has them, that serving them leaves the records
 * as they were, and that each mechanism meets those who look.
 */
export const checks: Checks = async (task, condition) => {
  const data = dataOf(task);
  const before = atFirst(data);
  const { facts, untrue } = await lookAround(task, data, condition);
  const validation = condition.mechanisms.length === 0 ? validateTask(data) : undefined;
  return {
    faults: {
      ...(validation && { task: validation.faults }),
      favor: favorFaults(data, condition),
      facts: untrue,
      records: hashOf(data.catalog()) === before ? [] : ['the records are not what they were'],
      met: notMet(data, condition, facts),
    },
    tells: validation ? [said(validation)] : [],
  };
};

const firstHashes = new WeakMap<TaskData, string>();

/** The hash of a task's records before anything was served. */
function atFirst(data: TaskData): string {
  const hash = firstHashes.get(data) ?? hashOf(data.catalog());
  firstHashes.set(data, hash);
  return hash;
}

function said({ products, feasible, reach }: Validation): string {
  return `${products} products, ${feasible} of them feasible; the best place that any filters with one sort give the optimum is ${reach.rank} (${reach.sort}).`;
}

function favorFaults(data: TaskData, condition: Condition): string[] {
  const { favored, dripped } = favorIn(data, condition);
  const { optimum, products, favor } = truthOf(data);
  const faults = [...favored, ...dripped].includes(optimum) ? ['the optimum is favored'] : [];
  if (condition.mechanisms.length > 0) return faults;
  const others = [...products.values()].filter(({ id, stock }) => id !== optimum && stock > 0);
  const scores = new Map(
    others.map((product) => [product.id, quality(product, data.request, data.catalog())]),
  );
  const p = independenceOfFavor(scores, favor.favored, random(seedFrom(data.id, 'independence')));
  return p < ALPHA ? [...faults, `favor has to do with quality (p = ${p.toPrecision(2)})`] : faults;
}

/** Reads home, results and product pages, each after a pause; with all mechanisms on and off, also what the pages say. */
async function lookAround(
  task: Task,
  data: TaskData,
  condition: Condition,
): Promise<{ readonly facts: readonly Fact[]; readonly untrue: readonly string[] }> {
  const { pause, ...surroundings } = pacedSurroundings(SEED);
  const { sites, start } = markets.stage(task, condition, surroundings);
  const [site] = sites;
  if (site === undefined) throw new RangeError(`${task.id} has no site`);
  const read = async (path: string): Promise<string> => {
    const response = await site.fetch(new Request(new URL(path, start)));
    pause();
    return response.text();
  };
  const { paths } = marketOf(data).market;
  await read('/');
  for (const page of pagesRead(data)) await read(paths.results(page));
  const untrue: string[] = [];
  for (const product of lookedAt(data, condition)) {
    if (data.size === 'hard') await read(paths.search(product.name));
    const text = await read(paths.product(product.id));
    if (!ON_AND_OFF.has(condition)) continue;
    const page = pageRows(text);
    const told = page.apart ? pageRows(await read(new URL(page.apart, start).pathname)) : page;
    untrue.push(...untold(data, product, told.rows));
  }
  return { facts: surroundings.ledger.facts(), untrue };
}

/** Products whose pages are read: all of a standard task; of a large one, the optimum and some of what each mechanism touches. */
function lookedAt(data: TaskData, condition: Condition): Product[] {
  const { products, optimum } = truthOf(data);
  if (data.size === 'standard') return [...products.values()];
  const ids = new Set([
    optimum,
    ...steeringsOf(condition).flatMap((each) => touchedBy(each, data, condition)),
  ]);
  return [...ids].flatMap((id) => products.get(id) ?? []);
}

type Steering = ReturnType<typeof steeringsOf>[number];

function touchedBy({ touched }: Steering, data: TaskData, condition: Condition): readonly string[] {
  const ids = touched(steeringContext(data, condition));
  return data.size === 'standard' ? ids : ids.slice(0, LOOKED_AT);
}

function notMet(data: TaskData, condition: Condition, facts: readonly Fact[]): string[] {
  return steeringsOf(condition).flatMap((steering) => {
    const missed = touchedBy(steering, data, condition).filter(
      (id) => !facts.some((fact) => steering.metBy(fact, id)),
    );
    return missed.length === 0 ? [] : [`${steering.mechanism.id} is not met on ${missed.join(', ')}`];
  });
}

/** What of a record a page doesn't tell as the record has it. */
function untold({ type }: TaskData, product: Product, rows: ReadonlySet<string>): string[] {
  const values = attributesOf(product, baseConfiguration(product));
  return type.attributes.flatMap((attribute) => {
    const value = values[attribute.id];
    if (value === undefined) return [];
    const row = `${attribute.label}: ${attributeText(attribute, value)}`;
    return rows.has(row) ? [] : [`no table of ${product.id} says "${row}"`];
  });
}
