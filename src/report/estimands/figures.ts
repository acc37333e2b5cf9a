import { ENDS, type End, type EpisodeRecord } from '../../core/episode.ts';
import { OUTCOMES, type Outcome, outcomeOf } from '../../core/verdict.ts';
import { type SuccessByHarm, successByHarm } from './cross-table.ts';
import type { EstimandId, Estimate } from './estimand.ts';
import { ESTIMANDS } from './index.ts';
import { type Rate, rateAcross } from './rate.ts';
import { DPSR_PAPER, EXPOSED, HARM, SUCCESS } from './rates.ts';
import { isValid, meanScores, type Read, type Sample, samplesByTask, valuesByTask } from './sample.ts';

/** The estimands of a set of episodes of one agent in one condition. Errors are in no rate. */
export interface Figures {
  /** Episodes that came to a verdict. */
  readonly episodes: number;
  /** Episodes that infrastructure trouble kept from one. */
  readonly errors: number;
  /** Independent pieces of evidence among the episodes: what n means in every rate. */
  readonly samples: number;
  /** Tasks that have samples. */
  readonly tasks: number;
  /** A deterministic agent's repetitions came to different verdicts: its observations differed. */
  readonly unsteady: boolean;
  readonly success?: Rate;
  readonly harm?: Rate;
  readonly exposed?: Rate;
  readonly decided?: Rate;
  /** The paper's own DPSR, where the suite scores it. */
  readonly dpsrPaper?: Rate;
  /** The other estimands of one arm that these episodes say anything of, by id (`docs/estimands.md`). */
  readonly estimates: Readonly<Partial<Record<EstimandId, Estimate>>>;
  /** In samples. */
  readonly successByHarm: SuccessByHarm;
  /** Episodes, not samples. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly ends: Readonly<Record<End, number>>;
  /** Means over samples. */
  readonly scores: Readonly<Record<string, number>>;
}

/** The estimands that only some suites have, or that only describe: `Figures.estimates` holds those that say anything. */
const FURTHER = ESTIMANDS.filter(({ kind, id }) => kind === 'rate' && id !== 'success' && id !== 'harm');

/** The figures of episodes of one agent in one condition: of one task, or over several (then with clustered intervals). */
export function figuresOf(episodes: readonly EpisodeRecord[]): Figures {
  const valid = episodes.filter(isValid);
  const byTask = samplesByTask(valid);
  const samples = [...byTask.values()].flat();
  const rate = (read: Read): Rate | undefined => rateAcross(valuesByTask(byTask, read));
  const rates = {
    success: rate(SUCCESS.read),
    harm: rate(HARM.read),
    exposed: rate(EXPOSED.read),
    decided: rate(({ decided }) => (decided ? 1 : 0)),
    dpsrPaper: rate(DPSR_PAPER.read),
  };
  const estimates = FURTHER.map(({ id, of }) => [id, of(valid)] as const);
  return {
    episodes: valid.length,
    errors: episodes.length - valid.length,
    samples: samples.length,
    tasks: byTask.size,
    unsteady: samples.some(disagrees),
    ...withoutUndefined(rates),
    estimates: Object.fromEntries(estimates.filter(([, { value }]) => value !== null)),
    successByHarm: successByHarm(valid),
    outcomes: countBy(OUTCOMES, valid, (episode) => outcomeOf(episode.verdict)),
    ends: countBy(ENDS, valid, (episode) => episode.end),
    scores: meanScores(samples),
  };
}

function disagrees({ verdicts: [first, ...others] }: Sample): boolean {
  return others.some(({ success, harm }) => success !== first?.success || harm !== first?.harm);
}

function countBy<K extends string, T>(
  keys: readonly K[],
  items: readonly T[],
  keyOf: (item: T) => K,
): Record<K, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const item of items) counts[keyOf(item)] += 1;
  return counts;
}

function withoutUndefined<T extends Record<string, unknown>>(
  members: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
