/** A rectangle in CSS pixels, relative to the top left corner of the viewport of the top document. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The states that an element has, as the browser's accessibility layer would report them. A state that does not apply is absent. */
export interface ElementState {
  readonly checked?: boolean | 'mixed';
  readonly pressed?: boolean | 'mixed';
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly readonly?: boolean;
  readonly invalid?: boolean;
  readonly focused?: boolean;
}

/** An interactive element, as the `dom` channel tells it. */
export interface DomElement {
  /** The number by which `act` knows it. Counts from 1 in DOM order; valid until the element is gone. */
  readonly mark: number;
  readonly tag: string;
  /** The `id` attribute, when there is one. */
  readonly id?: string;
  /** The role as the browser computes it. */
  readonly role: string;
  /** The accessible name as the browser computes it. */
  readonly name: string;
  /** The text that the DOM holds for it: its rendered text, with the `alt` of pictures in their place. CSS-generated text is not in it. */
  readonly text: string;
  /** The current value of a field or a select, when it has one. */
  readonly value?: string;
  /** What stands in a field as long as it is empty, while it does. */
  readonly placeholder?: string;
  /** The option texts of a select. */
  readonly options?: readonly string[];
  readonly state: ElementState;
  readonly box: Box;
  /** Whether some of the box is inside the viewport. */
  readonly inViewport: boolean;
  /** Address of the frame that it is in, when that is not the top document. */
  readonly frame?: string;
}

/** A node of the accessibility tree. Ignored nodes are left out; their children move up. */
export interface A11yNode {
  readonly role: string;
  readonly name: string;
  readonly description?: string;
  readonly value?: string;
  readonly state: ElementState;
  /** The number by which `act` knows it, for nodes with an interactive role. */
  readonly mark?: number;
  readonly children: readonly A11yNode[];
}

/** What a page says about itself to machines. */
export interface StructuredData {
  /** The parsed content of each JSON-LD script, in DOM order; a script that is no JSON is given as its text. */
  readonly jsonLd: readonly unknown[];
  /** Microdata items: type and properties, in DOM order; a nested item is a property's value. */
  readonly microdata: readonly MicrodataItem[];
  /** `<meta>` by `name` or `property`, plus the document's title under "title". */
  readonly meta: Readonly<Record<string, string>>;
}

export interface MicrodataItem {
  readonly type: string;
  readonly properties: Readonly<Record<string, readonly (string | MicrodataItem)[]>>;
}

/** A screenshot of the viewport. */
export interface Pixels {
  readonly png: Uint8Array;
  /** Size in CSS pixels; the picture has as many device pixels (scale 1). */
  readonly width: number;
  readonly height: number;
  /** The elements whose numbers are drawn onto the picture, when marks were asked for. */
  readonly marks?: readonly { readonly mark: number; readonly box: Box }[];
}

/** Which channels to observe. What is not asked for is not collected. */
export interface ObserveRequest {
  readonly dom?: boolean;
  readonly text?: boolean;
  readonly a11y?: boolean;
  readonly structured?: boolean;
  readonly pixels?: boolean | { readonly marks: boolean };
}

export interface Observation {
  readonly url: string;
  readonly title: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Milliseconds since this document began, in the page's own time, when the observation started. */
  readonly pageTime: number;
  /** Vertical scroll position and full height of the document, CSS pixels. */
  readonly scroll: { readonly y: number; readonly height: number };
  readonly dom?: readonly DomElement[];
  /**
   * The whole page in DOM order: lines of its rendered text, with the `alt` of pictures, and, where interactive elements
   * stand, their marks in place of their text.
   */
  readonly text?: readonly (string | number)[];
  readonly a11y?: A11yNode;
  readonly structured?: StructuredData;
  readonly pixels?: Pixels;
}
