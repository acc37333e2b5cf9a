import type { Difference } from './difference.ts';
import type { Estimate } from './estimand.ts';
import { type Rate, rateAcross } from './rate.ts';
import { type Read, type SamplesByTask, valuesByTask } from './sample.ts';

/** Why there is a number but no interval. */
const ONE_SAMPLE = 'one sample: a fact, not a rate';
/** Below this many tasks with repetitions no method keeps its promise at rates near 0 or 1 (docs/estimands.md). */
const FEW_TASKS = 10;

/** What there is to say when nothing can be said. */
export function nothing(note: string): Estimate {
  return { value: null, n: 0, tasks: 0, interval: null, method: 'none', note };
}

/** The estimate of a mean over samples; `absent` says why, when no sample contributes. */
export function estimateOf(samples: SamplesByTask, read: Read, absent: string): Estimate {
  const values = valuesByTask(samples, read);
  const rate = rateAcross(values);
  if (rate === undefined) return nothing(samples.size === 0 ? 'no episode came to a verdict' : absent);
  return fromRate(rate, values.size);
}

/** A rate as an estimate, with what must be kept in mind. */
export function fromRate(rate: Rate, tasks: number): Estimate {
  const { value, n, method } = rate;
  const interval = rate.interval ?? null;
  const note =
    n === 1
      ? ONE_SAMPLE
      : tasks > 1 && tasks < FEW_TASKS && n > tasks
        ? `repetitions on only ${tasks} tasks: the interval may be too narrow; add tasks`
        : undefined;
  return { value, n, tasks, interval, method, ...(note === undefined ? {} : { note }) };
}

/** A difference as an estimate. `n` counts the samples of both arms. */
export function fromDifference(difference: Difference): Estimate {
  const { value, n, tasks, method } = difference;
  const interval = difference.interval ?? null;
  const note = interval === null ? 'one sample in an arm: too small for an interval' : undefined;
  return { value, n, tasks, interval, method, ...(note === undefined ? {} : { note }) };
}
