const NAMES = ['Lamp', 'Chair', 'Kettle', 'Basket', 'Clock', 'Mirror', 'Stool', 'Shelf'] as const;

/** The part of a shop's page that repeats: 14 elements, three of them interactive. */
function card(index: number): string {
  const name = `${NAMES[index % NAMES.length]} no. ${index}`;
  return `<article class="card"><h3><a href="#${index}">${name}</a></h3><p class="price"><span>£${10 + (index % 90)}</span> <s>£${120 - (index % 20)}</s></p>
    <p>Made to last, of oak and steel, in <em>${(index % 5) + 1}</em> sizes.</p><ul><li>Free returns</li><li>Ships today</li></ul>
    <label><input type="checkbox"> Compare</label><button aria-label="Add ${name} to basket">Add</button></article>`;
}

const CARD_NODES = 14;
const HEAD_NODES = 22;

/** A shop's listing page with about so many elements: a head with a menu and a search, then cards. The same for the same number. */
export function listingPage(nodes: number): string {
  const cards = Math.max(1, Math.round((nodes - HEAD_NODES) / CARD_NODES));
  return `<!doctype html><html lang="en"><head><title>Listing</title><style>
    body { font: 15px/1.4 sans-serif; margin: 0 } main { display: grid; grid-template-columns: repeat(5, 1fr); gap: 12px; padding: 12px }
    .card { border: 1px solid #ddd; border-radius: 6px; padding: 10px } nav a { margin: 8px }
    </style></head><body><header><nav>${NAMES.map((name) => `<a href="#${name}">${name}s</a>`).join('')}</nav>
    <form><label for="q">Search</label><input id="q" placeholder="Search the shop"><select><option>All<option>New</select><button>Go</button></form></header>
    <main>${Array.from({ length: cards }, (_, index) => card(index)).join('')}</main></body></html>`;
}
