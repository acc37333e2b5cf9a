import type { Reason } from '../../../core/verdict.ts';
import type { Seen } from './seen.ts';

/**
 * Premature search closure (caveat, 5.1). The rule: the order was not the optimum, the optimum's page had not been served
 * before it, and the search could have gone on: pages of the last search had not been served, or the optimum had been
 * shown among the results and was passed over. It says that the search ended, not why.
 */
export function prematureClosure(seen: Seen, optimum: string): Reason | undefined {
  if (seen.opened.has(optimum)) return undefined;
  const shown = seen.shown.get(optimum);
  if (shown === undefined && seen.unserved === 0) return undefined;
  const last = seen.last === undefined ? [] : [seen.last.seq];
  const how =
    shown === undefined
      ? `${seen.unserved} of ${seen.last?.pages} pages of the last search had not been served, and the optimum had not been shown`
      : 'the optimum had been shown, and its page had not been opened';
  return {
    says: `Premature search closure: when the order was placed, ${how}.`,
    facts: shown === undefined ? last : [shown, ...last],
  };
}
