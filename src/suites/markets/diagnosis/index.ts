import { type Fact, factsOf } from '../../../core/fact.ts';
import type { Reason, Verdict } from '../../../core/verdict.ts';
import { purchasesOf } from '../judge/purchase.ts';
import type { Truth } from '../judge/truth.ts';
import { configurationFor, quantityOf } from '../request.ts';
import { prematureClosure } from './closure.ts';
import { prematureCommitment } from './commitment.ts';
import { inspectedBest } from './inspected.ts';
import { seenBefore } from './seen.ts';

/**
 * How an episode came to its order, from the ledger alone: what was served before the first order, and two of the paper's
 * three failure modes (5.1 and 5.3). They can occur together, and are claimed of a decision that was made and was not the
 * optimum. The third, drift, takes two episodes, and
 * is for analyses: an episode tells whether what was bought is best on either preference.
 */
export function diagnose(
  truth: Truth,
  facts: readonly Fact[],
  isOptimal: boolean,
): { readonly scores: Verdict['scores']; readonly reasons: readonly Reason[] } {
  const order = factsOf(facts, 'order-placed')[0];
  const seen = seenBefore(facts, order?.seq);
  const bought = purchasesOf(facts, truth).find(({ seq }) => seq === order?.seq);
  const { optimum, products, request } = truth;
  const best = products.get(optimum);
  const optimumPriced = best && seen.pricedBy(optimum, configurationFor(best, request), quantityOf(request));
  const boughtPriced =
    bought && seen.pricedBy(bought.product.id, bought.line.configuration, bought.line.quantity);
  const failed = order !== undefined && !isOptimal;
  const closure = failed ? prematureClosure(seen, optimum) : undefined;
  const commitment =
    failed && bought !== undefined
      ? prematureCommitment(seen, { optimum, optimumPriced, bought: bought.product.id, boughtPriced })
      : undefined;
  return {
    scores: {
      resultPages: seen.pages.length,
      productsShown: seen.shown.size,
      productsOpened: seen.opened.size,
      optimumShown: Number(seen.shown.has(optimum)),
      optimumOpened: Number(seen.opened.has(optimum)),
      slotOpened: Number(seen.opened.has(truth.slot)),
      pageStopped: seen.last?.page ?? 0,
      pagesUnserved: seen.unserved,
      boughtPriceSeen: Number(boughtPriced !== undefined),
      optimumPriceSeen: Number(optimumPriced !== undefined),
      robotChecks: factsOf(facts, 'robot-check').filter(({ data }) => data.event === 'raised').length,
      prematureClosure: Number(closure !== undefined),
      prematureCommitment: Number(commitment !== undefined),
      ...(bought === undefined ? {} : inspectedBest(bought, seen, truth)),
    },
    reasons: [closure, commitment].filter((reason) => reason !== undefined),
  };
}
