import type { Interval } from '../../stats/index.ts';

/** A number with what is known of it. */
export interface Figure {
  /** Null when there is nothing to say; `note` says why. */
  readonly value: number | null;
  /** 95 %. Null when the data can't give one; `note` says why. */
  readonly interval: Interval | null;
  readonly method: string;
  /** Tasks that it is of. */
  readonly tasks: number;
  readonly note?: string;
}

export function nothingToSay(note: string): Figure {
  return { value: null, interval: null, method: 'none', tasks: 0, note };
}

/**
 * A difference of two figures, first minus second, with the interval by "square and add" from theirs (Zou and Donner
 * 2008). It takes them as independent, so that for figures that rise and fall together it is too wide rather than too
 * narrow.
 */
export function minus(first: Figure, second: Figure): Figure {
  if (first.value === null) return first;
  if (second.value === null) return second;
  const value = first.value - second.value;
  const tasks = Math.min(first.tasks, second.tasks);
  const note = first.note ?? second.note;
  const more = note === undefined ? {} : { note };
  if (first.interval === null || second.interval === null) {
    return { value, interval: null, method: 'none', tasks, ...more };
  }
  const down = Math.hypot(first.value - first.interval.low, second.interval.high - second.value);
  const up = Math.hypot(first.interval.high - first.value, second.value - second.interval.low);
  return {
    value,
    interval: { low: value - down, high: value + up },
    method: 'square-and-add',
    tasks,
    ...more,
  };
}

/** A figure turned round: what was above 0 is below. */
export function negated(figure: Figure): Figure {
  const { value, interval } = figure;
  return {
    ...figure,
    value: value === null ? null : 0 - value,
    interval: interval && { low: 0 - interval.high, high: 0 - interval.low },
  };
}

/**
 * With fewer tasks than this, no interval keeps its promise about tasks like them: two tasks that both happen to go one
 * way come about by chance in 6 of 100 comparisons.
 */
const FEWEST_TASKS = 3;

/** Takes away an interval that rests on too few tasks to speak of others. */
export function ofEnoughTasks(figure: Figure): Figure {
  if (figure.value === null || figure.tasks >= FEWEST_TASKS) return figure;
  const tasks = figure.tasks === 1 ? 'one task says' : 'two tasks say';
  const note = `${tasks} too little of tasks like them: add tasks, or ask --about these-tasks`;
  return { ...figure, interval: null, method: 'none', note };
}
