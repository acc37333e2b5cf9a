import { performance } from 'node:perf_hooks';
import type { Onlooker, Sighting } from '../browser/index.ts';
import type { Action, ActResult } from '../core/action.ts';
import { AgentFailure, type Hands, type OwnBrowser, type Remark } from '../core/agent.ts';
import type { Step, Viewport } from '../core/episode.ts';
import { InfrastructureError, SirenError } from '../core/errors.ts';
import type { Fact } from '../core/fact.ts';
import { parseAct } from './action-schema.ts';
import type { EpisodeOwnBrowser } from './environment.ts';
import type { EpisodeRecorder, RecorderOptions } from './episode-recorder.ts';
import { joined } from './joined.ts';
import { browserTrouble } from './recorder.ts';
import { remarksBySteps, type TimedRemark } from './remarks.ts';

/** What a script did that is kept of one episode: a page of its own may click without end. */
const SCRIPTED_MOST = 100;
/** What is no act of an operator's: it counts for no limit. */
const EVENTS: ReadonlySet<Step['action']['type']> = new Set(['tab', 'dialog', 'browser', 'process', 'done']);

interface WitnessOptions extends RecorderOptions {
  readonly browser: EpisodeOwnBrowser;
  readonly start: string;
  readonly viewport: Viewport;
}

type Draft = Omit<Step, 'remark' | 'action' | 'result' | 'screenshot'> & {
  action: Step['action'];
  result: ActResult;
  screenshot?: NonNullable<Step['screenshot']>;
  readonly tab: string;
  readonly joins?: string | undefined;
  /** ms since 1970. */
  readonly time: number;
};

/** Records what an operator does with a browser that is its own: from what is seen there, and not from what it says. */
export class Witness implements EpisodeRecorder, Pick<Onlooker, 'onSighting' | 'onNavigated' | 'onDeath'> {
  readonly hands: Hands;
  readonly own: OwnBrowser;
  readonly begun: Promise<void>;
  readonly firstLook = undefined;
  readonly stuckFor = 0;
  readonly busy = false;
  readonly #options: WitnessOptions;
  readonly #drafts: Draft[] = [];
  readonly #remarks: TimedRemark[] = [];
  readonly #keeping: Promise<void>[] = [];
  #acts = 0;
  #scripted = 0;
  #since = performance.now();
  #factsUntil: number | undefined;

  constructor(options: WitnessOptions) {
    this.#options = options;
    const { browser, start, viewport } = options;
    this.begun = browser.entered.then(() => {
      this.#since = performance.now();
    });
    this.hands = {
      observe: () => Promise.reject(new AgentFailure('An outside agent looks at its own browser.')),
      act: (action, remark = {}) => this.#done(action, remark),
    };
    this.own = {
      endpoint: browser.endpoint,
      start,
      viewport,
      get connections() {
        return browser.connections;
      },
      remark: (remark, at) => this.#remarks.push({ remark, at }),
      ended: async (end, { kept, bytes }) => {
        // What its last act led to is seen a moment after it.
        if (!options.over.ending) await browser.settle();
        const hash = kept.length > 0 ? await options.artifacts.put(kept, 'log') : undefined;
        const log = hash === undefined ? {} : { log: { hash, bytes, kept: kept.length } };
        const action = { type: 'process', ...end, connections: browser.connections, ...log } as const;
        this.#keep({ ...browser.view, action, trusted: true, tab: '' });
      },
    };
  }

  get factsUntil(): number | undefined {
    return this.#factsUntil;
  }

  onSighting(sighting: Sighting): void {
    const { over, limits, facts, browser, onStep } = this.#options;
    const { action, trusted, joins } = sighting;
    if (over.ending) return;
    if (this.#join(sighting)) {
      onStep();
      return;
    }
    if (trusted && !EVENTS.has(action.type)) {
      if (this.#acts >= limits.steps) {
        // It has been done already; what comes of it is not judged.
        this.#factsUntil = facts().length;
        browser.cut();
        over.end({ by: 'step-limit' });
        return;
      }
      this.#acts++;
    }
    if (!trusted && ++this.#scripted > SCRIPTED_MOST) return;
    this.#keep({ ...sighting, joins });
    if (trusted) onStep();
  }

  onNavigated(tab: string): void {
    const last = this.#drafts.findLast((draft) => draft.tab === tab);
    if (last?.result.ok) last.result = { ...last.result, navigated: true };
  }

  onDeath(found: string): void {
    const expected = 'the browser to live as long as its episode';
    const hint = 'It crashed, or the agent ended its process. The episode is tried again.';
    const error = new InfrastructureError('browser', { expected, found, hint });
    this.#options.over.end({ by: 'trouble', error });
  }

  async kept(): Promise<void> {
    await Promise.all(this.#keeping);
  }

  steps(_facts: readonly Fact[]): Step[] {
    const remarks = remarksBySteps(
      this.#drafts.map(({ time }) => time),
      this.#remarks,
    );
    return this.#drafts.map(({ tab: _tab, joins: _joins, time: _time, ...draft }, index) => ({
      ...draft,
      index,
      remark: remarks[index] ?? {},
    }));
  }

  /** Makes an act a part of the one before it, where both are one. */
  #join({ action, joins, trusted }: Sighting): boolean {
    const last = this.#drafts.at(-1);
    if (joins === undefined || last?.joins !== joins || last.trusted !== trusted) return false;
    const both = joined(last.action, action);
    if (both) last.action = both;
    return both !== undefined;
  }

  #keep(
    seen: Omit<Sighting, 'on' | 'joins'> & Pick<Partial<Sighting>, 'on'> & { joins?: string | undefined },
  ): void {
    const { record, clock, artifacts } = this.#options;
    const { action, trusted, on, tab, url, title, picture, joins } = seen;
    const now = performance.now();
    const think = now - this.#since;
    this.#since = now;
    if (record === 'none') return;
    const draft: Draft = {
      index: this.#drafts.length,
      at: clock.elapsed(),
      time: Date.now(),
      url,
      title,
      action,
      result: { ok: true, ...(on && { on }), navigated: false },
      trusted,
      looks: [],
      phases: { think, observe: 0, act: 0, record: 0 },
      tab,
      joins,
    };
    this.#drafts.push(draft);
    if (record !== 'full' || !picture) return;
    const keeping = artifacts.put(picture, 'jpg').then(
      (hash) => {
        draft.screenshot = { hash, format: 'jpeg' };
      },
      (cause: unknown) => {
        const error = cause instanceof SirenError ? cause : browserTrouble(cause);
        this.#options.over.end({ by: 'trouble', error });
      },
    );
    this.#keeping.push(keeping);
  }

  async #done(asked: Action, remarked: Remark): Promise<ActResult> {
    const { over, browser } = this.#options;
    over.check();
    const { action, remark } = parseAct(asked, remarked);
    if (action.type !== 'done') throw new AgentFailure('An outside agent acts in its own browser.');
    this.#remarks.push({ remark, at: Date.now() });
    this.#keep({ ...browser.view, action, trusted: true, tab: '' });
    over.end({ by: 'done', answer: action.answer });
    return { ok: true, navigated: false };
  }
}
