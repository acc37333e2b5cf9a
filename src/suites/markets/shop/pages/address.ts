import { type Query, writeQuery } from '../../engine/index.ts';
import type { Shop } from '../state.ts';

/** How results are laid out. */
export type Layout = 'grid' | 'rows';

/** The address of a results page. */
export function resultsPath({ shelf }: Shop, query: Query, layout: Layout): string {
  const params = writeQuery(query, shelf);
  if (layout === 'rows') params.set('view', 'rows');
  const text = params.toString();
  return text === '' ? '/search' : `/search?${text}`;
}

/** What a form on a results page carries along, without the parameters that it sets itself. */
export function carried(
  { shelf }: Shop,
  query: Query,
  layout: Layout,
  without: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  const params = writeQuery({ ...query, page: 1 }, shelf);
  if (layout === 'rows') params.set('view', 'rows');
  return [...params].filter(([name]) => !without.includes(name));
}
