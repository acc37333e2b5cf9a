import { UsageError } from '../../core/errors.ts';
import { caveatTables } from './caveat/index.ts';
import type { Listed, Paper } from './choices.ts';
import { consistencyTables } from './consistency/index.ts';
import { decepticonTables } from './decepticon/index.ts';
import type { AnalysisData } from './input/data.ts';
import type { BootstrapRequest } from './model/request.ts';
import type { AnalysisResult } from './part.ts';
import { susbenchTables } from './susbench/index.ts';
import { twinsTables } from './twins/index.ts';

/** What a paper's tables may be made with. */
export interface PaperOptions {
  readonly contrasts: Listed;
  readonly bootstrap?: BootstrapRequest;
  /** Of the bootstrap over tasks. */
  readonly seed: number;
}

/**
 * The tables and figures of a paper, by its own rules.
 *
 * @param data `consistency` needs none, all others do
 * @throws UsageError when the data hold too little for any of them.
 */
export function analyzeAs(
  paper: Paper,
  data: AnalysisData | undefined,
  options: PaperOptions,
): AnalysisResult {
  if (paper === 'consistency') return consistencyTables();
  if (data === undefined) {
    throw new UsageError({
      expected: 'a run or a CSV file',
      found: 'none',
      hint: `Write \`siren analyze latest --as ${paper}\`.`,
    });
  }
  switch (paper) {
    case 'susbench':
      return susbenchTables(data, options);
    case 'decepticon':
      return decepticonTables(data);
    case 'twins':
      return twinsTables(data);
    case 'caveat':
      return caveatTables(data, options.seed);
  }
}
