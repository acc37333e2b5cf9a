import type { ActedOn, Action, OwnAction } from '../../core/action.ts';

/** Something that was done in a browser that its operator drives by itself, as the browser tells it. */
export interface Sighting {
  readonly action: Action | OwnAction;
  /** Whether it was input; false when a script did it, the page's own or one that the operator had run. */
  readonly trusted: boolean;
  readonly on?: ActedOn;
  /** The page in which it was done. */
  readonly tab: string;
  readonly url: string;
  readonly title: string;
  /** What the page looked like last before it: a JPEG. */
  readonly picture?: Uint8Array;
  /** Two that follow each other with the same mark are one act: letters typed into one field, turns of the wheel. */
  readonly joins?: string;
}

/** Who hears what is seen. */
export interface Onlooker {
  onSighting(sighting: Sighting): void;
  /** The page of a tab went to another document by itself: by a link, a form or a script of its own. */
  onNavigated(tab: string): void;
  onNavigationRefused(url: string): void;
  /** The browser died without having been told to. */
  onDeath(found: string): void;
}
