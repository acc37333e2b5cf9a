import type { Facet } from './facet.ts';
import { FEATURED, type Shelf, sortsOf } from './shelf.ts';

/** A range in the facet's own units, both ends included. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** What a results page was asked for. */
export interface Query {
  /** As typed, cut to what a search box takes. */
  readonly text: string;
  /** Chosen values by facet: any of them will do. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  readonly ranges: ReadonlyMap<string, Range>;
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

/** The longest search text that is looked at, characters. */
export const TEXT_LIMIT = 200;

/** Reads a query from an address. What a shelf doesn't know, or what isn't a number, is left out. */
export function readQuery(params: URLSearchParams, shelf: Shelf): Query {
  const choices = new Map<string, readonly string[]>();
  const ranges = new Map<string, Range>();
  for (const facet of shelf.facets) {
    if (facet.kind === 'number') {
      const range = readRange(params, facet);
      if (range !== undefined) ranges.set(facet.id, range);
    } else {
      const wanted = new Set(params.getAll(facet.id));
      const found = facet.steps.flatMap(({ value }) => (value && wanted.has(value) ? [value] : []));
      if (found.length > 0) choices.set(facet.id, found);
    }
  }
  const sort = params.get('sort') ?? FEATURED;
  const page = params.get('page') ?? '1';
  return {
    text: (params.get('q') ?? '').trim().slice(0, TEXT_LIMIT),
    choices,
    ranges,
    sort: sortsOf(shelf).includes(sort) ? sort : FEATURED,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address parameters of a query; what is usual is left out. */
export function writeQuery(query: Query, shelf: Shelf): URLSearchParams {
  const params = new URLSearchParams();
  if (query.text !== '') params.set('q', query.text);
  for (const facet of shelf.facets) {
    for (const value of query.choices.get(facet.id) ?? []) params.append(facet.id, value);
    const { min, max } = query.ranges.get(facet.id) ?? {};
    if (min !== undefined) params.set(`${facet.id}-min`, inAddress(min, facet));
    if (max !== undefined) params.set(`${facet.id}-max`, inAddress(max, facet));
  }
  if (query.sort !== FEATURED) params.set('sort', query.sort);
  if (query.page !== 1) params.set('page', String(query.page));
  return params;
}

/** A query with a choice taken in or out, from its first page on. */
export function toggleChoice(query: Query, facet: string, value: string): Query {
  const before = query.choices.get(facet) ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const choices = new Map(query.choices);
  if (after.length > 0) choices.set(facet, after);
  else choices.delete(facet);
  return { ...query, choices, page: 1 };
}

/** A query with a facet's range set, or without one, from its first page on. */
export function withRange(query: Query, facet: string, range: Range | undefined): Query {
  const ranges = new Map(query.ranges);
  if (range === undefined) ranges.delete(facet);
  else ranges.set(facet, range);
  return { ...query, ranges, page: 1 };
}

/** The filters of a query as plain words, for the ledger: `{ brand: 'Arden|Kestrel', weight: '..1.5' }`. */
export function filtersOf(query: Query): Record<string, string> {
  return Object.fromEntries([
    ...[...query.choices].map(([id, values]) => [id, values.join('|')] as const),
    ...[...query.ranges].map(([id, { min, max }]) => [id, `${min ?? ''}..${max ?? ''}`] as const),
  ]);
}

/** A number in the facet's units as an address and a form field write it. */
export function inAddress(value: number, { scale }: Facet): string {
  return String(Number((value / scale).toFixed(6)));
}

function readRange(params: URLSearchParams, facet: Facet): Range | undefined {
  const min = readNumber(params.get(`${facet.id}-min`), facet);
  const max = readNumber(params.get(`${facet.id}-max`), facet);
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function readNumber(text: string | null, { scale }: Facet): number | undefined {
  const plain = text?.trim().replace(/^\$/, '').replaceAll(',', '') ?? '';
  if (!/^-?\d{1,9}(\.\d{0,6})?$/.test(plain)) return undefined;
  return Number((Number(plain) * scale).toFixed(6));
}
