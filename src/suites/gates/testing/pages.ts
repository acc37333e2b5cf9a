import type { Box, StructuredData } from '../../../core/observation.ts';
import { elementKeys, type Keyed } from '../element-keys.ts';
import type { Child, Snapshot, SnapshotA11y, SnapshotElement } from '../snapshot.ts';

/** An element of a page that tests write by hand. */
export interface Written {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: readonly (Written | string)[];
  readonly more: More;
}

interface More {
  readonly box?: Box;
  readonly style?: readonly string[];
  readonly state?: Readonly<Record<string, string | boolean>>;
}

export function element(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  content: readonly (Written | string)[] = [],
  more: More = {},
): Written {
  return { tag, attributes, content, more };
}

export const STYLE_NAMES = ['color', 'order'];
const STYLE = ['rgb(0, 0, 0)', '0'];
const BOX: Box = { x: 0, y: 0, width: 100, height: 20 };

/** A snapshot of a page that is written by hand; every element is rendered unless its `hidden` attribute is set. */
export function snapshotOf(
  root: Written,
  rest: { readonly a11y?: readonly SnapshotA11y[]; readonly structured?: Partial<StructuredData> } & Partial<
    Omit<Snapshot, 'elements' | 'structured'>
  > = {},
): Snapshot {
  const elements: SnapshotElement[] = [];
  const keyOf = elementKeys();
  const add = (written: Written, parent: string, holder: Keyed | undefined): string => {
    const { tag, attributes, content, more } = written;
    const keyed: Keyed = { tag, id: attributes.id, parent: holder };
    const key = keyOf(keyed);
    const children: Child[] = [];
    const rendered = attributes.hidden === undefined ? { box: BOX, style: STYLE } : {};
    elements.push({ key, tag, parent, attributes, children, state: {}, ...rendered, ...more });
    for (const part of content) {
      children.push(typeof part === 'string' ? { text: part } : { element: add(part, key, keyed) });
    }
    return key;
  };
  add(root, '', undefined);
  const { structured, ...others } = rest;
  return {
    moment: 'settled',
    url: 'https://www.example.com/',
    title: 'A page',
    pageTime: 100,
    viewport: { width: 1280, height: 720 },
    content: { width: 1280, height: 720 },
    elements,
    styleNames: STYLE_NAMES,
    a11y: [],
    structured: { jsonLd: [], microdata: [], meta: {}, ...structured },
    png: new Uint8Array(),
    globals: [],
    stored: [],
    ...others,
  };
}

export function a11yNode(
  key: string,
  parent: string,
  role: string,
  name: string,
  rest: Partial<SnapshotA11y> = {},
): SnapshotA11y {
  return { key, parent, role, name, description: '', state: {}, ...rest };
}
