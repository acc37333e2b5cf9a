import type { Presentation } from '../presentation.ts';
import type { Product } from '../record.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { baseDelivered } from './configurations.ts';
import { type Facet, facetOf } from './facet.ts';

/** A catalog as one presentation shows it. */
export interface Shelf {
  readonly index: CatalogIndex;
  readonly presentation: Presentation;
  /** The price facet first, by what each card names; then those of the index. */
  readonly facets: readonly Facet[];
  /** Catalog positions in the order of a sort. Throws RangeError for a sort that the shelf doesn't have. */
  order(sort: string): Int32Array;
}

/** The sort that shows the presentation's own ranking. */
export const FEATURED = 'featured';

const shelves = new WeakMap<Presentation, Map<CatalogIndex, Shelf>>();

/** The shelf of a presentation, made when it is first asked for. */
export function shelfOf(index: CatalogIndex, presentation: Presentation): Shelf {
  const made = shelves.get(presentation) ?? new Map<CatalogIndex, Shelf>();
  shelves.set(presentation, made);
  let shelf = made.get(index);
  if (shelf === undefined) {
    shelf = makeShelf(index, presentation);
    made.set(index, shelf);
  }
  return shelf;
}

/** The price that a result card names, in cents: with delivery, or the base configuration's alone. Sorts and filters use it. */
export function cardPrice(product: Product, presentation: Presentation): number {
  return presentation.basePriceOnly.has(product.id) ? product.price : baseDelivered(product);
}

/** The sorts of a shelf: `featured`, and each number up (`weight`) and down (`-weight`). */
export function sortsOf(shelf: Shelf): string[] {
  const numbers = shelf.facets.filter(({ kind }) => kind === 'number');
  return [FEATURED, ...numbers.flatMap(({ id }) => [id, `-${id}`])];
}

function makeShelf(index: CatalogIndex, presentation: Presentation): Shelf {
  const price = facetOf({
    id: 'price',
    label: 'Price',
    kind: 'number',
    decimals: 2,
    scale: 100,
    values: index.products.map((product) => [cardPrice(product, presentation)]),
  });
  const facets = [price, ...index.facets];
  const featured = rankingOrder(index, presentation);
  const orders = new Map<string, Int32Array>([[FEATURED, featured]]);
  const order = (sort: string): Int32Array => {
    let found = orders.get(sort);
    if (found === undefined) {
      found = sorted(featured, facets, sort);
      orders.set(sort, found);
    }
    return found;
  };
  return { index, presentation, facets, order };
}

/** The ranking as positions; products that it doesn't name follow in the catalog's order. */
function rankingOrder(index: CatalogIndex, { ranking }: Presentation): Int32Array {
  const named = ranking.map((id) => index.positions.get(id)).filter((at) => at !== undefined);
  return Int32Array.from(new Set([...named, ...index.products.keys()]));
}

/** Ties keep the ranking's order. */
function sorted(featured: Int32Array, facets: readonly Facet[], sort: string): Int32Array {
  const down = sort.startsWith('-');
  const facet = facets.find(({ id, kind }) => kind === 'number' && id === (down ? sort.slice(1) : sort));
  if (facet === undefined) throw new RangeError(`there is no sort "${sort}"`);
  const keys = facet.values.map(([value]) => (typeof value === 'number' ? value : Number.POSITIVE_INFINITY));
  const sign = down ? -1 : 1;
  return featured.slice().sort((a, b) => {
    const [x, y] = [keys[a] ?? 0, keys[b] ?? 0];
    if (x === y) return 0;
    return x < y ? -sign : sign;
  });
}
