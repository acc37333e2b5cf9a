import { performance } from 'node:perf_hooks';
import type { Usage } from '../../core/usage.ts';
import type { Budget } from './budget.ts';
import { type Failure, failureOf } from './failure.ts';
import type { Gate } from './gate.ts';
import { type Pace, waitAfter } from './retry.ts';
import type { SdkCall, SdkModel, SdkResult } from './sdk.ts';
import type { Secret } from './secret.ts';

export interface AskingOptions {
  readonly sdk: () => Promise<SdkModel>;
  readonly gate: Gate;
  readonly pace: Pace;
  readonly key: Secret | undefined;
  readonly timeoutMs: number;
  readonly budget: Budget | undefined;
}

/** What came of a request and of its repetitions. */
export type Outcome =
  | { readonly ok: true; readonly result: SdkResult; readonly requests: number; readonly ms: number }
  | { readonly ok: false; readonly failure: Failure };

/** Says whether, and when, a request that failed is sent again: the wait in ms, or undefined. */
export type Patience = (failure: Failure, tried: number) => number | undefined;

/** Sends requests: in its turn, within the budget, and again where that may help. */
export class Asking {
  readonly #options: AskingOptions;

  constructor(options: AskingOptions) {
    this.#options = options;
  }

  /**
   * Sends a request until it has a reply, or patience ends.
   *
   * @throws BudgetSpent; the signal's reason when it is aborted.
   */
  async send(call: SdkCall, signal: AbortSignal | undefined, patience?: Patience): Promise<Outcome> {
    const { pace, budget } = this.#options;
    const began = performance.now();
    const wait = patience ?? ((failure, tried) => waitAfter(failure, tried, pace.spread()));
    for (let tried = 1; ; tried++) {
      budget?.check();
      const outcome = await this.#once(call, signal);
      if ('result' in outcome)
        return { ok: true, result: outcome.result, requests: tried, ms: performance.now() - began };
      budget?.add(FAILED);
      const ms = wait(outcome, tried);
      if (ms === undefined) return { ok: false, failure: outcome };
      await pace.sleep(ms, signal);
    }
  }

  async #once(
    call: SdkCall,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly result: SdkResult } | Failure> {
    const { gate, pace, key, timeoutMs } = this.#options;
    const ticket = await gate.enter(signal);
    let went: Parameters<Gate['leave']>[1] = 'failed';
    try {
      const pause = gate.pausedUntil - pace.now();
      if (pause > 0) await pace.sleep(pause, signal);
      const sdk = await this.#options.sdk();
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
        const result = await sdk.doGenerate({ ...call, abortSignal });
        went = 'ok';
        return { result };
      } catch (error) {
        signal?.throwIfAborted();
        const failure = failureOf(timeout.aborted ? timeout.reason : error, key, pace.now());
        if (failure.kind === 'busy') {
          went = 'busy';
          gate.pauseUntil(pace.now() + (failure.retryAfterMs ?? 0));
        }
        return failure;
      }
    } finally {
      gate.leave(ticket, went);
    }
  }
}

/** What failed is not billed, as far as providers tell. */
export const FAILED: Usage = {
  requests: 1,
  inputTokens: 0,
  outputTokens: 0,
  cachedInputTokens: 0,
  reasoningTokens: 0,
  cost: 0,
  ms: 0,
};
