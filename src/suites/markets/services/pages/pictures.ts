import { VIEW_COUNT } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import type { Product } from '../../record.ts';
import { picturePath } from '../../storefront/store.ts';

/** The pictures of an offer's portfolio: its own, and those that its type draws beside it. */
export function worksOf({ views }: ProductType, product: Product): readonly string[] {
  const count = views === undefined ? VIEW_COUNT : views(product).length + 1;
  return Array.from({ length: count }, (_, at) => picturePath(product, at + 1));
}

/** The portrait in the upper right of an offer's picture. */
export const facePath = (product: Product): string =>
  `${picturePath(product)}#svgView(viewBox(252,18,132,132))`;
