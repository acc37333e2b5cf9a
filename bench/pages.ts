import type { Truths } from './truths.ts';

const NAMES = ['Lamp', 'Chair', 'Kettle', 'Basket', 'Clock', 'Mirror', 'Stool', 'Shelf'] as const;
const FRIENDS = ['Ada', 'Ben', 'Cleo'] as const;

/** A product of the listing, the same for the same index. */
function product(index: number) {
  const code = `K${String(index).padStart(4, '0')}`;
  const pence = String(index % 100).padStart(2, '0');
  return {
    name: `${NAMES[index % NAMES.length]} ${code}`,
    price: `£${10 + (index % 90)}.${pence}`,
    former: `£${120 + (index % 70)}.${pence}`,
    text: `Batch ${code}b, of oak and steel`,
    compared: index % 3 === 0,
    /** What its field says in the markup, and what it holds by now. */
    engraving: { written: 'nothing', held: index % 2 ? 'nothing' : `for ${FRIENDS[index % FRIENDS.length]}` },
    sold: index % 11 === 5,
  };
}

/** The part of a shop's page that repeats: 15 elements, four of them interactive. */
function card(index: number): string {
  const { name, price, former, text, compared, engraving, sold } = product(index);
  return `<article class="card"><h3><a href="#${index}">${name}</a></h3><p class="price"><span>${price}</span> <s>${former}</s></p>
    <p>${text}, in <em>${(index % 5) + 1}</em> sizes.</p><ul><li>Free returns</li><li>Ships today</li></ul>
    <label><input type="checkbox" aria-label="Compare ${name}"${compared ? ' checked' : ''}> Compare</label>
    <input aria-label="Engraving of ${name}" value="${engraving.written}" data-held="${engraving.held}">
    <button aria-label="Add ${name} to basket"${sold ? ' disabled' : ''}>Add</button></article>`;
}

const CARD_NODES = 15;
const HEAD_NODES = 27;
const SEARCH = 'walnut side table';
const SORTS = ['Featured', 'Price, low to high', 'Price, high to low'] as const;

const cardsFor = (nodes: number): number => Math.max(1, Math.round((nodes - HEAD_NODES) / CARD_NODES));

/**
 * A shop's listing page with about so many elements: a head with a menu, a search and two filters, then cards. The same for
 * the same number. Its script fills in fields as a visitor would, so that they hold something else than the markup says.
 */
export function listingPage(nodes: number): string {
  return `<!doctype html><html lang="en"><head><title>Listing</title><style>
    body { font: 15px/1.4 sans-serif; margin: 0 } main { display: grid; grid-template-columns: repeat(5, 1fr); gap: 12px; padding: 12px }
    .card { border: 1px solid #ddd; border-radius: 6px; padding: 10px } .card input[value] { width: 6em } nav a { margin: 8px }
    </style></head><body><header><nav>${NAMES.map((name) => `<a href="#${name}">${name}s</a>`).join('')}</nav>
    <form><label for="q">Search</label><input id="q" placeholder="Search the shop"><select id="sort" aria-label="Sort by">${SORTS.map((sort) => `<option>${sort}`).join('')}</select><button>Go</button>
    <button type="button" aria-pressed="true">In stock only</button><button type="button" aria-expanded="false">More filters</button></form></header>
    <main>${Array.from({ length: cardsFor(nodes) }, (_, index) => card(index)).join('')}</main>
    <script>q.value = '${SEARCH}'; sort.selectedIndex = 1;
    for (const field of document.querySelectorAll('[data-held]')) { field.value = field.dataset.held; field.removeAttribute('data-held'); }</script></body></html>`;
}

/** What decides on the listing page of so many elements. */
export function listingTruths(nodes: number): Truths {
  const products = Array.from({ length: cardsFor(nodes) }, (_, index) => product(index));
  return {
    names: products.map(({ name }) => name),
    texts: products.map(({ text }) => text),
    prices: [...new Set(products.flatMap(({ price, former }) => [price, former]))],
    values: [
      { of: 'Search', is: SEARCH },
      { of: 'Sort by', is: SORTS[1] },
      ...products.map(({ name, engraving }) => ({ of: `Engraving of ${name}`, is: engraving.held })),
    ],
    states: [
      { of: 'In stock only', state: 'pressed', is: true },
      { of: 'More filters', state: 'expanded', is: false },
      ...products.map(({ name, compared }) => ({ of: `Compare ${name}`, state: 'checked', is: compared })),
      ...products.map(({ name, sold }) => ({ of: `Add ${name} to basket`, state: 'disabled', is: sold })),
    ],
  };
}
