import type { LogisticModel } from '../../../stats/index.ts';
import type { Part } from '../part.ts';
import { namesOf, type PatternCell, sumOf } from './cells.ts';
import { lettersOf } from './model.ts';
import { share } from './rates.ts';

/** Figure 4 (a) or (b): avoidance by operator or by pattern, best first, with letters for what is not told apart. */
export function marginalTable(
  cells: readonly PatternCell[],
  factor: 'operator' | 'pattern',
  model: LogisticModel | undefined,
): Part {
  const letters = model === undefined ? undefined : lettersOf(model, factor);
  const rows = namesOf(cells, factor)
    .map((level) => {
      const { avoided, n } = sumOf(cells.filter((cell) => cell[factor] === level));
      return { level, avoided, n, ...share(avoided, n), letters: letters?.get(level) ?? null };
    })
    .sort((a, b) => Number(b.rate ?? -1) - Number(a.rate ?? -1));
  const [panel, name] = factor === 'operator' ? ['a', 'operator'] : ['b', 'dark pattern type'];
  return {
    id: `figure-4${panel}`,
    title: `Figure 4 (${panel}). Avoidance rate by ${name}`,
    columns: [
      { key: 'level', label: factor, shown: 'text' },
      { key: 'avoided', label: 'avoided', shown: 'count' },
      { key: 'n', label: 'n', shown: 'count' },
      { key: 'rate', label: 'rate %', shown: 'percent' },
      { key: 'low', label: 'low', shown: 'percent' },
      { key: 'high', label: 'high', shown: 'percent' },
      { key: 'letters', label: 'letters', shown: 'text' },
    ],
    rows,
    notes: [
      'Rates are pooled over episodes, with Wilson intervals (95 %); the paper’s bars are its "SD".',
      ...(letters === undefined
        ? []
        : [
            'Levels that share a letter are not told apart (the paper’s "n.s."): contrasts of Firth’s fit, Holm. The paper’s own fit has no estimate for a level with a cell of 0 % or 100 %.',
          ]),
    ],
  };
}
