import type { Usage } from '../core/usage.ts';
import type { Store } from '../store/index.ts';

/** Flags that limit what a run's models may use. */
export interface SpendingFlags {
  readonly maxCost?: number;
  readonly maxTotalTokens?: number;
  readonly maxRequests?: number;
}

/**
 * Limits what the models that are opened from now on may use together. What episodes of `before`, a run that is gone on
 * with, used counts; what was used in episodes that ended in an error is not known any more.
 */
export async function limitSpending(
  store: Pick<Store, 'runs' | 'episodes'>,
  { maxCost, maxTotalTokens, maxRequests }: SpendingFlags,
  before?: string,
): Promise<void> {
  if (maxCost === undefined && maxTotalTokens === undefined && maxRequests === undefined) return;
  const { limitRun } = await import('../agents/model/run-budget.ts');
  const limits = {
    ...(maxCost !== undefined && { maxCost }),
    ...(maxTotalTokens !== undefined && { maxTokens: maxTotalTokens }),
    ...(maxRequests !== undefined && { maxRequests }),
  };
  limitRun(limits, before === undefined ? [] : await usagesIn(store, before));
}

async function usagesIn({ runs, episodes }: Pick<Store, 'runs' | 'episodes'>, run: string): Promise<Usage[]> {
  const { findRun } = await import('../run/index.ts');
  const { id } = await findRun({ runs }, run);
  const usages: Usage[] = [];
  for (const [key, status] of await episodes.keys(id))
    if (status === 'ok')
      for (const { remark } of await episodes.steps(id, key)) if (remark.usage) usages.push(remark.usage);
  return usages;
}
