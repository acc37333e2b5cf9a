import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Site } from '../../../core/site.ts';

/** A lamp of the fixture's shops. Prices in cents. */
export interface Lamp {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** Added for the large size. */
  readonly large: number;
  readonly delivery: number;
  readonly weight: number;
  /** On the product's page alone. */
  readonly hours: number;
}

const lamp = (id: string, ...rest: readonly [number, number, number, number, number]): Lamp => {
  const [price, large, delivery, weight, hours] = rest;
  return { id, name: `Glow ${id.toUpperCase()}${id.charCodeAt(0)}`, price, large, delivery, weight, hours };
};

/** Nine lamps in the order of the shops' results, three a page. `g` is the best of those that burn 10 h or longer. */
export const LAMPS: readonly Lamp[] = [
  lamp('a', 4000, 500, 0, 2.5, 6),
  lamp('b', 5000, 900, 300, 2.1, 11),
  lamp('c', 4100, 3000, 0, 2.4, 14),
  lamp('d', 3000, 200, 0, 1.2, 4),
  lamp('e', 4900, 500, 900, 1.9, 10),
  lamp('f', 3500, 4000, 0, 1.7, 10.5),
  lamp('g', 4500, 500, 100, 1.6, 12),
  lamp('h', 9000, 500, 100, 2.2, 30),
  lamp('i', 4200, 600, 400, 2.9, 10),
];

export interface Bought {
  readonly lamp: string;
  readonly size: string;
  readonly cover: boolean;
  readonly name: string;
}

export interface FakeShop {
  readonly site: Site;
  readonly bought: readonly Bought[];
}

const PER_PAGE = 3;
const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
type Page = ReturnType<typeof html>;

function listed(query: URLSearchParams): readonly Lamp[] {
  const words = (query.get('q') ?? '').toLowerCase();
  const found = LAMPS.filter(
    ({ name }) => 'desk lamps'.includes(words) || name.toLowerCase().includes(words),
  );
  return query.get('sort') === 'weight' ? found.toSorted((a, b) => a.weight - b.weight) : found;
}

/**
 * A shop as most are: cards in a list, a menu to sort by, numbered pages, a folded specification, a ticked add-on on the
 * product's page, a cart, a checkout of one page. Its markup is sound.
 */
export function usualShop(): FakeShop {
  const bought: Bought[] = [];
  const app = new Hono();
  const page = (
    title: string,
    main: unknown,
  ): Page => html`<!doctype html><html lang="en"><title>${title}</title>
    <header><a href="/">Lumen</a><form role="search" action="/find"><input type="search" name="q" aria-label="Search lamps"><button>Search</button></form><a href="/cart">Cart (0)</a></header>
    <main>${main}</main><footer><a href="/terms">Terms of delivery</a></footer></html>`;
  app.get('/', (c) =>
    c.html(page('Lumen', html`<h1>Welcome</h1><a href="/lamp/a">Glow A97</a> only $40.00`)),
  );
  app.get('/find', (c) => {
    const query = new URL(c.req.url).searchParams;
    const all = listed(query);
    const at = Number(query.get('page') ?? '1');
    const link = (n: number): string =>
      `/find?${new URLSearchParams({ q: query.get('q') ?? '', sort: query.get('sort') ?? '', page: String(n) })}`;
    const pages = Math.ceil(all.length / PER_PAGE);
    return c.html(
      page(
        'Results',
        html`<h1>${all.length} lamps</h1>
      <form><input type="hidden" name="q" value="${query.get('q')}"><label>Sort by <select name="sort"><option value="">Featured</option><option value="dear">Weight: high to low</option><option value="weight">Weight: low to high</option></select></label><button>Apply</button></form>
      <ul>${all.slice((at - 1) * PER_PAGE, at * PER_PAGE).map((it) => html`<li><article><a href="/lamp/${it.id}" tabindex="-1"><img alt="" width="40" height="40"></a><h2><a href="/lamp/${it.id}">${it.name}</a></h2><p><s>${usd(it.price + 1000)}</s> from ${usd(it.price)}</p><p>Weight ${it.weight} kg</p><a href="/lamp/${it.id}#r">${it.hours * 3} reviews</a></article></li>`)}</ul>
      <nav aria-label="Pages">${at > 1 ? html`<a href="${link(at - 1)}">Previous</a>` : ''} ${at < pages ? html`<a href="${link(at + 1)}">Next</a>` : ''}</nav>`,
      ),
    );
  });
  app.get('/lamp/:id', (c) => {
    const it = LAMPS.find(({ id }) => id === c.req.param('id')) as Lamp;
    const size = c.req.query('size') ?? 'small';
    const price = it.price + (size === 'large' ? it.large : 0);
    return c.html(
      page(
        it.name,
        html`<h1>${it.name}</h1><p>${usd(price)}</p><p>Delivery: ${it.delivery === 0 ? 'free' : usd(it.delivery)}</p>
      <form method="get"><fieldset><legend>Size</legend>${['small', 'large'].map((s) => html`<label><input type="radio" name="size" value="${s}" ${s === size ? 'checked' : ''} onchange="form.submit()"> ${s === 'small' ? 'Small' : `Large +${usd(it.large)}`}</label>`)}</fieldset></form>
      <form method="post" action="/cart"><input type="hidden" name="lamp" value="${it.id}"><input type="hidden" name="size" value="${size}"><label><input type="checkbox" name="cover" checked> Breakage cover for 2 years $9.00</label><button>Add to cart</button></form>
      <details><summary>Specification</summary><table><tr><th>Weight</th><td>${it.weight} kg</td></tr><tr><th>Burning time</th><td>${it.hours} h</td></tr></table></details>`,
      ),
    );
  });
  let cart: Omit<Bought, 'name'> | undefined;
  app.post('/cart', async (c) => {
    const form = await c.req.formData();
    cart = { lamp: String(form.get('lamp')), size: String(form.get('size')), cover: form.has('cover') };
    return c.redirect('/cart', 303);
  });
  app.get('/cart', (c) =>
    c.html(
      page(
        'Cart',
        html`<h1>Your cart</h1><p>${cart?.lamp ?? 'It is empty.'}</p><a href="/">Continue shopping</a> <a href="/checkout">Proceed to checkout</a>`,
      ),
    ),
  );
  app.get('/checkout', (c) =>
    c.html(
      page(
        'Checkout',
        html`<h1>Checkout</h1><form method="post" action="/order"><label>Full name <input name="name" required></label><label>Email <input type="email" name="email" required></label><label>Card number <input name="card" required></label><label>Voucher code <input name="voucher"></label><button>Place order</button></form>`,
      ),
    ),
  );
  app.post('/order', async (c) => {
    const form = await c.req.formData();
    if (cart !== undefined && form.get('card')) bought.push({ ...cart, name: String(form.get('name')) });
    return c.html(page('Done', html`<h1>Thank you, your order is placed</h1>`));
  });
  return { site: { host: 'www.lumenlane.com', fetch: (request) => app.fetch(request) }, bought };
}

/**
 * A shop unlike most: a layout of bare boxes with prices above names, more results by a button, links to sort by, choices
 * as buttons that a script takes over, an extra step before the basket, a dialog that offers cover, a robot check, and an
 * order in two steps.
 */
export function oddShop({ checkAt }: { readonly checkAt?: number } = {}): FakeShop {
  const bought: Bought[] = [];
  const app = new Hono();
  let requests = 0;
  let passes = 2;
  const page = (title: string, body: unknown): Page =>
    html`<!doctype html><html lang="en"><title>${title}</title><style>div,a{display:block}</style><body>${body}</body></html>`;
  app.use(async (c, next) => {
    requests++;
    if (checkAt !== undefined && requests > checkAt && passes-- > 0)
      return c.html(
        page(
          'One moment',
          html`<h1>Are you human?</h1><form method="post"><label>Code <input></label><button>Send</button></form><a href="">Try again</a>`,
        ),
        503,
      );
    return next();
  });
  app.get('/', (c) =>
    c.html(
      page(
        'Gleam',
        html`<div>Gleam</div><form action="/all"><input name="q" placeholder="What are you looking for?"></form><a href="/all">Browse</a>`,
      ),
    ),
  );
  app.get('/all', (c) => {
    const query = new URL(c.req.url).searchParams;
    const all = listed(query);
    const shown = Number(query.get('shown') ?? PER_PAGE);
    const q = query.get('q') ?? '';
    return c.html(
      page(
        'Lamps',
        html`<div>Lamps for you</div><a href="/all?q=${q}&sort=weight&shown=${shown}">Lowest weight</a>
      ${all.slice(0, shown).map((it) => html`<div><div>${usd(it.price)}</div><div>${it.weight} kg weight</div><div><a href="/thing/${it.id}">${it.name}</a></div></div>`)}
      ${shown < all.length ? html`<form action="/all"><input type="hidden" name="q" value="${q}"><input type="hidden" name="sort" value="${query.get('sort') ?? ''}"><input type="hidden" name="shown" value="${shown + PER_PAGE}"><button>Show more results</button></form>` : ''}`,
      ),
    );
  });
  app.get('/thing/:id', (c) => {
    const it = LAMPS.find(({ id }) => id === c.req.param('id')) as Lamp;
    return c.html(
      page(
        it.name,
        html`<div>${it.name}</div><div>You pay <span id="sum">${usd(it.price + it.delivery)}</span></div>
      <div>Size</div><button type="button" aria-pressed="true">Small</button><button type="button" aria-pressed="false" onclick="size.value='large';setAttribute('aria-pressed','true');previousElementSibling.setAttribute('aria-pressed','false');sum.textContent='${usd(it.price + it.large + it.delivery)}'">Large</button>
      <div>Burning time: ${it.hours} h · Weight: ${it.weight} kg</div>
      <form action="/offer/${it.id}"><input type="hidden" name="size" id="size" value="small"><button>See buying options</button></form>`,
      ),
    );
  });
  app.get('/offer/:id', (c) =>
    c.html(
      page(
        'Offer',
        html`<div>One offer</div><button onclick="d.showModal()">Add to basket</button>
    <dialog id="d" aria-label="Cover"><form method="post" action="/basket"><input type="hidden" name="lamp" value="${c.req.param('id')}"><input type="hidden" name="size" value="${c.req.query('size')}"><p>Protect your lamp?</p><button name="cover" value="1">Add cover for $9.00</button><button>No thanks</button></form></dialog>`,
      ),
    ),
  );
  let basket: Omit<Bought, 'name'> | undefined;
  app.post('/basket', async (c) => {
    const form = await c.req.formData();
    basket = { lamp: String(form.get('lamp')), size: String(form.get('size')), cover: form.has('cover') };
    return c.html(page('Added', html`<div>In your basket</div><a href="/you">Check out</a>`));
  });
  app.get('/you', (c) =>
    c.html(
      page(
        'You',
        html`<div>Who are you?</div><form action="/pay"><div>First name <input name="first" aria-label="First name" required></div><div><select name="country" aria-label="Country" required><option value="">Choose</option><option>Canada</option><option>United States</option></select></div><label><input type="radio" name="speed" value="slow" required> Standard</label><label><input type="radio" name="speed" value="fast"> Express</label><button>Continue</button></form>`,
      ),
    ),
  );
  app.get('/pay', (c) =>
    c.html(
      page(
        'Pay',
        html`<form method="post" action="/end"><input type="hidden" name="name" value="${c.req.query('first')}"><label><input type="checkbox" required> I agree to the terms</label><button>Pay now</button></form>`,
      ),
    ),
  );
  app.post('/end', async (c) => {
    const form = await c.req.formData();
    if (basket !== undefined) bought.push({ ...basket, name: String(form.get('name')) });
    return c.html(page('Thank you for your order', html`<div>Order number 17</div>`));
  });
  return { site: { host: 'www.gleamhouse.com', fetch: (request) => app.fetch(request) }, bought };
}
