import { UsageError } from '../../../core/errors.ts';
import type { Listed } from '../choices.ts';
import { contrastsPart } from '../model/contrasts-part.ts';
import { omnibusPart } from '../model/omnibus-part.ts';
import type { BootstrapRequest } from '../model/request.ts';
import { missingPart, type Part } from '../part.ts';
import { namesOf, type PatternCell } from './cells.ts';
import { directions, type FitResults, fitCells, testCells } from './model.ts';

/** Both fits of the cells: the one that the paper's numbers come from, and Firth's. */
export interface Fits {
  readonly ml: FitResults;
  readonly firth: FitResults;
}

/** The fits, or why there are none. */
export function fitsOf(cells: readonly PatternCell[]): Fits | string {
  try {
    return { ml: fitCells(cells, 'ml'), firth: fitCells(cells, 'firth') };
  } catch (error) {
    if (error instanceof UsageError) return error.explanation.found;
    throw error;
  }
}

const TITLES = {
  'table-6': 'Table 6. Analysis of variance by logistic regression',
  'appendix-c2': 'Appendix C.2. Contrasts of operators within each pattern',
  'table-7': 'Table 7. Contrasts of patterns within each operator',
  'table-8': 'Table 8. Contrasts of patterns over all operators',
  'section-5-3-1': 'Section 5.3.1. Direction of the contrasts within each operator',
} as const;

/** Tables 6 to 8 and what section 5.3.1 says of them. `fits` is the reason when there are none. */
export function testTables(
  cells: readonly PatternCell[],
  fits: Fits | string,
  options: { readonly contrasts: Listed; readonly bootstrap?: BootstrapRequest },
): Part[] {
  if (typeof fits === 'string') {
    return Object.entries(TITLES).map(([id, title]) => missingPart(id, title, fits));
  }
  const { ml } = fits;
  const contrasts = { adjust: 'holm', contrasts: options.contrasts } as const;
  const heading = (id: keyof typeof TITLES, within?: string) => ({ id, title: TITLES[id], within });
  const omnibus = omnibusPart(
    testCells(cells, 'lr', options.bootstrap),
    { coding: 'sum', type: 3, ...(options.bootstrap ? { bootstrap: options.bootstrap } : {}) },
    heading('table-6'),
  );
  const empty = namesOf(
    cells.filter(({ avoided, n }) => avoided === 0 || avoided === n),
    'pattern',
  );
  const blind =
    empty.length === 0
      ? []
      : [
          `By maximum likelihood a cell of 0 % or 100 % has no estimate, so that every contrast with it has p = 1, however far apart the rates are. Omnibus tests of main effects lose their meaning, too, when many cells are such (χ² near 0). Patterns with such a cell: ${empty.join(', ')}.`,
        ];
  const main = contrastsPart(ml.pattern, { ...contrasts, contrasts: 'all' }, heading('table-8'));
  return [
    {
      ...omnibus,
      notes: [
        ...omnibus.notes,
        'The paper names a bias-reduced fit and prints what plain maximum likelihood gives; this is that. "Other tests" has the bias-reduced ones.',
      ],
    },
    contrastsPart(ml.operatorWithinPattern, contrasts, heading('appendix-c2', 'pattern')),
    contrastsPart(ml.patternWithinOperator, contrasts, heading('table-7', 'operator')),
    { ...main, notes: [...main.notes, ...blind] },
    directionTable(fits),
  ];
}

function directionTable({ ml, firth }: Fits): Part {
  const byFirth = directions(firth);
  return {
    id: 'section-5-3-1',
    title: TITLES['section-5-3-1'],
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'significant', label: 'significant (ML)', shown: 'count' },
      { key: 'significant_firth', label: 'significant (Firth)', shown: 'count' },
      { key: 'opposite', label: 'against the trend (Firth)', shown: 'count' },
      { key: 'opposite_significant', label: 'of them significant', shown: 'count' },
    ],
    rows: directions(ml).map(({ operator, significant }, i) => ({
      operator,
      significant,
      significant_firth: byFirth[i]?.significant ?? null,
      opposite: byFirth[i]?.opposite ?? null,
      opposite_significant: byFirth[i]?.oppositeSignificant ?? null,
    })),
    notes: [
      'Contrasts of patterns within an operator: Holm over all operators together. Against the trend: the sign is not that of the contrast over all operators, by Firth’s fit, where each contrast has a sign.',
    ],
  };
}
