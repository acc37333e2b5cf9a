import type { Context, Hono } from 'hono';
import {
  configurationOn,
  type Found,
  type Html,
  pictureView,
  priceTable,
  type Query,
  readQuery,
  search,
  VIEW_COUNT,
} from '../engine/index.ts';
import type { ProductType } from '../product-type.ts';
import type { Configuration, Product } from '../record.ts';
import { LASTING } from './assets.ts';
import { namedConfigurations, readConfiguration } from './configuration.ts';
import { notePrices, noteResults } from './facts.ts';
import { productOf, productPath, type Storefront } from './store.ts';

/** How a market draws the pages of its catalog. */
export interface CatalogPages {
  home(recommended: readonly Product[]): Html;
  results(query: Query, found: Found, params: URLSearchParams): Html;
  product(product: Product, configuration: Configuration): Html;
  /** The step at which an obstructed product's options are chosen. */
  options(product: Product, configuration: Configuration): Html;
  /** The step at which an obstructed product's specification is shown. */
  specification(product: Product): Html;
  missing(): Html;
}

/** Home, results, products and their pictures, with the facts that they are worth. */
export function catalogRoutes(app: Hono, storefront: Storefront, pages: CatalogPages): void {
  const { opening, routes, host } = storefront;
  const { ledger, presentation, type } = opening;

  const withProduct = (
    c: Context,
    answer: (product: Product) => Response | Promise<Response>,
  ): Response | Promise<Response> => {
    const product = productOf(storefront, c.req.param('id') ?? '');
    return product === undefined ? c.html(pages.missing(), 404) : answer(product);
  };

  app.get('/', (c) => {
    const recommended = presentation.recommended.flatMap((id) => productOf(storefront, id) ?? []);
    for (const { id } of recommended) {
      ledger.append(host, 'product-recommended', { product: id, where: 'home' });
    }
    return c.html(pages.home(recommended));
  });

  app.get(routes.results, (c) => {
    const params = paramsOf(c);
    const query = readQuery(params, storefront.shelf);
    const found = search(storefront.shelf, query, opening.pageSize);
    noteResults(storefront, query, found);
    return c.html(pages.results(query, found, params));
  });

  app.get(`${routes.product}/:id`, (c) =>
    withProduct(c, (product) => {
      const { occasion } = storefront;
      const configuration = readConfiguration(storefront, product, paramsOf(c));
      const apart = presentation.obstructed.has(product.id);
      ledger.append(host, 'product-opened', { product: product.id });
      const priced = apart
        ? [configurationOn(product, occasion)]
        : [...namedConfigurations(product, configuration), ...listed(product, occasion.quantity)];
      notePrices(storefront, product, priced, 'product', occasion.quantity);
      if (!apart) ledger.append(host, 'specification-shown', { product: product.id });
      const page = pages.product(product, configuration);
      storefront.viewed = [product.id, ...storefront.viewed.filter((id) => id !== product.id)];
      return c.html(page);
    }),
  );

  app.get(`${routes.product}/:id/options`, (c) =>
    withProduct(c, (product) => {
      if (!presentation.obstructed.has(product.id)) return c.redirect(productPath(storefront, product), 303);
      const configuration = readConfiguration(storefront, product, paramsOf(c));
      const { quantity } = storefront.occasion;
      notePrices(storefront, product, namedConfigurations(product, configuration), 'options', quantity);
      return c.html(pages.options(product, configuration));
    }),
  );

  app.get(`${routes.product}/:id/specification`, (c) =>
    withProduct(c, (product) => {
      if (!presentation.obstructed.has(product.id)) return c.redirect(productPath(storefront, product), 303);
      const { quantity } = storefront.occasion;
      ledger.append(host, 'specification-shown', { product: product.id });
      notePrices(storefront, product, listed(product, quantity), 'specification', quantity);
      return c.html(pages.specification(product));
    }),
  );

  app.get('/images/:id/:view', (c) => {
    const product = productOf(storefront, c.req.param('id'));
    const view = /^([1-9])\.svg$/.exec(c.req.param('view'))?.[1];
    const picture = product && view && pictureOf(type, product, Number(view) - 1);
    if (!picture) return c.notFound();
    return new Response(picture, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': LASTING },
    });
  });

  app.notFound((c) => c.html(pages.missing(), 404));
}

/** A picture of a product's gallery, from 0; undefined for one that it doesn't have. */
function pictureOf(type: ProductType, product: Product, view: number): string | undefined {
  if (view > 0 && type.views !== undefined) return type.views(product)[view - 1];
  return view < VIEW_COUNT ? pictureView(type.picture(product), view) : undefined;
}

/** The configurations whose prices a specification lists. */
const listed = (product: Product, quantity: number): Configuration[] =>
  priceTable(product, quantity).rows.flatMap(({ cells }) => cells.map(({ configuration }) => configuration));

const paramsOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;
