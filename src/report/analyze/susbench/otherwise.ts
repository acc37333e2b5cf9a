import type { OmnibusTest } from '../model/fit.ts';
import type { BootstrapRequest } from '../model/request.ts';
import { finite, type Part } from '../part.ts';
import type { PatternCell } from './cells.ts';
import { testCells } from './model.ts';

/** What we would do instead: the omnibus tests by Firth's method, beside the paper's. */
export function otherTests(cells: readonly PatternCell[], bootstrap: BootstrapRequest | undefined): Part {
  const rows = (tests: readonly OmnibusTest[], name: string) =>
    tests.map(({ term, statistic, df, p, bootstrapP }) => ({
      test: name,
      term: term.replaceAll(':', ' × '),
      statistic: finite(statistic),
      df,
      p: finite(p),
      ...(bootstrap ? { bootstrap_p: finite(bootstrapP) } : {}),
    }));
  return {
    id: 'other-tests',
    title: 'Other tests. The same effects by Firth’s penalised likelihood',
    columns: [
      { key: 'test', label: 'test', shown: 'text' },
      { key: 'term', label: 'effect', shown: 'text' },
      { key: 'statistic', label: 'χ²', shown: 'fixed2' },
      { key: 'df', label: 'df', shown: 'count' },
      { key: 'p', label: 'p', shown: 'p' },
      ...(bootstrap ? [{ key: 'bootstrap_p', label: 'bootstrap p', shown: 'p' as const }] : []),
    ],
    rows: [
      ...rows(testCells(cells, 'penalised', bootstrap), 'penalised likelihood ratio'),
      ...rows(testCells(cells, 'wald', bootstrap), 'Wald'),
    ],
    notes: [
      'Siren’s own default is the penalised likelihood ratio: it has estimates where a cell is 0 % or 100 %. In sparse tables the χ² p of all three is off (simulated without interaction at these cell sizes, the share of p < .05 is .083, .003 and .000): give --bootstrap N for one that holds.',
    ],
  };
}
