/** A treatment and its control, as tokens without what the condition declares. */
export interface TokenPair {
  readonly task: string;
  readonly condition: string;
  readonly control: readonly string[];
  readonly treatment: readonly string[];
}

/** How well a classifier that has not seen a task tells its control from its treatments. */
export interface Telling {
  /** Pages told right, of `n`. Equal pages give exactly one half. */
  readonly right: number;
  readonly n: number;
  /** Probability of at least so many by guessing: exact binomial tail. */
  readonly p: number;
  /** The tokens that told most, best first. */
  readonly by: readonly string[];
}

/** The chance of a false alarm that the gate takes. What a site serves is fixed, so it comes once and not at every run. */
export const ALPHA = 0.05;

/**
 * Trains naive Bayes (Bernoulli, add-one) on all tasks but one and classifies that one's pages, for each task in turn.
 * The features are a token's first, second, ... occurrence. Fewer than two tasks can't be told: `n` is 0.
 */
export function tell(pairs: readonly TokenPair[]): Telling {
  const samples = pairs.map((pair) => ({
    task: pair.task,
    control: features(pair.control),
    treatment: features(pair.treatment),
  }));
  const tasks = [...new Set(samples.map(({ task }) => task))];
  if (tasks.length < 2) return { right: 0, n: 0, p: 1, by: [] };
  let right = 0;
  const weight = new Map<string, number>();
  for (const task of tasks) {
    const seen = samples.filter((sample) => sample.task !== task);
    const counts = countFeatures(seen);
    for (const { control, treatment } of samples.filter((sample) => sample.task === task)) {
      if (score(control, counts, seen.length) <= 0) right++;
      if (score(treatment, counts, seen.length) > 0) right++;
    }
    for (const [feature, [before, after]] of counts) {
      weight.set(feature, (weight.get(feature) ?? 0) + Math.abs(after - before));
    }
  }
  const n = samples.length * 2;
  const by = [...weight].filter(([, value]) => value > 0).sort(([, a], [, b]) => b - a);
  return { right, n, p: binomialTail(right, n), by: by.slice(0, 5).map(([feature]) => feature) };
}

/** The leak gate's classifier: why control and treatment can be told apart by something undeclared; empty when they can't. */
export function telltale(pairs: readonly TokenPair[]): string[] {
  const { right, n, p, by } = tell(pairs);
  if (n === 0 || p > ALPHA) return [];
  return [
    `a token classifier tells control from treatment in ${right} of ${n} pages (p = ${p.toPrecision(2)}) by what is not declared: ${by.join(', ')}`,
  ];
}

/** P(X >= k) for X ~ Binomial(n, 1/2). */
export function binomialTail(k: number, n: number): number {
  let logTerm = -n * Math.LN2;
  let tail = 0;
  for (let x = 0; x <= n; x++) {
    if (x >= k) tail += Math.exp(logTerm);
    logTerm += Math.log(n - x) - Math.log(x + 1);
  }
  return Math.min(1, tail);
}

type Counts = ReadonlyMap<string, readonly [control: number, treatment: number]>;

function features(tokens: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const found = new Set<string>();
  for (const token of tokens) {
    const count = (counts.get(token) ?? 0) + 1;
    counts.set(token, count);
    found.add(count === 1 ? token : `${token} (${count})`);
  }
  return found;
}

function countFeatures(
  samples: readonly { readonly control: ReadonlySet<string>; readonly treatment: ReadonlySet<string> }[],
): Counts {
  const counts = new Map<string, [number, number]>();
  const add = (set: ReadonlySet<string>, place: 0 | 1): void => {
    for (const feature of set) {
      const count = counts.get(feature) ?? [0, 0];
      count[place]++;
      counts.set(feature, count);
    }
  };
  for (const { control, treatment } of samples) {
    add(control, 0);
    add(treatment, 1);
  }
  return counts;
}

/** Log odds that the page is a treatment. Features that both classes have as often weigh exactly nothing. */
function score(page: ReadonlySet<string>, counts: Counts, perClass: number): number {
  const p = (count: number): number => (count + 1) / (perClass + 2);
  let sum = 0;
  for (const [feature, [control, treatment]] of counts) {
    if (control === treatment) continue;
    sum += page.has(feature)
      ? Math.log(p(treatment) / p(control))
      : Math.log((1 - p(treatment)) / (1 - p(control)));
  }
  return sum;
}
