import type { Context, Hono } from 'hono';
import { pictureView, priceTable, readQuery, search, VIEW_COUNT } from '../engine/index.ts';
import { baseConfiguration, type Configuration, type Product } from '../record.ts';
import { departments, HOST, slug } from './brand.ts';
import { notePrices, noteResults } from './facts.ts';
import { notice } from './pages/document.ts';
import { homePage, recommendedProducts } from './pages/home.ts';
import { namedConfigurations, readConfiguration } from './pages/options.ts';
import { optionsPage, productPage, specificationPage } from './pages/product.ts';
import { resultsPage } from './pages/results.ts';
import { productOf, type Shop } from './state.ts';

/** Home, results, products and their pictures. */
export function catalogRoutes(app: Hono, shop: Shop): void {
  const { opening, shelf } = shop;
  const { ledger, presentation, type } = opening;

  app.get('/', (c) => {
    for (const { id } of recommendedProducts(shop)) {
      ledger.append(HOST, 'product-recommended', { product: id, where: 'home' });
    }
    return c.html(homePage(shop));
  });

  app.get('/search', (c) => {
    const params = paramsOf(c);
    const query = readQuery(params, shelf);
    const found = search(shelf, query, opening.pageSize);
    noteResults(shop, query, found);
    return c.html(resultsPage(shop, query, found, params.get('view') === 'rows' ? 'rows' : 'grid'));
  });

  app.get('/departments/:name', (c) => {
    const name = departments(type.department).find((one) => slug(one) === c.req.param('name'));
    if (name === undefined) return missing(c, shop);
    if (name === type.department) return c.redirect('/search', 303);
    const text = `The ${name} department is closed while we count the stock. It opens again on Monday, Mar 16.`;
    return c.html(notice(shop, { title: name, text }));
  });

  app.get('/p/:id', (c) =>
    withProduct(c, shop, (product) => {
      const configuration = readConfiguration(product, paramsOf(c));
      const apart = presentation.obstructed.has(product.id);
      ledger.append(HOST, 'product-opened', { product: product.id });
      if (apart) notePrices(ledger, product, [baseConfiguration(product)], 'product');
      else {
        notePrices(
          ledger,
          product,
          [...namedConfigurations(product, configuration), ...listed(product)],
          'product',
        );
        ledger.append(HOST, 'specification-shown', { product: product.id });
      }
      const page = productPage(shop, product, configuration);
      shop.viewed = [product.id, ...shop.viewed.filter((id) => id !== product.id)];
      return c.html(page);
    }),
  );

  app.get('/p/:id/options', (c) =>
    withProduct(c, shop, (product) => {
      if (!presentation.obstructed.has(product.id)) return c.redirect(`/p/${product.id}`, 303);
      const configuration = readConfiguration(product, paramsOf(c));
      notePrices(ledger, product, namedConfigurations(product, configuration), 'options');
      return c.html(optionsPage(shop, product, configuration));
    }),
  );

  app.get('/p/:id/specification', (c) =>
    withProduct(c, shop, (product) => {
      if (!presentation.obstructed.has(product.id)) return c.redirect(`/p/${product.id}`, 303);
      ledger.append(HOST, 'specification-shown', { product: product.id });
      notePrices(ledger, product, listed(product), 'specification');
      return c.html(specificationPage(shop, product));
    }),
  );

  app.get('/images/:id/:view', (c) => {
    const product = productOf(shop, c.req.param('id'));
    const view = /^([1-9])\.svg$/.exec(c.req.param('view'))?.[1];
    if (product === undefined || view === undefined || Number(view) > VIEW_COUNT) return c.notFound();
    return new Response(pictureView(type.picture(product), Number(view) - 1), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' },
    });
  });
}

/** What is said of an address that there isn't. */
export function missing(c: Context, shop: Shop): Response | Promise<Response> {
  const text = 'There is nothing at this address. It may have been a product that we no longer carry.';
  return c.html(notice(shop, { title: 'Page not found', text }), 404);
}

/** The configurations whose prices the specification lists. */
const listed = (product: Product): Configuration[] =>
  priceTable(product).rows.flatMap(({ cells }) => cells.map(({ configuration }) => configuration));

const paramsOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;

function withProduct(
  c: Context,
  shop: Shop,
  answer: (product: Product) => Response | Promise<Response>,
): Response | Promise<Response> {
  const product = productOf(shop, c.req.param('id') ?? '');
  return product === undefined ? missing(c, shop) : answer(product);
}
