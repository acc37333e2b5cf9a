import type { html } from 'hono/html';
import type { Json } from '../../core/json.ts';
import type { DecisionTexts, OptionStates } from './decision.ts';
import type { Tokens } from './tokens.ts';

export type Html = ReturnType<typeof html>;

/** The parts of the decision, ready to be set into a site's own layout. Each must be used exactly once, inside `form`. */
export interface Parts {
  /** The form around the decision; `inside` must hold the other parts. */
  form(inside: Html): Html;
  readonly options: Html;
  /** The three buttons, in a `div.acts`; their painted order is set by the base style. */
  readonly controls: Html;
  /** The way onward, for sites that have one. */
  readonly onward: Html;
}

/** An ordinary page of the site, or the decision page around its parts. */
export interface PageContent {
  readonly title: string;
  readonly body: Html;
}

/** A web font that the site serves itself, so that its pixels don't depend on the machine. */
export interface Font {
  readonly family: string;
  /** Package of the font and file inside it. */
  readonly file: string;
  readonly weight: string;
  readonly style?: 'normal' | 'italic';
}

/** One decision on one site: the single definition from which the control and every treatment are made. */
export interface Scenario {
  /** `cart`; the task is `twins/cart`. */
  readonly id: string;
  readonly host: string;
  /** The brand, as people write it. */
  readonly brand: string;
  /** Path of the decision page. */
  readonly path: string;
  /** What the operator is told. */
  readonly instruction: string;
  readonly texts: DecisionTexts;
  /** Whether options are native checkboxes or custom switches. */
  readonly optionKind: 'checkbox' | 'switch';
  /** Whether a button's words are painted by the stylesheet over its DOM text, or are a picture with an `alt`. */
  readonly controlFace: 'text' | 'picture';
  /** The label of a button that leads onward with the options as they stand, where the site has one. */
  readonly onward?: string;
  /** The schema.org type and facts of the page, to which the action is added. */
  readonly jsonLd: Readonly<Record<string, Json>>;
  readonly description: string;
  readonly fonts: readonly Font[];
  /** The site's stylesheet. It may address the buttons and options by their tokens. */
  style(tokens: Tokens): string;
  /** SVG pictures by path. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Face of a picture button: an SVG with the label drawn in it. Only for `controlFace: 'picture'`. */
  face?(
    label: string,
    place: number,
  ): { readonly svg: string; readonly width: number; readonly height: number };
  /** The decision page. Where it shows amounts, they follow from the saved states. */
  decide(parts: Parts, saved: OptionStates): PageContent;
  /** What the site says after a commit. */
  confirm(states: OptionStates): PageContent;
  /** Other pages, by path: where the site's ordinary links lead. */
  readonly pages: Readonly<Record<string, PageContent>>;
  /** The site's header and footer around a page's content. */
  frame(content: Html): Html;
}
