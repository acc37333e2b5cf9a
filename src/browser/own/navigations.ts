import type { Action, OwnAction } from '../../core/action.ts';
import type { Channel } from './wire.ts';

/** A script's `history.back()` is told from the operator's own going back by an act just before it, ms. */
const CONSEQUENCE_MS = 1000;

export interface NavigationHearers {
  readonly onActivity: () => void;
  /** The page went on by itself, after somebody's act in it. */
  readonly onOwn: () => void;
  /** The operator sent the page somewhere: by an address, by going back; `trusted` is false when a script of unknown origin did. */
  readonly onOperators: (
    action: Extract<Action | OwnAction, { type: 'goto' | 'back' }>,
    trusted: boolean,
  ) => void;
}

/** Tells whether a page was sent to another document, or went there by itself. */
export class Navigations {
  readonly #hearers: NavigationHearers;
  readonly #loading = new Set<string>();
  /** When there was last an act in the present document, and when an act or a navigation, by `performance.now()`. */
  #acted = Number.NEGATIVE_INFINITY;
  #moved = Number.NEGATIVE_INFINITY;
  /** The page itself has asked for a navigation that has not begun yet. */
  #asked = false;

  constructor(channel: Channel, mainFrame: string, hearers: NavigationHearers) {
    this.#hearers = hearers;
    channel.on('Page.frameRequestedNavigation', ({ frameId }) => {
      if (frameId === mainFrame) this.#asked = true;
    });
    channel.on('Page.frameStartedNavigating', ({ frameId, url, navigationType }) => {
      hearers.onActivity();
      if (frameId === mainFrame && !/sameDocument/i.test(navigationType)) this.#classify(url, navigationType);
    });
    channel.on('Page.frameStartedLoading', ({ frameId }) => {
      this.#loading.add(frameId);
      hearers.onActivity();
    });
    for (const event of ['Page.frameStoppedLoading', 'Page.frameDetached'] as const) {
      channel.on(event as 'Page.frameStoppedLoading', ({ frameId }) => {
        this.#loading.delete(frameId);
        hearers.onActivity();
      });
    }
  }

  /** Somebody acted in the page now: what it does next follows from that. */
  acted(): void {
    this.#acted = performance.now();
    this.#moved = this.#acted;
  }

  get loading(): boolean {
    return this.#loading.size > 0;
  }

  #classify(url: string, navigationType: string): void {
    const asked = this.#asked;
    this.#asked = false;
    const now = performance.now();
    // A page that is redirected again is still the consequence of what led to it.
    const follows = now - (navigationType.startsWith('history') ? this.#acted : this.#moved) < CONSEQUENCE_MS;
    this.#acted = Number.NEGATIVE_INFINITY;
    this.#moved = now;
    const { onOwn, onOperators } = this.#hearers;
    if (navigationType.startsWith('history')) {
      if (follows) onOwn();
      else onOperators({ type: 'back' }, true);
    } else if (asked && follows) onOwn();
    else onOperators({ type: 'goto', url: url.slice(0, 2000) }, !asked);
  }
}
