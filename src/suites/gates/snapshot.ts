import type { Box, StructuredData } from '../../core/observation.ts';
import type { Moment } from './moment.ts';

/** What an element holds, in DOM order: an element by its key, a text, or a comment. */
export type Child = { readonly element: string } | { readonly text: string } | { readonly comment: string };

/** An element, or a pseudo-element (tag `::before`), at one moment. */
export interface SnapshotElement {
  /** `#id`, or the place under the nearest element that has an id: `#id > div:2`. Unique in its snapshot. */
  readonly key: string;
  readonly tag: string;
  /** Key of the element that holds it; empty for the root. */
  readonly parent: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Child[];
  /** What a form field holds now, whatever its attributes say. */
  readonly state: Readonly<Record<string, string | boolean>>;
  /** Only for what is rendered. CSS pixels of the document. */
  readonly box?: Box;
  /** Computed values, in the order of the snapshot's `styleNames`. Only for what is rendered. */
  readonly style?: readonly string[];
}

/** A node of the accessibility tree as assistive technology gets it. */
export interface SnapshotA11y {
  /** Key of its element; `<key>/text:1` for a text in it. */
  readonly key: string;
  /** Key of the node that holds it; empty for the root. */
  readonly parent: string;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly state: Readonly<Record<string, string | number | boolean>>;
}

/** All that a page told people and machines at one moment. Plain data: gates need nothing else. */
export interface Snapshot {
  readonly moment: Moment;
  readonly url: string;
  readonly title: string;
  /** Milliseconds since the document began, in the page's own time. */
  readonly pageTime: number;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Size of the whole document, CSS pixels. */
  readonly content: { readonly width: number; readonly height: number };
  /** In DOM order. */
  readonly elements: readonly SnapshotElement[];
  /** Names of the computed style properties. */
  readonly styleNames: readonly string[];
  /** In tree order. */
  readonly a11y: readonly SnapshotA11y[];
  readonly structured: StructuredData;
  /** PNG of the viewport. */
  readonly png: Uint8Array;
  /** PNG of the whole document, for who scrolls. Only of the settled page: taking it may lay the page out anew. */
  readonly whole?: Uint8Array;
  /** Names that the page's own scripts added to the global object. */
  readonly globals: readonly string[];
  /** Names of cookies and of entries in the page's storage. */
  readonly stored: readonly string[];
}
