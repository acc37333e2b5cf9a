import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { count } from '../../storefront/parts/words.ts';
import { slug } from '../../storefront/slug.ts';
import type { Craft } from '../brand.ts';
import { page } from './document.ts';

/** How makers came to it. Nothing in it bears on a piece: those facts stand with the piece. */
const STORIES = [
  'It began with a wheel in the garden shed and a promise to give it back after the summer. The wheel is still there; the shed is now four rooms.',
  'We met at an evening class and never went home. One of us throws, one of us glazes, and both of us sweep.',
  'My grandmother dug clay behind her house. I buy mine, but I still keep her turning tools on the sill and use them every day.',
  'I was a draughtsman for twenty winters. A pot is the same work: a line that has to be right, only that it turns.',
  'The kiln stands in an old ferry house. When the tide is out we fire; when it is in, we answer letters.',
  'Three potters, one kiln and a long table. Whoever made your piece has put a name to it in our book.',
] as const;

const DAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays'] as const;

/** A studio of the market, as its products name it. */
export interface Studio {
  readonly brand: string;
  readonly name: string;
  readonly pieces: number;
  readonly story: string;
  /** The day on which parcels leave. */
  readonly posts: string;
}

/** The studios whose pieces are in the catalog, in the order of their names. */
export function studios({ opening }: Craft): readonly Studio[] {
  const byBrand = new Map<string, Product[]>();
  for (const product of opening.catalog)
    byBrand.set(product.brand, [...(byBrand.get(product.brand) ?? []), product]);
  return [...byBrand]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([brand, products]) => {
      const at = [...brand].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
      return {
        brand,
        name: mostNamed(products),
        pieces: products.length,
        story: STORIES[at % STORIES.length] ?? '',
        posts: DAYS[at % DAYS.length] ?? '',
      };
    });
}

/** The studio that made a product. */
export function studioOf(market: Craft, { brand }: Product): Studio | undefined {
  return studios(market).find((studio) => studio.brand === brand);
}

/** A studio's seal: the first letters of its name. */
export function seal(name: string): Html {
  const letters = name.split(/\s+/).filter((word) => /^[A-Z]/.test(word) && word !== 'The');
  return html`<span class="seal" aria-hidden="true">${letters
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')}</span>`;
}

/** All studios. */
export function makersPage(market: Craft): Html {
  return page(market, {
    title: 'Meet the makers',
    body: html`${trail([['Home', '/'], ['Makers']])}<h1 class="over">Meet the makers</h1>${makerList(market)}`,
  });
}

/** Studios side by side, each with its story. */
export function makerList(market: Craft, most?: number): Html {
  return html`<div class="studios">${studios(market)
    .slice(0, most)
    .map(
      ({ brand, name, story }) =>
        html`<article>${seal(name)}<h3><a href="/makers/${slug(brand)}">${name}</a></h3><p>${story}</p></article>`,
    )}</div>`;
}

/** A studio's page; undefined for one that there isn't. */
export function makerPage(market: Craft, name: string): Html | undefined {
  const studio = studios(market).find(({ brand }) => slug(brand) === name);
  if (studio === undefined) return undefined;
  const { noun } = market.opening.type;
  return page(market, {
    title: studio.name,
    body: html`${trail([['Home', '/'], ['Makers', '/makers'], [studio.name]])}
<article class="letter">${seal(studio.name)}<h1>${studio.name}</h1><p>${studio.story}</p><p>Parcels leave the studio on ${studio.posts}. Letters are answered within a day or two, by whoever has dry hands.</p><p><a class="button" href="/find?${new URLSearchParams({ brand: studio.brand })}">${count(studio.pieces, noun.one, noun.many)} from this studio</a></p></article>`,
  });
}

function mostNamed(products: readonly Product[]): string {
  const counts = Map.groupBy(products, ({ seller }) => seller);
  return [...counts].reduce((a, b) => (b[1].length > a[1].length ? b : a))[0];
}
