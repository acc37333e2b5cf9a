import { html } from 'hono/html';
import { type Html, searchableAttributes } from '../../engine/index.ts';
import { attributesOf, type Configuration, type Product } from '../../record.ts';
import { attributeText } from '../../words.ts';
import type { Sport } from '../brand.ts';

/** What figures mean, by attribute. They hold for every jacket. */
export const MEANINGS: Readonly<Record<string, string>> = {
  waterproof:
    'So high a column of water stands on the fabric before a drop comes through. Under 10 m is for showers; a pack’s straps in a day of rain want 20.',
  breath:
    'So much sweat, as vapour, gets out through a square metre in a day. The harder you work, the more you want.',
  weight: 'In size M, with cords and zips. A full water bottle is 500 g.',
  packed: 'How much room it takes in its own hood. A litre is a mug and a half.',
  warmth: 'What the jacket itself keeps in. A T-shirt is 0.1 clo, a thin fleece 0.4.',
};

/** The technology in figures: each with where it stands among all that we make, and what it means. */
export function technology(sport: Sport, product: Product, configuration: Configuration): Html {
  const { type } = sport.opening;
  const values = attributesOf(product, configuration);
  const items = searchableAttributes(type).flatMap((attribute) => {
    const value = values[attribute.id];
    if (value === undefined) return [];
    const share = typeof value === 'number' ? standing(sport, attribute.id, value) : undefined;
    const meaning = MEANINGS[attribute.id];
    return [
      html`<div${share === undefined ? '' : html` class="wide"`}><dt>${attribute.label}</dt><dd><b>${attributeText(attribute, value)}</b>${share === undefined ? '' : html`<span class="scale" aria-hidden="true"><i style="left:${share}%"></i></span>`}${meaning === undefined ? '' : html`<p>${meaning}</p>`}</dd></div>`,
    ];
  });
  return html`<section class="technology"><h2>Technology, in plain words</h2><dl>${items}</dl></section>`;
}

/** Where a value stands between the least and the most of the catalog, in percent. */
function standing({ shelf }: Sport, id: string, value: number): number {
  const facet = shelf.facets.find((candidate) => candidate.id === id);
  const numbers = (facet?.values ?? []).flat().filter((one) => typeof one === 'number');
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return high > low ? Math.round(((value - low) / (high - low)) * 100) : 50;
}
