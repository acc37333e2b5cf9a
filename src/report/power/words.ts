import { percent, plural } from '../words.ts';
import { DESIGN_DEFAULTS, type Design, type DesignPower } from './design.ts';

/** What a design can see, for somebody who has never planned an experiment. */
export function powerWords(design: Design, { rates, power, detectable, needed, cell }: DesignPower): string {
  const { tasks, repeat, delta, icc, correlation, power: asked, alpha } = { ...DESIGN_DEFAULTS, ...design };
  const size = points(Math.abs(delta));
  const lines = [
    `${plural(tasks, 'task')} × ${plural(repeat, 'repetition')}, each with and without the mechanism: ${plural(2 * tasks * repeat, 'episode')} of one agent.`,
    `To be told apart: ${percent(rates.control)} and ${percent(rates.treatment)}, a difference of ${size}${design.baseline === undefined ? ' around 50%, where it is hardest to see (--baseline says where yours is)' : ''}.`,
    '',
    power === null
      ? 'One task says nothing about tasks like it: there is no power to speak of.'
      : `Power: ${percent(power)}. If the difference is really ${size}, ${percent(power)} of such runs find it; the others miss it.`,
    detectable === null
      ? `No difference is seen in ${percent(asked)} of runs.`
      : `Smallest difference seen in ${percent(asked)} of runs: ${points(detectable)}.`,
    needed === null
      ? 'No number of tasks tells such rates apart.'
      : `To see ${size} in ${percent(asked)} of runs takes ${plural(needed.tasks, 'task')}; plan ${needed.advised} (a tenth more, since the formula is a little too hopeful), ${plural(2 * needed.advised * repeat, 'episode')}.`,
    '',
    repeat < 2
      ? 'A single task with one sample an arm is a fact and no rate: it has no interval.'
      : `A single task (${repeat} with the mechanism, ${repeat} without): ${cell.detectable === null ? 'no difference is sure to show' : `only differences from ${points(cell.detectable)} on are sure to show`}; ${size} shows in ${percent(cell.power)} of runs.`,
    `Add tasks rather than repetitions: at an icc of ${icc}, a task never counts for more than ${icc === 0 ? 'its repetitions' : `${Number((1 / icc).toFixed(1))} samples`}, however often it is repeated.`,
    'A deterministic agent does the same each time: count its repetitions as 1 (--deterministic).',
    '',
    `Assumed: repetitions of a task agree with ${icc} (--icc), tasks' rates with and without with ${correlation} (--correlation); two-sided ${percent(alpha)}.`,
  ];
  return lines.join('\n');
}

function points(value: number): string {
  return `${Number((value * 100).toFixed(1))} points`;
}
