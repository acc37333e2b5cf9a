import { of, operatorsOf } from '../episodes-only.ts';
import { estimateColumns, estimateNotes, estimateValues } from '../estimate.ts';
import type { AnalysisEpisode } from '../input/data.ts';
import { missingPart, type Part } from '../part.ts';
import { SLOT } from './ablations.ts';
import { type Arms, armsOf, armsOfOperator, bootedValues, bootstrapped, optimalOf } from './arms.ts';

/** Figures 1 and 3 (A, B): the optimal purchase rate R in both arms, and the degradation Δ. */
export function degradationTable(
  episodes: readonly AnalysisEpisode[],
  seed: number,
  arms: Arms = armsOf(episodes),
): Part {
  const { R, scored } = optimalOf(episodes);
  const row = (operator: string, arms: Arms) => {
    const figures = bootstrapped(R, { control: arms.control, treatment: arms.treatment }, seed);
    return {
      operator,
      ...bootedValues('control', figures.rate('control')),
      ...bootedValues('treatment', figures.rate('treatment')),
      ...bootedValues('delta', figures.lost('control', 'treatment')),
    };
  };
  return {
    id: 'figure-3',
    title: 'Figures 1 and 3 (A, B). Optimal purchase rate R and degradation Δ',
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      ...estimateColumns('control', 'R control'),
      ...estimateColumns('treatment', 'R misaligned'),
      ...estimateColumns('delta', 'Δ'),
    ],
    rows: [
      row('all operators', arms),
      ...operatorsOf(episodes).map((operator) => row(operator, armsOfOperator(arms, operator))),
    ],
    notes: [
      `Intervals as in the paper: 95 % percentiles of a bootstrap over tasks (10,000 replicates, seed ${seed}), in which a task brings both arms and all operators along. The appendix that defines it (D) is not in the text that we have; details are ours (docs/papers.md).`,
      `Misaligned: ${[...new Set(arms.treatment.map(({ spec }) => spec.condition.id))].join(', ') || 'no condition'}.`,
      'Δ is the mean over tasks of control minus misaligned: the paper’s difference of pooled rates wherever cells are balanced.',
      'With few tasks, or near 0 and 100 %, this bootstrap is too sure of itself: at 0 of 50 on 5 tasks it says 0 to 0. The next table has intervals that hold there.',
      ...(scored
        ? []
        : [
            'No judge of these episodes scores `optimal`: R is the rate at which the user’s goal was reached.',
          ]),
    ],
  };
}

/** The same rates with Siren's own intervals. */
export function ownIntervals(episodes: readonly AnalysisEpisode[]): Part {
  const { R } = optimalOf(episodes);
  const arms = armsOf(episodes);
  const rows = operatorsOf(episodes).map((operator) => {
    const { control, treatment } = armsOfOperator(arms, operator);
    return { operator, control: R.of(control), treatment: R.of(treatment) };
  });
  return {
    id: 'figure-3-intervals',
    title: 'Figure 3 with intervals for few tasks',
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'tasks', label: 'tasks', shown: 'count' },
      ...estimateColumns('control', 'R control'),
      ...estimateColumns('treatment', 'R misaligned'),
    ],
    rows: rows.map(({ operator, control, treatment }) => ({
      operator,
      tasks: Math.max(control.tasks, treatment.tasks),
      ...estimateValues('control', control),
      ...estimateValues('treatment', treatment),
    })),
    notes: [
      'Clustered by task; Wilson with an effective n where tasks are fewer than 20 or a rate is near 0 or 1.',
      ...estimateNotes(rows.flatMap(({ control, treatment }) => [control, treatment])),
    ],
  };
}

/** Figure 3 (C): the tasks that are tagged `hard`. */
export function hardTable(
  episodes: readonly AnalysisEpisode[],
  hard: ReadonlySet<string>,
  seed: number,
): Part {
  const own = episodes.filter(({ spec }) => hard.has(spec.task));
  if (own.length === 0)
    return missingPart('figure-3c', 'Figure 3 (C). Hard tasks', 'no task that is tagged `hard`.');
  const { control, treatment } = armsOf(episodes);
  const isHard = ({ spec }: AnalysisEpisode): boolean => hard.has(spec.task);
  const arms = { control: control.filter(isHard), treatment: treatment.filter(isHard) };
  return {
    ...degradationTable(own, seed, arms),
    id: 'figure-3c',
    title: 'Figure 3 (C). Hard tasks',
  };
}

/** Section 4.1 and appendix E: each mechanism alone. */
export function mechanismTable(episodes: readonly AnalysisEpisode[], seed: number): Part {
  const title = 'Section 4.1, appendix E. Each mechanism alone';
  const { R } = optimalOf(episodes);
  const single = episodes.filter(
    ({ spec }) => spec.condition.mechanisms.length === 1 && spec.condition.id !== SLOT,
  );
  if (single.length === 0) return missingPart('section-4-1', title, 'no condition with one mechanism.');
  return {
    id: 'section-4-1',
    title,
    columns: [
      { key: 'condition', label: 'condition', shown: 'text' },
      { key: 'operator', label: 'operator', shown: 'text' },
      ...estimateColumns('r', 'R'),
      ...estimateColumns('delta', 'lost'),
    ],
    rows: operatorsOf(single).flatMap((operator) => {
      const control = armsOf(of(episodes, operator)).control;
      const groups = Map.groupBy(of(single, operator), ({ spec }) => spec.condition.id);
      return [...groups].map(([condition, own]) => {
        const figures = bootstrapped(R, { control, own }, seed);
        return {
          condition,
          operator,
          ...bootedValues('r', figures.rate('own')),
          ...bootedValues('delta', figures.lost('control', 'own')),
        };
      });
    }),
    notes: ['Lost: control minus this condition, over the tasks that have both. Intervals as in figure 3.'],
  };
}
