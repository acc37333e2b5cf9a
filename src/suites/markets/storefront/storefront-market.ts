import { Hono } from 'hono';
import type { Html } from '../engine/index.ts';
import type { Market } from '../market.ts';
import type { Voice } from '../voice.ts';
import { type Assets, assetRoutes } from './assets.ts';
import { type CartPages, cartRoutes } from './cart-routes.ts';
import { type CatalogPages, catalogRoutes } from './catalog-routes.ts';
import { type CheckoutPages, checkoutRoutes } from './checkout-routes.ts';
import { type ChallengePage, guard } from './guard.ts';
import { type Brand, openStore, type Store } from './store.ts';

/** What a market draws by itself, for an open store. */
export interface Pages<D> {
  readonly catalog: CatalogPages;
  readonly cart: CartPages;
  readonly checkout: CheckoutPages<D>;
}

/** What a market is made of. `D` is what its checkout gathers, `S` its open store, `H` a text of its help. */
export interface Made<D, S extends Store<D>, H> {
  readonly id: string;
  readonly brand: Brand<D>;
  readonly voice: Voice;
  readonly assets: () => Assets;
  readonly challengePage: ChallengePage;
  /** What the store knows beside what every store does. */
  open(store: Store<D>): S;
  /** Pages of words, by path. */
  readonly help?: { readonly texts: Readonly<Record<string, H>>; page(store: S, text: H): Html };
  readonly account?: (store: S) => Html;
  /** Further paths that are there for every catalog. */
  readonly also?: readonly string[];
  /** Routes of its own; they come before those of the catalog. */
  routes?(app: Hono, store: S): void;
  pages(store: S): Pages<D>;
}

const ACCOUNT = '/account';

/** Puts a marketplace together: the robot check in front, then its own routes, its catalog, its cart and its checkout. */
export function storefrontMarket<D, S extends Store<D>, H>(made: Made<D, S, H>): Market {
  const { id, brand, voice, assets, challengePage, help, account, also = [] } = made;
  const { host, name, routes } = brand;
  return {
    id,
    host,
    brand: name,
    voice,
    get resources() {
      return [
        ...['/', routes.results, routes.cart, routes.orders],
        ...(account ? [ACCOUNT] : []),
        ...also,
        ...Object.keys(help?.texts ?? {}),
        ...Object.keys(assets()),
      ];
    },
    paths: {
      results: (page) => (page === 1 ? routes.results : `${routes.results}?page=${page}`),
      search: (words) => `${routes.results}?${new URLSearchParams({ q: words })}`,
      product: (product) => `${routes.product}/${product}`,
      picture: (product) => `/images/${product}/1.svg`,
    },
    open(opening) {
      const store = made.open(openStore(brand, opening));
      const { catalog, cart, checkout } = made.pages(store);
      const app = new Hono();
      app.use(guard(store, challengePage));
      assetRoutes(app, assets());
      for (const [path, text] of Object.entries(help?.texts ?? {}))
        app.get(path, (c) => c.html(help?.page(store, text) ?? ''));
      if (account) app.get(ACCOUNT, (c) => c.html(account(store)));
      made.routes?.(app, store);
      catalogRoutes(app, store, catalog);
      cartRoutes(app, store, cart);
      checkoutRoutes(app, store, checkout);
      return { host, fetch: (request) => app.fetch(request) };
    },
  };
}
