import type { Box } from '../../core/observation.ts';
import { elementKeys, type Keyed } from './element-keys.ts';
import type { Child, SnapshotElement } from './snapshot.ts';

/** What `DOMSnapshot.captureSnapshot` answers, as far as it is read here. Numbers in place of texts are indexes into `strings`. */
export interface CapturedPage {
  readonly documents: readonly CapturedDocument[];
  readonly strings: readonly string[];
}

interface CapturedDocument {
  readonly nodes: {
    readonly parentIndex?: readonly number[];
    readonly nodeType?: readonly number[];
    readonly nodeName?: readonly number[];
    readonly nodeValue?: readonly number[];
    readonly backendNodeId?: readonly number[];
    readonly attributes?: readonly (readonly number[])[];
    readonly textValue?: RareStrings;
    readonly inputValue?: RareStrings;
    readonly inputChecked?: { readonly index: readonly number[] };
    readonly optionSelected?: { readonly index: readonly number[] };
    readonly contentDocumentIndex?: { readonly index: readonly number[]; readonly value: readonly number[] };
  };
  readonly layout: {
    readonly nodeIndex: readonly number[];
    readonly styles: readonly (readonly number[])[];
    readonly bounds: readonly (readonly number[])[];
  };
  readonly contentWidth?: number;
  readonly contentHeight?: number;
}

interface RareStrings {
  readonly index: readonly number[];
  readonly value: readonly number[];
}

export interface DomTree {
  /** In DOM order; the documents of frames are in their frame's element. */
  readonly elements: readonly SnapshotElement[];
  /** The key of each node by the browser's number for it; texts have their element's, with their place in it. */
  readonly keys: ReadonlyMap<number, string>;
  readonly content: { readonly width: number; readonly height: number };
}

const ELEMENT = 1;
const TEXT = 3;
const COMMENT = 8;
const DOCUMENT = 9;

/** Texts whose every character counts. */
const VERBATIM = new Set(['script', 'style', 'pre', 'textarea']);

interface Draft {
  readonly keyed: Keyed;
  readonly element: Omit<SnapshotElement, 'children'> & { readonly children: Child[] };
}

/** Reads the browser's own snapshot of a page into elements with keys. */
export function domTree(page: CapturedPage): DomTree {
  const keyOf = elementKeys();
  const drafts: Draft[] = [];
  const keys = new Map<number, string>();
  const [top] = page.documents;
  if (top !== undefined) readDocument(page, top, undefined);
  return {
    elements: drafts.map(({ element }) => element),
    keys,
    content: { width: top?.contentWidth ?? 0, height: top?.contentHeight ?? 0 },
  };

  function readDocument(
    { strings, documents }: CapturedPage,
    document: CapturedDocument,
    frame: Draft | undefined,
  ): void {
    const { nodes } = document;
    const text = (index: number | undefined): string => (index === undefined ? '' : (strings[index] ?? ''));
    const layout = layoutOf(document, strings);
    const states = statesOf(document, text);
    const frames = new Map(
      (nodes.contentDocumentIndex?.index ?? []).map((at, n) => [at, nodes.contentDocumentIndex?.value[n]]),
    );
    const placed = new Map<number, Draft>();

    (nodes.nodeType ?? []).forEach((type, at) => {
      const holder = placed.get(nodes.parentIndex?.[at] ?? -1) ?? frame;
      const backend = nodes.backendNodeId?.[at] ?? 0;
      if (type === DOCUMENT) {
        keys.set(backend, frame === undefined ? '#document' : `${frame.element.key}/#document`);
      } else if (type === ELEMENT) {
        const tag = text(nodes.nodeName?.[at]).toLowerCase();
        const attributes = attributesOf(nodes.attributes?.[at] ?? [], text);
        const keyed: Keyed = { tag, id: attributes.id, parent: holder?.keyed };
        const key = keyOf(keyed);
        const element = {
          key,
          tag,
          parent: holder?.element.key ?? '',
          attributes,
          children: [],
          state: states.get(at) ?? {},
          ...layout.get(at),
        };
        const draft = { keyed, element };
        holder?.element.children.push({ element: key });
        keys.set(backend, key);
        placed.set(at, draft);
        drafts.push(draft);
        const inside = documents[frames.get(at) ?? -1];
        if (inside !== undefined) readDocument(page, inside, draft);
      } else if (holder !== undefined && (type === TEXT || type === COMMENT)) {
        const raw = text(nodes.nodeValue?.[at]);
        const value = VERBATIM.has(holder.element.tag) ? raw : raw.replace(/\s+/g, ' ').trim();
        if (value === '') return;
        holder.element.children.push(type === TEXT ? { text: value } : { comment: value });
        const place = holder.element.children.filter((child) => 'text' in child).length;
        keys.set(backend, `${holder.element.key}/text:${place}`);
      }
    });
  }
}

function attributesOf(
  pairs: readonly number[],
  text: (index: number | undefined) => string,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (let at = 0; at + 1 < pairs.length; at += 2) attributes[text(pairs[at])] = text(pairs[at + 1]);
  return attributes;
}

function layoutOf(
  { layout }: CapturedDocument,
  strings: readonly string[],
): Map<number, { readonly box: Box; readonly style: readonly string[] }> {
  return new Map(
    layout.nodeIndex.map((node, at) => {
      const [x = 0, y = 0, width = 0, height = 0] = layout.bounds[at] ?? [];
      const style = (layout.styles[at] ?? []).map((index) => strings[index] ?? '');
      return [node, { box: { x, y, width, height }, style }];
    }),
  );
}

function statesOf(
  { nodes }: CapturedDocument,
  text: (index: number | undefined) => string,
): Map<number, Record<string, string | boolean>> {
  const states = new Map<number, Record<string, string | boolean>>();
  const note = (at: number, name: string, value: string | boolean): void => {
    states.set(at, { ...states.get(at), [name]: value });
  };
  for (const values of [nodes.inputValue, nodes.textValue]) {
    values?.index.forEach((at, n) => {
      note(at, 'value', text(values.value[n]));
    });
  }
  for (const at of nodes.inputChecked?.index ?? []) note(at, 'checked', true);
  for (const at of nodes.optionSelected?.index ?? []) note(at, 'selected', true);
  return states;
}
