import { finite, type Part } from '../part.ts';
import type { OmnibusTest } from './fit.ts';
import type { ModelRequest } from './request.ts';

const KINDS: Readonly<Record<OmnibusTest['kind'], string>> = {
  wald: 'Wald',
  'ml-lr': 'likelihood ratio (maximum likelihood)',
  'penalised-lr': 'penalised likelihood ratio (Firth)',
};

/** The omnibus tests as a table. */
export function omnibusPart(
  tests: readonly OmnibusTest[],
  { coding, type, bootstrap }: Pick<ModelRequest, 'coding' | 'type' | 'bootstrap'>,
  heading: { readonly id: string; readonly title: string },
): Part {
  const kind = tests[0] === undefined ? '' : KINDS[tests[0].kind];
  return {
    ...heading,
    columns: [
      { key: 'term', label: 'effect', shown: 'text' },
      { key: 'statistic', label: 'χ²', shown: 'fixed2' },
      { key: 'df', label: 'df', shown: 'count' },
      { key: 'p', label: 'p', shown: 'p' },
      ...(bootstrap ? [{ key: 'bootstrap_p', label: 'bootstrap p', shown: 'p' as const }] : []),
    ],
    rows: tests.map(({ term, statistic, df, p, bootstrapP }) => ({
      term: term.replaceAll(':', ' × '),
      statistic: finite(statistic),
      df,
      p: finite(p),
      ...(bootstrap ? { bootstrap_p: finite(bootstrapP) } : {}),
    })),
    notes: [
      `Type ${type === 3 ? 'III' : 'II'}, ${kind}, ${coding} coding.`,
      ...(coding === 'treatment' && type === 3
        ? [
            'Under treatment coding a type III test of a main effect asks about the first level of the other factors only: use sum coding for main effects.',
          ]
        : []),
      bootstrap
        ? `Bootstrap p: ${bootstrap.replicates} data sets simulated without the term, seed ${bootstrap.seed}; (1 + those that reach χ²) / (${bootstrap.replicates} + 1).`
        : 'The p-values are from the χ² distribution, which is unreliable in sparse tables: `--bootstrap 999` simulates them.',
    ],
  };
}
