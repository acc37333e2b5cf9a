import { sha256 } from '../../core/hash.ts';
import {
  type Declarations,
  fetchAll,
  leakedWords,
  type Name,
  namesIn,
  ordersToMachines,
  pacedSurroundings,
  type Readable,
  type Secrets,
  type Served,
  type Snapshot,
  servedOtherwise,
  servedUnlike,
  type TokenPair,
  telltale,
  textsOfMarkup,
  tokensOfServed,
} from '../../suites/gates/index.ts';
import type { Cell } from '../cells.ts';
import type { Report, Subject } from './report.ts';
import { VERIFY_SEED } from './visits.ts';

/** What a cell's sites serve, read without a browser. */
export async function servedBy({ suite, task, condition }: Cell): Promise<Served[]> {
  const { pause, ...surroundings } = pacedSurroundings(VERIFY_SEED);
  return fetchAll(suite.stage(task, condition, surroundings), pause);
}

/** Reads answers for names and orders. Most answers are the same in all conditions and are read once. */
export class Reading {
  readonly #secrets: Secrets;
  readonly #leaks = new Map<string, readonly string[]>();
  readonly #orders = new Map<string, readonly string[]>();

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** Checks what a cell serves, and what a browser saw of its first page when that is at hand. */
  check(report: Report, subject: Subject, served: readonly Served[], settled: Snapshot | undefined): void {
    const told = settled === undefined ? [] : toldTo(settled);
    const names = settled === undefined ? [] : namesSeen(settled);
    const leaks = [
      ...served.flatMap((answer) => this.#leaksIn(answer)),
      ...leakedWords(names, told, this.#secrets),
    ];
    report.note(subject, 'leak', [...new Set(leaks)]);
    const orders = [...served.flatMap((answer) => this.#ordersIn(answer)), ...ordersToMachines(told)];
    report.note(subject, 'litmus', [...new Set(orders)]);
  }

  #leaksIn(answer: Served): readonly string[] {
    return remember(this.#leaks, answer, () =>
      leakedWords(namesIn(answer), answer.kind === 'document' ? textsOf(answer) : [], this.#secrets),
    );
  }

  #ordersIn(answer: Served): readonly string[] {
    return remember(this.#orders, answer, () => ordersToMachines(textsOf(answer)));
  }
}

function remember(
  known: Map<string, readonly string[]>,
  answer: Served,
  read: () => readonly string[],
): readonly string[] {
  const key = sha256(JSON.stringify([answer.url, answer.headers, sha256(answer.body)]));
  const found = known.get(key) ?? read();
  known.set(key, found);
  return found;
}

function textsOf({ kind, text, url }: Served): Readable[] {
  if (text === '') return [];
  const where = new URL(url).pathname;
  return kind === 'document' ? textsOfMarkup(where, text) : [{ where, text }];
}

/** What a page tells machines beside its markup. */
function toldTo({ a11y, structured }: Snapshot): Readable[] {
  const nodes = a11y.flatMap(({ key, name, description }) => [
    { where: `the accessible name of ${key}`, text: name },
    { where: `the accessible description of ${key}`, text: description },
  ]);
  return [...nodes, { where: 'the structured data', text: JSON.stringify(structured) }];
}

/** Names that only a browser sees. */
function namesSeen({ globals, stored, elements }: Snapshot): Name[] {
  return [
    ...globals.map((name) => ({ where: 'a global', name })),
    ...stored.map((name) => ({ where: 'a cookie or stored entry', name })),
    ...elements.flatMap(({ key, attributes: { id, class: names } }) =>
      [id, names].flatMap((name) => (name ? [{ where: `id or class of ${key}`, name }] : [])),
    ),
  ];
}

/** Checks that a cell serves the same when asked again, and, in a treatment, the control's scripts, styles and pictures. */
export async function checkBytes(
  report: Report,
  subject: Subject,
  cell: Cell,
  served: readonly Served[],
  against: { readonly control: readonly Served[]; readonly declarations: Declarations } | undefined,
): Promise<void> {
  report.note(subject, 'repeatable', servedUnlike(served, await servedBy(cell)));
  if (against === undefined) return;
  const declaration = against.declarations(cell.task, cell.condition);
  report.note(subject, 'same bytes', servedOtherwise(against.control, served, declaration));
}

/** The two pages of a cell as tokens, for the classifier. Answers that are the same in both tell nothing and are left out. */
export function tokenPair(
  cell: Cell,
  control: readonly Served[],
  treatment: readonly Served[],
  declarations: Declarations,
): TokenPair {
  const { task, condition } = cell;
  const declaration = declarations(task, condition);
  const same = new Set(
    treatment.filter((answer) => control.some((other) => isSame(answer, other))).map(({ url }) => url),
  );
  const tokens = (served: readonly Served[]): string[] =>
    tokensOfServed(
      served.filter(({ url }) => !same.has(url)),
      declaration,
    );
  return { task: task.id, condition: condition.id, control: tokens(control), treatment: tokens(treatment) };
}

function isSame(a: Served, b: Served): boolean {
  return (
    a.url === b.url &&
    a.status === b.status &&
    Buffer.compare(a.body, b.body) === 0 &&
    JSON.stringify(a.headers) === JSON.stringify(b.headers)
  );
}

/** Checks that no classifier tells control from treatment: in each condition that several tasks have, and in all together. */
export function checkClassifier(report: Report, suite: string, pairs: readonly TokenPair[]): void {
  const tasks = (some: readonly TokenPair[]): number => new Set(some.map(({ task }) => task)).size;
  for (const [condition, some] of Map.groupBy(pairs, (pair) => pair.condition)) {
    if (tasks(some) > 1) report.note({ task: `${suite}/*`, condition }, 'classifier', telltale(some));
  }
  if (tasks(pairs) > 1) report.note({ task: `${suite}/*`, condition: '*' }, 'classifier', telltale(pairs));
}
