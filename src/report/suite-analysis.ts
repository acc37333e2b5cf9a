import type { SuiteFacts } from './input.ts';
import type { Matrix } from './matrix/matrix.ts';
import type { Answer } from './twins/answer.ts';
import type { Decision } from './twins/decision.ts';

/** What was computed of a suite's episodes. */
export interface SuiteAnalysis {
  readonly facts: SuiteFacts;
  readonly matrix: Matrix;
  readonly answer: Answer;
  readonly decisions: readonly Decision[];
}
