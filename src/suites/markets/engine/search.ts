import type { Product } from '../record.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { type Facet, isWithin } from './facet.ts';
import type { Query } from './query.ts';
import type { Shelf } from './shelf.ts';
import { searchWords } from './words.ts';

/** A product in its place on a page of results. */
export interface Placed {
  readonly product: Product;
  readonly sponsored: boolean;
}

/** What a search found. */
export interface Found {
  readonly total: number;
  readonly pages: number;
  /** The page shown: the last one, when the query asked for one beyond it. */
  readonly page: number;
  readonly products: readonly Placed[];
  /** By facet, how many products each of its steps would leave with the other filters as they are. */
  readonly counts: ReadonlyMap<string, Int32Array>;
  /** Words of the search that no product has; the others alone were looked for. */
  readonly unknown: readonly string[];
  /** Whether no product has all of the words, so that these have the most of them. */
  readonly closest: boolean;
}

/** Words of a search that are looked at. */
const WORDS = 12;

/**
 * Products that have every word and meet every filter, in the order of the query's sort. Sponsored ones among them come
 * first, and take places on the first page.
 */
export function search(shelf: Shelf, query: Query, pageSize: number): Found {
  const { products } = shelf.index;
  const text = textMatches(shelf.index, query.text);
  const { failures, failed } = filterFailures(shelf.facets, query, products.length);
  const passes = (at: number): boolean =>
    failures[at] === 0 && (text.mask === undefined || text.mask[at] === 1);

  const top = shelf.presentation.sponsored
    .map((id) => shelf.index.positions.get(id))
    .filter((at) => at !== undefined && passes(at)) as number[];
  const pinned = new Set(top);
  const all = [...top];
  for (const at of shelf.order(query.sort)) if (passes(at) && !pinned.has(at)) all.push(at);

  const pages = Math.ceil(all.length / pageSize);
  const page = Math.max(1, Math.min(query.page, pages));
  const shown = all.slice((page - 1) * pageSize, page * pageSize);
  return {
    total: all.length,
    pages,
    page,
    products: shown.map((at) => ({ product: products[at] as Product, sponsored: pinned.has(at) })),
    counts: countSteps(shelf.facets, failures, failed, text.mask),
    unknown: text.unknown,
    closest: text.closest,
  };
}

interface TextMatches {
  /** 1 where the product matches; undefined when every product does. */
  readonly mask: Uint8Array | undefined;
  readonly unknown: readonly string[];
  readonly closest: boolean;
}

function textMatches(index: CatalogIndex, text: string): TextMatches {
  const hits = new Uint8Array(index.products.length);
  const unknown: string[] = [];
  let known = 0;
  for (const word of searchWords(text, WORDS)) {
    const positions = positionsOf(index, word);
    if (positions.length === 0) {
      unknown.push(word);
      continue;
    }
    known += 1;
    for (const at of positions) hits[at] = (hits[at] ?? 0) + 1;
  }
  if (known === 0) {
    // A search in which no word is known finds nothing; one without words finds everything.
    return { mask: unknown.length > 0 ? hits : undefined, unknown, closest: false };
  }
  const most = hits.reduce((a, b) => Math.max(a, b), 0);
  return { mask: hits.map((n) => (n === most ? 1 : 0)), unknown, closest: most < known };
}

/** Products with a word, or with one that begins with it. */
function positionsOf(index: CatalogIndex, word: string): Iterable<number> & { readonly length: number } {
  const exact = index.words.get(word);
  if (exact !== undefined) return exact;
  if (word.length < 3 || /\d/.test(word)) return [];
  const found = new Set<number>();
  for (const [candidate, positions] of index.words) {
    if (candidate.startsWith(word)) for (const at of positions) found.add(at);
  }
  return [...found];
}

/** How many facets each product fails, and which one it was that failed it last. */
function filterFailures(
  facets: readonly Facet[],
  { choices, ranges }: Query,
  size: number,
): { readonly failures: Uint8Array; readonly failed: Int16Array } {
  const failures = new Uint8Array(size);
  const failed = new Int16Array(size).fill(-1);
  facets.forEach((facet, n) => {
    const wanted = choices.get(facet.id)?.map((value) => ({ value }));
    const range = ranges.get(facet.id);
    const steps = wanted ?? (range && [range]);
    if (steps === undefined) return;
    facet.values.forEach((values, at) => {
      if (values.some((value) => steps.some((step) => isWithin(value, step)))) return;
      failures[at] = (failures[at] ?? 0) + 1;
      failed[at] = n;
    });
  });
  return { failures, failed };
}

function countSteps(
  facets: readonly Facet[],
  failures: Uint8Array,
  failed: Int16Array,
  mask: Uint8Array | undefined,
): Map<string, Int32Array> {
  const counts = facets.map(({ steps }) => new Int32Array(steps.length));
  for (let at = 0; at < failures.length; at++) {
    if (mask !== undefined && mask[at] !== 1) continue;
    // A facet's own filter doesn't bear on its counts: they say what another choice in it would leave.
    const only = failures[at] === 0 ? undefined : failures[at] === 1 ? failed[at] : -1;
    for (let n = 0; n < facets.length; n++) {
      if (only !== undefined && only !== n) continue;
      const count = counts[n] as Int32Array;
      for (const step of facets[n]?.members[at] ?? []) count[step] = (count[step] ?? 0) + 1;
    }
  }
  return new Map(facets.map(({ id }, n) => [id, counts[n] as Int32Array]));
}
