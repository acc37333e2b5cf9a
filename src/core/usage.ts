/** What one or more requests used. What the provider does not tell is unknown (absent), never zero. */
export interface Usage {
  /** Requests sent, those that failed and were tried again included. */
  readonly requests: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** Part of the input tokens that the provider had cached. */
  readonly cachedInputTokens?: number;
  /** Part of the output tokens that was reasoning. */
  readonly reasoningTokens?: number;
  /** Money, in the currency of the prices given; absent when the price or the tokens are unknown. */
  readonly cost?: number;
  /** Replies taken from the response cache: nothing was sent for them. Absent when there are none. */
  readonly fromCache?: number;
  /** Time from asking to the reply, ms, waiting and retries included. */
  readonly ms: number;
}

const COUNTS = ['inputTokens', 'outputTokens', 'cachedInputTokens', 'reasoningTokens', 'cost'] as const;

/** What several replies used together. What is unknown of one of them is unknown of the whole. */
export function totalUsage(usages: readonly Usage[]): Usage {
  const sum = (of: (usage: Usage) => number): number => usages.reduce((total, usage) => total + of(usage), 0);
  const known = COUNTS.filter((count) => usages.every((usage) => usage[count] !== undefined));
  const fromCache = sum((usage) => usage.fromCache ?? 0);
  return {
    requests: sum(({ requests }) => requests),
    ...Object.fromEntries(known.map((count) => [count, sum((usage) => usage[count] ?? 0)])),
    ...(fromCache > 0 && { fromCache }),
    ms: sum(({ ms }) => ms),
  };
}
