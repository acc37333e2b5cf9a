import type { BrowserPage } from '../../browser/index.ts';
import type { Agent } from '../../core/agent.ts';
import type { Viewport } from '../../core/episode.ts';
import type { Environment } from '../environment.ts';

/** A run's environment whose pages let the gates look deeper than an operator can. */
export type VerifyEnvironment = Pick<Environment, 'openWorld'> & {
  createAgent(name: string): Promise<Agent>;
  /** Where paths are walked that need no browser. */
  readonly plain: Pick<Environment, 'browser' | 'openWorld'>;
  readonly browser: Omit<Environment['browser'], 'open'> & {
    open(options: {
      proxy: string;
      viewport: Viewport;
      onNavigationRefused: (url: string) => void;
    }): Promise<BrowserPage>;
  };
};

/** The viewport at which pages are compared (agent-native-twins, section 8, 6.1). */
export const GATE_VIEWPORT: Viewport = { width: 1280, height: 720 };
