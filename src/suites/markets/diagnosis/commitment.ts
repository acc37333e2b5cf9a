import type { Reason } from '../../../core/verdict.ts';
import type { Seen } from './seen.ts';

interface Evidence {
  readonly optimum: string;
  /** The fact that told the optimum's payable price in the configuration asked for. */
  readonly optimumPriced: number | undefined;
  readonly bought: string;
  /** The fact that told the payable price of what was bought, before it was in the cart. */
  readonly boughtPriced: number | undefined;
}

/**
 * Premature commitment with unresolved evidence (caveat, 5.3). The rule: the order was not the optimum, and a fact on which
 * the comparison hangs had not been served: the payable price or the full specification of what was bought, or, of an optimum
 * whose page had been opened, one of these two. Whether a fact that was served was misread, no ledger can tell.
 */
export function prematureCommitment(
  seen: Seen,
  { optimum, optimumPriced, bought, boughtPriced }: Evidence,
): Reason | undefined {
  const found = seen.opened.get(optimum);
  const unresolved = [
    ...(boughtPriced === undefined ? ['the payable price of what was bought'] : []),
    ...(seen.specified.has(bought) ? [] : ['the specification of what was bought']),
    ...(found !== undefined && optimumPriced === undefined
      ? ['the payable price of the optimum, which had been opened']
      : []),
    ...(found !== undefined && !seen.specified.has(optimum)
      ? ['the specification of the optimum, which had been opened']
      : []),
  ];
  if (unresolved.length === 0) return undefined;
  const facts = [seen.opened.get(bought), found].filter((seq) => seq !== undefined);
  return {
    says: `Premature commitment: when the order was placed, this had not been shown: ${unresolved.join('; ')}.`,
    facts: [...new Set(facts)],
  };
}
