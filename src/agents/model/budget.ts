import { UsageError } from '../../core/errors.ts';
import { totalUsage, type Usage } from '../../core/usage.ts';

/** What a run may use at most. */
export interface BudgetLimits {
  /** Input and output tokens together. */
  readonly maxTokens?: number;
  /** Requests sent, those that failed included. */
  readonly maxRequests?: number;
  /** Money, in the currency of the prices given. */
  readonly maxCost?: number;
}

/** Thrown when a budget is used up: the run stops, and what it has saved stays. */
export class BudgetSpent extends UsageError {}

/**
 * What a run used, and whether it may use more. It is asked before each request, so requests that are under way at that
 * moment may pass a limit by what they use.
 */
export class Budget {
  readonly limits: BudgetLimits;
  #spent: Usage;

  /** `spent` is what earlier sessions of the same run used. */
  constructor(limits: BudgetLimits, spent: readonly Usage[] = []) {
    this.limits = limits;
    this.#spent = totalUsage(spent);
  }

  /** All that was used. What is unknown of a part is unknown of the whole. */
  get spent(): Usage {
    return this.#spent;
  }

  add(usage: Usage): void {
    this.#spent = totalUsage([this.#spent, usage]);
  }

  /**
   * @throws BudgetSpent when a limit is met, or can't be kept any more, for the endpoint doesn't tell what it used.
   */
  check(): void {
    const { maxTokens, maxRequests, maxCost } = this.limits;
    const { requests, inputTokens, outputTokens, cost } = this.#spent;
    if (maxRequests !== undefined && requests >= maxRequests)
      throw spent(`at most ${maxRequests} requests`, `${requests}`, '--max-requests');
    if (maxTokens !== undefined) {
      if (inputTokens === undefined || outputTokens === undefined)
        throw unknown('tokens', '--max-total-tokens');
      const tokens = inputTokens + outputTokens;
      if (tokens >= maxTokens) throw spent(`at most ${maxTokens} tokens`, `${tokens}`, '--max-total-tokens');
    }
    if (maxCost !== undefined) {
      if (cost === undefined) throw unknown('costs', '--max-cost');
      if (cost >= maxCost) throw spent(`costs of at most ${maxCost}`, cost.toFixed(4), '--max-cost');
    }
  }
}

function spent(expected: string, found: string, flag: string): BudgetSpent {
  return new BudgetSpent({
    expected: `${expected} in this run`,
    found: `${found} used`,
    hint: `What is done is saved: \`siren resume latest\` goes on with a higher ${flag}.`,
  });
}

function unknown(what: string, flag: string): BudgetSpent {
  return new BudgetSpent({
    expected: `the ${what} of each request, to keep ${flag}`,
    found: 'a reply that does not tell them, so what was used is unknown',
    hint:
      what === 'costs' ? 'Give --price-in and --price-out, or use --max-requests.' : 'Use --max-requests.',
  });
}
