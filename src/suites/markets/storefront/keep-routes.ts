import type { Hono } from 'hono';
import type { Html } from '../engine/index.ts';
import { readForm } from './form.ts';
import { productOf, productPath, type Storefront } from './store.ts';

/** A storefront whose visitor can keep an eye on products without buying them. */
export interface Keeping {
  /** Ids of what is kept, the last one first. */
  kept: readonly string[];
}

/** The list of what is kept, at `path`, and the form that keeps something or lets it go. */
export function keepRoutes(app: Hono, store: Storefront & Keeping, path: string, list: () => Html): void {
  app.get(path, (c) => c.html(list()));
  app.post(path, async (c) => {
    const product = productOf(store, (await readForm(c.req.raw)).get('product') ?? '');
    if (product === undefined) return c.html(list(), 422);
    const { id } = product;
    const others = store.kept.filter((one) => one !== id);
    store.kept = others.length < store.kept.length ? others : [id, ...others];
    return c.redirect(productPath(store, product), 303);
  });
}
