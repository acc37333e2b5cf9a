import type { Onlooker, Sighting } from '../browser/index.ts';
import type { AgentCard } from '../core/agent.ts';
import type { Viewport } from '../core/episode.ts';
import { UsageError } from '../core/errors.ts';
import type { Environment, EpisodePage } from './environment.ts';
import type { EpisodeRecorder, RecorderOptions } from './episode-recorder.ts';
import { Recorder } from './recorder.ts';
import { Witness } from './witness.ts';

/** What the harness itself does with an operator's page, or with its browser, before and after the operator's turn. */
export interface Seat extends Pick<EpisodePage, 'goto' | 'settle' | 'close'> {
  /** Begins to record: what is done from now on is the operator's doing. */
  record(options: RecorderOptions & { readonly release?: () => void }): EpisodeRecorder;
  /** Cuts off an operator that could go on by itself. */
  cut(): void;
}

export interface SeatOptions {
  readonly proxy: string;
  readonly viewport: Viewport;
  readonly start: string;
  readonly onNavigationRefused: (url: string) => void;
}

/** Opens what an operator gets: a page of the shared browser, or, for an outside agent, a browser of its own. */
export async function openSeat(
  { kind }: Pick<AgentCard, 'kind'>,
  environment: Pick<Environment, 'browser' | 'openOwn'>,
  options: SeatOptions,
): Promise<Seat> {
  if (kind === 'external') return ownSeat(environment, options);
  const page = await environment.browser.open(options);
  return {
    goto: (url, until) => page.goto(url, until),
    settle: () => page.settle(),
    close: () => page.close(),
    cut: () => {},
    record: (recording) => new Recorder({ ...recording, page }),
  };
}

async function ownSeat({ openOwn }: Pick<Environment, 'openOwn'>, options: SeatOptions): Promise<Seat> {
  if (!openOwn) {
    throw new UsageError({
      expected: 'an agent that acts through the harness',
      found: 'one that brings its own hands',
      hint: 'This command has no browsers for outside agents.',
    });
  }
  const { proxy, viewport, start, onNavigationRefused } = options;
  let witness: Witness | undefined;
  let died: string | undefined;
  const onlooker: Onlooker = {
    onNavigationRefused,
    onSighting: (sighting: Sighting) => witness?.onSighting(sighting),
    onNavigated: (tab) => witness?.onNavigated(tab),
    onDeath: (found) => {
      died = found;
      witness?.onDeath(found);
    },
  };
  const browser = await openOwn({ proxy, viewport, ...onlooker });
  return {
    goto: (url) => browser.goto(url),
    settle: () => browser.settle(),
    close: () => browser.close(),
    cut: () => browser.cut(),
    record(recording) {
      witness = new Witness({ ...recording, browser, start, viewport });
      if (died !== undefined) witness.onDeath(died);
      browser.handOver();
      return witness;
    },
  };
}
