import { type Query, writeQuery } from '../engine/index.ts';
import type { Storefront } from './store.ts';

/** What a results page's address holds beside the query, such as a layout. */
export type Beside = Readonly<Record<string, string>>;

/** The address of a results page. */
export function resultsPath({ shelf, routes }: Storefront, query: Query, beside: Beside = {}): string {
  const params = writeQuery(query, shelf);
  for (const [name, value] of Object.entries(beside)) params.set(name, value);
  const text = params.toString();
  return text === '' ? routes.results : `${routes.results}?${text}`;
}

/** What a form on a results page carries along, without the parameters that it sets itself. */
export function carried(
  { shelf }: Storefront,
  query: Query,
  beside: Beside,
  without: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  const params = writeQuery({ ...query, page: 1 }, shelf);
  for (const [name, value] of Object.entries(beside)) params.set(name, value);
  return [...params].filter(([name]) => !without.includes(name));
}
