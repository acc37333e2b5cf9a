import type { AnalysisResult } from '../part.ts';
import { marketTable } from './caveat.ts';
import { categoryErrors, errorTable, openModelTable, overallErrors } from './decepticon.ts';
import { operatorTable, solutionTable } from './susbench.ts';

/** The published figures of the papers, recomputed from the counts that they imply. Needs no data. */
export function consistencyTables(): AnalysisResult {
  return {
    title: 'Published figures, recomputed',
    sources: ['Figures as printed in the papers; docs/papers.md says what they are.'],
    warnings: [],
    parts: [
      solutionTable(),
      operatorTable(),
      errorTable('decepticon-table-2a', 'DECEPTICON, table 2 (a): standard errors', overallErrors(), [
        'n = 250 in the wild contradicts the 100 tasks of section 3 and table 1.',
      ]),
      errorTable('decepticon-table-2b', 'DECEPTICON, table 2 (b): standard errors', categoryErrors(), [
        'The errors of humans use n = 600 in each category, not the number of its tasks.',
      ]),
      openModelTable(),
      marketTable(),
    ],
  };
}
