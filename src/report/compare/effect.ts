import { CONTROL } from '../../core/mechanism.ts';
import { CONTRASTS, type Estimand, type Estimate } from '../estimands/index.ts';
import { armsOf, type CellArms } from './arms.ts';
import type { SharedCell } from './cells.ts';
import { type Figure, minus, negated, nothingToSay, ofEnoughTasks } from './figure.ts';
import { overTasks } from './tasks-like-these.ts';
import { onTheseTasks } from './these-tasks.ts';

/** What an interval is to speak of. */
export const ABOUT = ['tasks-like-these', 'these-tasks'] as const;
export type About = (typeof ABOUT)[number];

/** B minus A. Of a contrast: how much more B loses to the mechanism than A. */
export function changeOf(estimand: Estimand, cells: readonly SharedCell[], about: About): Figure {
  const over = about === 'these-tasks' ? onTheseTasks : overTasks;
  const { read } = estimand;
  if (read === undefined) {
    return minus(levelOf(estimand, cells, 'b', about), levelOf(estimand, cells, 'a', about));
  }
  const { first } = contrastNamed(estimand) ?? {};
  if (first === undefined) return over(armsOf(read, cells));
  const { control, treatment } = armsOfContrast(read, cells);
  const change = minus(over(treatment), over(control));
  return first === 'treatment' ? change : negated(change);
}

/** The estimand's own value on one side, over the cells that both sides have. */
export function levelOf(
  estimand: Estimand,
  cells: readonly SharedCell[],
  side: 'a' | 'b',
  about: About,
): Figure {
  if (about === 'tasks-like-these') {
    return ofEnoughTasks(figureOf(estimand.of(cells.flatMap((cell) => cell[side]))));
  }
  const { read } = estimand;
  if (read === undefined) return nothingToSay(`${estimand.id} can't be said of these tasks alone`);
  const { first } = contrastNamed(estimand) ?? {};
  const own = (arms: readonly CellArms[]): Figure => onTheseTasks(arms.map((cell) => alone(cell, side)));
  if (first === undefined) return own(armsOf(read, cells));
  const { control, treatment } = armsOfContrast(read, cells);
  const added = minus(own(treatment), own(control));
  return first === 'treatment' ? added : negated(added);
}

function contrastNamed({ id }: Estimand) {
  return CONTRASTS.find((contrast) => contrast.id === id);
}

/** The arms of a contrast on both sides: tasks that have the control and a treatment. */
function armsOfContrast(read: NonNullable<Estimand['read']>, cells: readonly SharedCell[]) {
  const arms = armsOf(read, cells);
  const isControl = ({ condition }: CellArms): boolean => condition === CONTROL.id;
  const whole = arms.filter(({ task }) => {
    const own = arms.filter((other) => other.task === task);
    return own.some(isControl) && !own.every(isControl);
  });
  return { control: whole.filter(isControl), treatment: whole.filter((cell) => !isControl(cell)) };
}

/** A side's rate is its difference from a certain 0. */
function alone(cell: CellArms, side: 'a' | 'b'): CellArms {
  return { ...cell, a: { values: [0], exact: true }, b: cell[side] };
}

function figureOf({ value, interval, method, tasks, note }: Estimate): Figure {
  return { value, interval, method, tasks, ...(note === undefined ? {} : { note }) };
}
