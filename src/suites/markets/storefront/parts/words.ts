import { type Facet, type FacetStep, FEATURED, type Shelf } from '../../engine/index.ts';
import { attributeText, money } from '../../words.ts';

/** An amount without cents where there are none: `$900`. */
export const shortMoney = (cents: number): string => money(cents).replace(/\.00$/, '');

/** A count: `2,112`. */
export const whole = (n: number): string => attributeText({}, n);

/** A count with its noun: `1 piece`, `2,112 laptops`. */
export function count(n: number, one: string, many: string): string {
  return `${whole(n)} ${n === 1 ? one : many}`;
}

/** A step of a filter, in words. */
export function stepLabel(facet: Facet, { value, min, max }: FacetStep): string {
  if (facet.kind === 'flag') return value === 'yes' ? 'Yes' : 'No';
  if (value !== undefined) return value;
  const text = (n: number): string => (facet.id === 'price' ? shortMoney(n) : attributeText(facet, n));
  const bare = (n: number): string => (facet.id === 'price' ? shortMoney(n) : n.toFixed(facet.decimals));
  if (min === undefined) return max === undefined ? 'Any' : `Up to ${text(max)}`;
  if (max === undefined) return `${text(min)} and more`;
  return min === max ? text(min) : `${bare(min)} to ${text(max)}`;
}

/** A sort, in words. */
export function sortLabel({ facets }: Shelf, sort: string): string {
  if (sort === FEATURED) return 'Featured';
  const down = sort.startsWith('-');
  const facet = facets.find(({ id }) => id === (down ? sort.slice(1) : sort));
  return `${facet?.label ?? sort}: ${down ? 'high to low' : 'low to high'}`;
}
