import { Hono } from 'hono';
import type { Found, Html, Order, Query } from '../engine/index.ts';
import type { Market } from '../market.ts';
import type { Configuration, Product } from '../record.ts';
import type { Voice } from '../voice.ts';
import { type Assets, assetRoutes } from './assets.ts';
import { type CartPages, cartRoutes, type Refusal } from './cart-routes.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { checkoutRoutes, type Step } from './checkout-routes.ts';
import { type ChallengePage, guard } from './guard.ts';
import type { Notice } from './notice.ts';
import { type Brand, openStore, type Store } from './store.ts';

/** The pages that a market draws by itself, each of its open store. */
export interface Pages<D, S> {
  home(store: S, recommended: readonly Product[]): Html;
  results(store: S, query: Query, found: Found, params: URLSearchParams): Html;
  product(store: S, product: Product, configuration: Configuration): Html;
  options(store: S, product: Product, configuration: Configuration): Html;
  specification(store: S, product: Product): Html;
  cart(store: S, refusal?: Refusal): Html;
  review(store: S, changed: boolean): Html;
  order(store: S, order: Order<D>): Html;
  orders(store: S): Html;
  notice(store: S, says: Notice): Html;
}

/** What a market is made of, beside how its cart works. `D` is what its checkout gathers, `S` its open store, `H` a text of its help. */
export interface Made<D, S extends Store<D>, H> extends Omit<CartPages, 'cart'> {
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
  readonly pages: Pages<D, S>;
  /** The steps of its checkout, and where the review is that follows them. */
  steps(store: S): readonly Step<D>[];
  readonly reviewPath: string;
  /** What it says where there is nothing, and where there is no such order. */
  readonly missing: Notice;
  readonly noOrder: Notice;
}

const ACCOUNT = '/account';

/** Puts a marketplace together: the robot check in front, then its own routes, its catalog, its cart and its checkout. */
export function storefrontMarket<D, S extends Store<D>, H>(made: Made<D, S, H>): Market {
  const { id, brand, voice, assets, challengePage, help, account, also = [], pages } = made;
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
      const app = new Hono();
      app.use(guard(store, challengePage));
      assetRoutes(app, assets());
      for (const [path, text] of Object.entries(help?.texts ?? {}))
        app.get(path, (c) => c.html(help?.page(store, text) ?? ''));
      if (account) app.get(ACCOUNT, (c) => c.html(account(store)));
      made.routes?.(app, store);
      catalogRoutes(app, store, {
        home: (recommended) => pages.home(store, recommended),
        results: (query, found, params) => pages.results(store, query, found, params),
        product: (product, configuration) => pages.product(store, product, configuration),
        options: (product, configuration) => pages.options(store, product, configuration),
        specification: (product) => pages.specification(store, product),
        missing: () => pages.notice(store, made.missing),
      });
      cartRoutes(app, store, {
        cart: (refusal) => pages.cart(store, refusal),
        ...(made.afterAdding !== undefined && { afterAdding: made.afterAdding }),
        ...(made.holdsOne && { holdsOne: true }),
      });
      checkoutRoutes(app, store, {
        steps: made.steps(store),
        reviewPath: made.reviewPath,
        review: (changed) => pages.review(store, changed),
        order: (order) => pages.order(store, order),
        orders: () => pages.orders(store),
        noOrder: () => pages.notice(store, { href: routes.orders, ...made.noOrder }),
      });
      return { host, fetch: (request) => app.fetch(request) };
    },
  };
}
