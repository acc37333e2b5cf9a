import type { Onlooker } from '../browser/index.ts';
import type { Agent, Hands } from '../core/agent.ts';
import type { AgentRequest } from '../core/agent-request.ts';
import type { Clock } from '../core/clock.ts';
import type { Viewport } from '../core/episode.ts';
import type { Ledger } from '../core/ledger.ts';
import type { Stage } from '../core/site.ts';
import type { Suite } from '../core/suite.ts';

/** What of a browser page an episode needs. `act` never gets 'done'. */
export interface EpisodePage extends Hands {
  readonly url: string;
  title(): Promise<string>;
  /** `parsed`: without waiting for the load event or for quiet. */
  goto(url: string, until: 'settled' | 'parsed'): Promise<void>;
  settle(): Promise<void>;
  screenshot(format: 'png' | 'jpeg'): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that opens pages, each in a world of its own, and that is replaced when it crashes. */
export interface EpisodeBrowser {
  open(options: {
    proxy: string;
    viewport: Viewport;
    onNavigationRefused: (url: string) => void;
  }): Promise<EpisodePage>;
  version(): Promise<string>;
  close(): Promise<void>;
}

/** What of a browser that an outside agent drives an episode needs. */
export interface EpisodeOwnBrowser {
  readonly endpoint: string;
  readonly connections: number;
  /** Resolves when the agent has connected. */
  readonly entered: Promise<void>;
  readonly view: { readonly url: string; readonly title: string; readonly picture?: Uint8Array };
  goto(url: string): Promise<void>;
  /** What is seen from now on is the agent's doing. */
  handOver(): void;
  settle(): Promise<void>;
  /** Cuts the agent off. */
  cut(): void;
  close(): Promise<void>;
}

/** What of a world an episode needs. */
export interface EpisodeWorld {
  readonly proxy: string;
  /** What went wrong in its sites; an episode in which something did is no result. */
  readonly problems: readonly { readonly url: string; readonly message: string }[];
  release(): void;
  close(): Promise<void>;
}

/** What a plan's names mean. */
export interface Names {
  readonly suites: readonly Suite[];
  /**
   * The agents that a request asks for: several where its settings are lists.
   *
   * @throws UsageError, with the nearest names, for an agent or a setting that nobody knows.
   */
  createAgents(request: AgentRequest): Promise<readonly Agent[]>;
}

/** Everything around a run that is not its plan or its store. */
export interface Environment extends Names {
  readonly browser: EpisodeBrowser;
  /** A browser for one outside agent in one world. Without it there are no such agents. */
  openOwn?(options: { proxy: string; viewport: Viewport } & Onlooker): Promise<EpisodeOwnBrowser>;
  openWorld(options: { stage: Stage; clock: Clock; ledger: Ledger; hold: boolean }): Promise<EpisodeWorld>;
  /** The same without a browser. Without it no plan can ask for plain pages. */
  readonly plain?: Pick<Environment, 'browser' | 'openWorld'>;
}
