import { canonicalJson } from '../../../core/json.ts';
import type { Presentation } from '../presentation.ts';
import type { Product } from '../record.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { deliveredOn } from './configurations.ts';
import { type Facet, facetOf } from './facet.ts';
import { NO_OCCASION, type Occasion } from './occasion.ts';

/** A catalog as one presentation shows it on one occasion. */
export interface Shelf {
  readonly index: CatalogIndex;
  readonly presentation: Presentation;
  readonly occasion: Occasion;
  /** The price facet first, by what each card names; then those of the index. */
  readonly facets: readonly Facet[];
  /** Catalog positions in the order of a sort. Throws RangeError for a sort that the shelf doesn't have. */
  order(sort: string): Int32Array;
}

/** The sort that shows the presentation's own ranking. */
export const FEATURED = 'featured';

const shelves = new WeakMap<Presentation, WeakMap<CatalogIndex, Map<string, Shelf>>>();

/** The shelf of a presentation and an occasion, made when it is first asked for. */
export function shelfOf(
  index: CatalogIndex,
  presentation: Presentation,
  occasion: Occasion = NO_OCCASION,
): Shelf {
  const ofPresentation = shelves.get(presentation) ?? new WeakMap<CatalogIndex, Map<string, Shelf>>();
  shelves.set(presentation, ofPresentation);
  const made = ofPresentation.get(index) ?? new Map<string, Shelf>();
  ofPresentation.set(index, made);
  const key = canonicalJson(occasion);
  const shelf = made.get(key) ?? makeShelf(index, presentation, occasion);
  made.set(key, shelf);
  return shelf;
}

/**
 * The price that a result card names on an occasion, in cents: with delivery and fees, or that of the base configuration's pieces
 * alone. Sorts and filters use it.
 */
export function cardPrice(
  product: Product,
  { basePriceOnly }: Presentation,
  occasion: Occasion = NO_OCCASION,
): number {
  return basePriceOnly.has(product.id) ? product.price * occasion.quantity : deliveredOn(product, occasion);
}

/** The sorts of a shelf: `featured`, and each number up (`weight`) and down (`-weight`). */
export function sortsOf(shelf: Shelf): string[] {
  const numbers = shelf.facets.filter(({ kind }) => kind === 'number');
  return [FEATURED, ...numbers.flatMap(({ id }) => [id, `-${id}`])];
}

function makeShelf(index: CatalogIndex, presentation: Presentation, occasion: Occasion): Shelf {
  const price = facetOf({
    id: 'price',
    label: 'Price',
    kind: 'number',
    decimals: 2,
    scale: 100,
    values: index.products.map((product) => [cardPrice(product, presentation, occasion)]),
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
  return { index, presentation, occasion, facets, order };
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
