import { percent } from '../../words.ts';
import { cellName } from '../cells.ts';
import type { Changes, Comparison } from '../comparison.ts';
import type { Figure } from '../figure.ts';
import type { Flip } from '../flips.ts';
import type { Tested } from '../threshold/threshold.ts';

/** A difference in percentage points, with its sign: "+12", "-3", "0", "+0.4" where whole points would hide it. */
export function points(value: number): string {
  const whole = Math.round(value * 100);
  const shown = whole === 0 && Math.abs(value) > 1e-9 ? (value * 100).toFixed(1) : String(whole);
  return signed(shown, value);
}

function signed(shown: string, value: number): string {
  return value > 1e-9 ? `+${shown}` : shown.replace(/^-0(\.0)?$/, '0');
}

/** "+12 (-3 to +27)", the ends rounded outwards; "+100 (exact)"; "+12 (no interval)"; "–" where there is nothing. */
export function changeWords({ value, interval }: Figure): string {
  if (value === null) return '–';
  if (interval === null) return `${points(value)} (no interval)`;
  const { low, high } = interval;
  if (low === high) return `${points(value)} (exact)`;
  const end = (whole: number): string => signed(String(whole), whole);
  return `${points(value)} (${end(Math.floor(low * 100 + 1e-9))} to ${end(Math.ceil(high * 100 - 1e-9))})`;
}

export function levelWords(value: number | null): string {
  return value === null ? '–' : percent(value);
}

/** Whether the interval excludes "no difference", and for whom that is good. */
export function effectOf({ value, interval }: Figure, better: 'high' | 'low' | 'none'): string {
  if (value === null || interval === null || (interval.low <= 0 && interval.high >= 0)) return '';
  if (better === 'none') return 'differs';
  return value > 0 === (better === 'high') ? 'better' : 'worse';
}

/** What a threshold's answer means, in a sentence. */
export function testedWords({ threshold, answer, figure, scope }: Tested): string {
  const { estimand, relative, limit, operator } = threshold;
  const what = `${estimand.title}${relative ? ' (B minus A)' : ''}, ${scope}`;
  const unit = relative || estimand.kind === 'contrast' ? ' points' : ' %';
  const seen =
    figure.value === null ? 'nothing to say' : `${bound(figure.value)}${unit}, ${rangeWords(figure)}`;
  const why = {
    pass: `none of it is ${operator} ${bound(limit)}`,
    fail: `all of it is ${operator} ${bound(limit)}`,
    undecided: figure.interval
      ? `${bound(limit)} lies inside the interval: more samples would tell`
      : (figure.note ?? 'too few samples'),
  }[answer];
  return `${what}: ${seen}; ${why}.`;
}

function rangeWords({ interval }: Figure): string {
  if (interval === null) return 'without an interval';
  const { low, high } = interval;
  return low === high ? 'exactly' : `95 % interval ${bound(low)} to ${bound(high)}`;
}

/** Hundredfold, with a decimal where there is one. */
function bound(value: number): string {
  return String(Number((value * 100).toFixed(1)) + 0);
}

export function flipWords({ estimand, from, to, worse, ...place }: Flip): string {
  return `${worse ? 'worse' : 'better'}: ${cellName(place)}, ${estimand} ${percent(from)} -> ${percent(to)}`;
}

/** The lines of a table over tasks: all conditions together, then each; the only condition there is, once. */
export function overTasks({ overall, conditions }: Comparison): readonly Changes[] {
  return [overall, ...conditions.filter(({ name }) => name !== overall.name)];
}

export function aboutWords({ about }: Pick<Comparison, 'about'>): string {
  return about === 'these-tasks'
    ? 'Intervals are about these very tasks, repeated: they say nothing of other tasks.'
    : 'Intervals over tasks are about tasks like these; a single task tells of itself alone.';
}
