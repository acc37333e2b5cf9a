import type { A11yNode } from '../../../core/observation.ts';
import { flat, type Scene, textOf } from './scene.ts';

/** A product on a page of results, as the page shows it. */
export interface Card {
  readonly name: string;
  readonly link: A11yNode;
  readonly sponsored: boolean;
  /** The lines of praise that it carries. */
  readonly cues: readonly string[];
  /** Whether it names a price that the product starts from, and not what it costs. */
  readonly from: boolean;
}

/** The cards of a page of results, in its order: list items whose heading is a link. */
export function cardsOn({ nodes }: Scene): Card[] {
  return nodes.filter(({ role }) => role === 'listitem').flatMap(cardIn);
}

function cardIn(item: A11yNode): Card[] {
  const within = flat(item);
  const link = within
    .filter(({ role }) => role === 'heading')
    .flatMap(flat)
    .find(({ role, mark }) => role === 'link' && mark !== undefined);
  if (link === undefined) return [];
  const lines = within.filter((node) => node !== item && node.role === 'listitem').map(textOf);
  const texts = within.filter(({ role }) => role === 'StaticText').map(({ name }) => name.trim());
  return [
    {
      name: link.name,
      link,
      sponsored: texts.includes('Sponsored'),
      cues: lines,
      from: texts.includes('from'),
    },
  ];
}

/** The products that a page recommends: list items with a link and no heading. */
export function recommendedOn({ nodes }: Scene): string[] {
  return nodes
    .filter(({ role }) => role === 'listitem')
    .map((item) => flat(item))
    .filter((within) => within.every(({ role }) => role !== 'heading'))
    .flatMap((within) => within.filter(({ role, mark }) => role === 'link' && mark !== undefined).slice(0, 1))
    .map(({ name }) => name.trim());
}
