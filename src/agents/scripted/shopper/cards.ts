import type { A11yNode } from '../../../core/observation.ts';
import { isCommand } from './command.ts';
import { sumsIn } from './money.ts';
import { folded, type Line, linesOf, plain } from './view.ts';

/** A product as a page of results shows it. */
export interface Card {
  readonly title: string;
  /** The link to the product's page. */
  readonly mark: number;
  readonly lines: readonly Line[];
}

interface Link {
  readonly mark: number;
  readonly name: string;
  readonly heading: boolean;
}

const AROUND: ReadonlySet<string> = new Set('banner navigation contentinfo complementary search'.split(' '));
const ITEMS: ReadonlySet<string> = new Set('listitem article row gridcell'.split(' '));

/**
 * The products that a page lists, in its order: the list items, articles or rows that hold one link to a product and a
 * price, or else, on a page without such structure, what stands between one product's link and the next one's.
 */
export function cardsIn(tree: A11yNode): readonly Card[] {
  const items = itemsIn(tree);
  const cards = items.length > 1 ? items.flatMap(cardOf) : flatCards(tree);
  const seen = new Set<number>();
  return cards.filter(({ mark }) => !seen.has(mark) && seen.add(mark));
}

/** The innermost items that have a product's link and a price. */
function itemsIn(node: A11yNode): readonly A11yNode[] {
  if (AROUND.has(node.role)) return [];
  const below = node.children.flatMap(itemsIn);
  if (below.length > 0 || !ITEMS.has(node.role)) return below;
  const priced = linesOf([node]).some(({ text }) => sumsIn(text).length > 0);
  return priced && titleIn(node) !== undefined ? [node] : [];
}

function cardOf(node: A11yNode): readonly Card[] {
  const title = titleIn(node);
  return title === undefined ? [] : [{ title: title.name, mark: title.mark, lines: linesOf([node]) }];
}

/** The link that is the product's name: the one that is or holds a heading, or else the longest that is no command. */
function titleIn(node: A11yNode): Link | undefined {
  const links = linksIn(node, false).filter(isTitle);
  return links.find(({ heading }) => heading) ?? links.toSorted((a, b) => b.name.length - a.name.length)[0];
}

function linksIn(node: A11yNode, heading: boolean): readonly Link[] {
  if (AROUND.has(node.role)) return [];
  const head = heading || node.role === 'heading';
  const below = node.children.flatMap((child) => linksIn(child, head));
  if (node.role !== 'link' || node.mark === undefined) return below;
  // A link around a whole card is called by the heading in it.
  const own = headingIn(node);
  const name = plain(own?.name || node.name);
  return name === '' ? below : [{ mark: node.mark, name, heading: head || own !== undefined }];
}

function headingIn(node: A11yNode): A11yNode | undefined {
  if (node.role === 'heading') return node;
  for (const child of node.children) {
    const found = headingIn(child);
    if (found) return found;
  }
  return undefined;
}

/** Counts, stars and sums are links as well, but no product is called so. */
function isTitle({ name }: Link): boolean {
  return (
    name.length > 2 &&
    !isCommand(name) &&
    sumsIn(name).length === 0 &&
    !/^\(?[\d.,]+\)?( ?(reviews?|ratings?|stars?|offers?|questions?|out of).*)?$/.test(folded(name))
  );
}

/** Cards of a page whose markup tells nothing of them: cut at the links that have a price on one side. */
function flatCards(tree: A11yNode): readonly Card[] {
  const rows: { readonly link?: Link; readonly lines: readonly Line[] }[] = [];
  const walk = (node: A11yNode): void => {
    if (AROUND.has(node.role)) return;
    const links = linksIn(node, false).filter(isTitle);
    const names = new Set(links.map(({ mark }) => mark));
    if (names.size === 0 || node.children.length === 0) rows.push({ lines: linesOf([node]) });
    else if (names.size === 1 && (node.role === 'link' || node.role === 'heading' || node.role === 'generic'))
      rows.push({ link: links[0] as Link, lines: linesOf([node]) });
    else for (const child of node.children) walk(child);
  };
  walk(tree);
  const first = rows.findIndex(({ link }) => link !== undefined);
  const last = rows.findLastIndex(({ link }) => link !== undefined);
  const priced = (part: typeof rows): boolean =>
    part.some(({ lines }) => lines.some(({ text }) => sumsIn(text).length > 0));
  // Where prices stand above their products' names, what is between two names belongs to the second.
  const above = priced(rows.slice(0, Math.max(first, 0))) && !priced(rows.slice(last));
  const cards: { link?: Link; lines: Line[] }[] = [];
  for (const row of above ? rows.toReversed() : rows) {
    const open = cards.at(-1);
    if (row.link !== undefined && row.link.mark !== open?.link?.mark)
      cards.push({ link: row.link, lines: [...row.lines] });
    else if (above) open?.lines.unshift(...row.lines);
    else open?.lines.push(...row.lines);
  }
  const whole = cards.flatMap(({ link, lines }) =>
    link !== undefined && lines.some(({ text }) => sumsIn(text).length > 0)
      ? [{ title: link.name, mark: link.mark, lines }]
      : [],
  );
  return above ? whole.reverse() : whole;
}
