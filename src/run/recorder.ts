import { performance } from 'node:perf_hooks';
import type { Action, ActResult } from '../core/action.ts';
import type { Hands, Remark } from '../core/agent.ts';
import type { Step } from '../core/episode.ts';
import { InfrastructureError, messageOf, SirenError } from '../core/errors.ts';
import type { Fact } from '../core/fact.ts';
import { parseAct } from './action-schema.ts';
import type { EpisodePage } from './environment.ts';
import type { EpisodeRecorder, RecorderOptions } from './episode-recorder.ts';
import { channelsOf, dateLooks, documentsIn, type TakenLook } from './looks.ts';

export interface HandsRecorderOptions extends RecorderOptions {
  readonly page: EpisodePage;
  /** Lets the held answers of an early look go; absent when the first look is a settled one. */
  readonly release?: () => void;
}

type Draft = Omit<Step, 'looks'> & { readonly looks: readonly TakenLook[] };

/** Counts, times and records what an operator does with a page. Its `hands` are what the operator gets. */
export class Recorder implements EpisodeRecorder {
  readonly hands: Hands;
  readonly begun = Promise.resolve();
  readonly #options: HandsRecorderOptions;
  readonly #steps: Draft[] = [];
  #firstLook: TakenLook | undefined;
  #looks: TakenLook[] = [];
  #marked: Pick<Step, 'marked'> = {};
  #acts = 0;
  #observing = 0;
  /** When the operator had the page's last answer to an act. */
  #since = performance.now();
  #held: boolean;
  #queue: Promise<unknown> = Promise.resolve();
  #busy: { readonly since: number; readonly asked: number } | undefined;

  constructor(options: HandsRecorderOptions) {
    this.#options = options;
    this.#held = options.release !== undefined;
    this.hands = {
      observe: (request) => this.#inTurn(0, () => this.#observe(request)),
      act: (action, remark = {}) => {
        const asked = action?.type === 'wait' ? action.ms : 0;
        return this.#inTurn(asked, () => this.#act(action, remark));
      },
    };
  }

  get firstLook(): TakenLook | undefined {
    return this.#firstLook;
  }

  get stuckFor(): number {
    return this.#busy ? performance.now() - this.#busy.since - this.#busy.asked : 0;
  }

  get busy(): boolean {
    return this.#busy !== undefined;
  }

  /** Each step is kept before its act returns; one that hangs is not waited for. */
  async kept(): Promise<void> {}

  steps(facts: readonly Fact[]): Step[] {
    return this.#steps.map((draft) => ({ ...draft, looks: dateLooks(draft.looks, facts) }));
  }

  /** One call at a time: an operator that starts several at once must not mix up its steps. */
  #inTurn<T>(asked: number, work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(async () => {
      this.#options.over.check();
      this.#busy = { since: performance.now(), asked };
      try {
        return await work();
      } finally {
        this.#busy = undefined;
      }
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #observe(request: Parameters<Hands['observe']>[0]): ReturnType<Hands['observe']> {
    const { page, facts } = this.#options;
    const began = performance.now();
    const documents = documentsIn(facts());
    const observation = await this.#ask(() => page.observe(request));
    const took = performance.now() - began;
    const look = {
      channels: channelsOf(request),
      pageTime: observation.pageTime,
      documents,
      facts: facts().length,
    };
    this.#firstLook ??= look;
    this.#looks.push(look);
    this.#observing += took;
    await this.#keepMarked(request, observation);
    this.#release();
    return observation;
  }

  async #act(asked: Action, remarked: Remark): Promise<ActResult> {
    const { page, over, limits, clock, onStep } = this.#options;
    const began = performance.now();
    const { action, remark } = parseAct(asked, remarked);
    if (action.type !== 'done' && this.#acts >= limits.steps) {
      over.end({ by: 'step-limit' });
      over.check();
    }
    if (this.#held) {
      this.#release();
      await this.#ask(() => page.settle());
      this.#held = false;
    }
    const settled = performance.now();
    const seen = await this.#lookOver();
    const recorded = performance.now();
    const at = clock.elapsed();
    const result: ActResult =
      action.type === 'done'
        ? { ok: true, navigated: false }
        : await this.#ask(() => page.act(action, remark));
    const ended = performance.now();
    this.#keep({
      index: this.#acts,
      at,
      ...seen,
      remark,
      action,
      result,
      ...this.#marked,
      looks: this.#looks,
      phases: {
        think: Math.max(0, began - this.#since - this.#observing),
        observe: this.#observing,
        act: settled - began + (ended - recorded),
        record: recorded - settled,
      },
    });
    onStep();
    if (action.type === 'done') over.end({ by: 'done', answer: action.answer });
    return result;
  }

  #keep(step: Draft): void {
    if (this.#options.record !== 'none') this.#steps.push(step);
    this.#acts++;
    this.#looks = [];
    this.#marked = {};
    this.#observing = 0;
    this.#since = performance.now();
  }

  /** Marks are on no screenshot of the page: what was seen with them is kept as it was seen. */
  async #keepMarked(
    { pixels }: Parameters<Hands['observe']>[0],
    observation: Awaited<ReturnType<Hands['observe']>>,
  ): Promise<void> {
    const { record, artifacts } = this.#options;
    const picture = observation.pixels?.png;
    if (record !== 'full' || picture === undefined || typeof pixels !== 'object' || !pixels.marks) return;
    const hash = await this.#ask(() => artifacts.put(picture, 'png'));
    this.#marked = { marked: { hash, format: 'png' } };
  }

  /** Where the operator is just before an act, and what the page looks like. */
  async #lookOver(): Promise<Pick<Step, 'url' | 'title' | 'screenshot'>> {
    const { page, record, card, artifacts } = this.#options;
    if (record === 'none') return { url: '', title: '' };
    const where = { url: page.url, title: await this.#ask(() => page.title()) };
    if (record === 'steps') return where;
    const format = card.modality.includes('pixels') ? 'png' : 'jpeg';
    const picture = await this.#ask(() => page.screenshot(format));
    const hash = await this.#ask(() => artifacts.put(picture, format === 'png' ? 'png' : 'jpg'));
    return { ...where, screenshot: { hash, format } };
  }

  #release(): void {
    this.#options.release?.();
  }

  /** Asks the page or the store. What fails there is no doing of the operator's, so the episode is no result. */
  async #ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      const error = cause instanceof SirenError ? cause : browserTrouble(cause);
      this.#options.over.end({ by: 'trouble', error });
      throw error;
    }
  }
}

/** What a failed call of a page means. */
export function browserTrouble(cause: unknown): InfrastructureError {
  return new InfrastructureError(
    'browser',
    {
      expected: 'the page to answer',
      found: `an error: ${messageOf(cause)}`,
      hint: 'The episode is tried again.',
    },
    { cause },
  );
}
