import type { Hono } from 'hono';
import { pictureView, VIEW_COUNT } from '../engine/index.ts';
import { attributesOf, baseConfiguration, type Configuration, type Product } from '../record.ts';
import { LASTING } from '../storefront/assets.ts';
import { picturePath, productOf, type Storefront } from '../storefront/store.ts';

/** The option group that a picture shows. */
const GROUP = 'colour';

/** The address of a product's picture in the colour of a configuration. */
export function colouredPath(product: Product, configuration: Configuration, view = 1): string {
  const colour = configuration[GROUP];
  return colour === undefined || colour === baseConfiguration(product)[GROUP]
    ? picturePath(product, view)
    : `/images/${encodeURIComponent(product.id)}/${encodeURIComponent(colour)}/${view}.svg`;
}

/** The colours that a product comes in, by name; none where it has no such choice. */
export const coloursOf = ({ options }: Product): readonly string[] =>
  options.find(({ id }) => id === GROUP)?.choices.map(({ label }) => label) ?? [];

/** Serves pictures of products in other colours than their first. */
export function colourRoutes(app: Hono, store: Storefront): void {
  app.get('/images/:id/:colour/:view', (c) => {
    const product = productOf(store, c.req.param('id'));
    const colour = c.req.param('colour');
    const view = Number(/^([1-9])\.svg$/.exec(c.req.param('view'))?.[1] ?? 0);
    const known = product?.options.some(
      ({ id, choices }) => id === GROUP && choices.some((choice) => choice.id === colour),
    );
    if (product === undefined || !known || view < 1 || view > VIEW_COUNT) return c.notFound();
    const attributes = attributesOf(product, { ...baseConfiguration(product), [GROUP]: colour });
    const picture = store.opening.type.picture({ ...product, attributes });
    return new Response(pictureView(picture, view - 1), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': LASTING },
    });
  });
}
