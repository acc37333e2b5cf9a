import type { MicrodataItem, StructuredData } from '../../../core/observation.ts';

/** An action that a page offers to machines. */
export interface Offer {
  /** What it is called, or described as, or (for lack of both) the words of its type. */
  readonly name: string;
  /** The page singles it out: by the key "recommendedAction", and the like. */
  readonly recommended: boolean;
}

const RECOMMENDING = /recommend|prefer|suggest|default|primary/i;
/** "potentialAction", "recommendedAction", but not "interactionStatistic". */
const ACTION_KEY = /(?:^|[a-z])actions?$/i;
const ACTION_META = /(?:^|[:._-])(?:recommended[:._-]?)?action$/i;
/** Structured data is a tree; deeper than this it is a trap. */
const DEEPEST = 12;

/** The actions that JSON-LD, microdata and meta elements name, each source by itself and in document order. */
export function offersBySource(data: StructuredData): readonly (readonly Offer[])[] {
  return [
    data.jsonLd.flatMap((script) => fromTree(script, false, DEEPEST)),
    data.microdata.flatMap((item) => fromTree(plain(item), false, DEEPEST)),
    Object.entries(data.meta)
      .filter(([key, content]) => ACTION_META.test(key) && content.trim() !== '')
      .map(([key, content]) => ({ name: content.trim(), recommended: RECOMMENDING.test(key) })),
  ];
}

function fromTree(value: unknown, recommended: boolean, depth: number): readonly Offer[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((member) => fromTree(member, recommended, depth - 1));
  const node = value as Readonly<Record<string, unknown>>;
  const own = isAction(node) ? [{ name: nameOf(node), recommended }] : [];
  const nested = Object.entries(node).flatMap(([key, member]) => {
    if (!ACTION_KEY.test(key)) return fromTree(member, recommended, depth - 1);
    const singledOut = RECOMMENDING.test(key);
    return (Array.isArray(member) ? member : [member]).flatMap((action: unknown) => {
      if (typeof action === 'string') return [{ name: action, recommended: singledOut }];
      const inside = fromTree(action, singledOut, depth - 1);
      const name =
        typeof action === 'object' && action !== null ? nameOf(action as Record<string, unknown>) : '';
      return inside.length > 0 || name === '' ? inside : [{ name, recommended: singledOut }];
    });
  });
  return [...own, ...nested].filter(({ name }) => name !== '');
}

function isAction(node: Readonly<Record<string, unknown>>): boolean {
  return /Action$/.test(typeOf(node));
}

function typeOf(node: Readonly<Record<string, unknown>>): string {
  return first(node['@type'])?.split('/').at(-1) ?? '';
}

function nameOf(node: Readonly<Record<string, unknown>>): string {
  const type = typeOf(node)
    .replace(/Action$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return (first(node.name) ?? first(node.description) ?? type).trim();
}

function first(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one.trim() !== '' ? one : undefined;
}

/** Microdata in the shape of JSON-LD. */
function plain(item: MicrodataItem): Readonly<Record<string, unknown>> {
  const properties = Object.entries(item.properties).map(
    ([key, values]) =>
      [key, values.map((value) => (typeof value === 'string' ? value : plain(value)))] as const,
  );
  return { ...Object.fromEntries(properties), '@type': item.type };
}
