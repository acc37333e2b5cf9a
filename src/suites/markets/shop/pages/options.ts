import { html } from 'hono/html';
import { delivered, type Html, mostPieces } from '../../engine/index.ts';
import type { Configuration, Product } from '../../record.ts';
import { money } from '../../words.ts';
import type { Shop } from '../state.ts';

/** The configuration that an address asks for: what it names, and the first choice where it names none that there is. */
export function readConfiguration(product: Product, params: URLSearchParams): Configuration {
  return Object.fromEntries(
    product.options.map(({ id, choices }) => {
      const asked = params.get(`o-${id}`);
      const choice = choices.find((candidate) => candidate.id === asked) ?? choices[0];
      return [id, choice?.id ?? ''];
    }),
  );
}

/** The address parameters of a configuration. */
export function configurationParams(configuration: Configuration): string {
  return new URLSearchParams(
    Object.entries(configuration).map(([group, choice]) => [`o-${group}`, choice]),
  ).toString();
}

/** The option groups of a product: each choice is a link to the same page with that choice made, and names its price. */
export function optionGroups(product: Product, configuration: Configuration, path: string): Html {
  return html`${product.options.map(
    ({ id, label, choices }) => html`<section class="options" aria-label="${label}">
    <h2>${label} <b>${choices.find((choice) => choice.id === configuration[id])?.label ?? ''}</b></h2>
    <ul>${choices.map((choice) => {
      const next = { ...configuration, [id]: choice.id };
      const on = configuration[id] === choice.id;
      return html`<li><a class="tile${on ? ' on' : ''}" href="${path}?${configurationParams(next)}"${on ? html` aria-current="true"` : ''}><b>${choice.label}</b> <span>${money(delivered(product, next))}</span></a></li>`;
    })}</ul>
  </section>`,
  )}`;
}

/** The configurations whose prices the option groups name: the chosen one first, then those one choice away. */
export function namedConfigurations(product: Product, configuration: Configuration): Configuration[] {
  const others = product.options.flatMap(({ id, choices }) =>
    choices
      .filter((choice) => choice.id !== configuration[id])
      .map((choice) => ({ ...configuration, [id]: choice.id })),
  );
  return [configuration, ...others];
}

/** The form that puts a product into the cart. */
export function addForm(shop: Shop, product: Product, configuration: Configuration): Html {
  const most = mostPieces(product);
  const ticked = shop.opening.presentation.preselected.get(product.id) ?? [];
  if (most === 0) {
    return html`<p class="out">Out of stock. We don’t know yet when it will be back.</p>`;
  }
  return html`<form class="add" action="/cart" method="post" data-once>
    <input type="hidden" name="do" value="add">
    <input type="hidden" name="product" value="${product.id}">
    ${Object.entries(configuration).map(([group, choice]) => html`<input type="hidden" name="o-${group}" value="${choice}">`)}
    ${
      product.addOns.length > 0
        ? html`<fieldset class="extra"><legend>Add to it</legend>${product.addOns.map(
            ({ id, label, price }) =>
              html`<label><input type="checkbox" name="extra" value="${id}"${ticked.includes(id) ? html` checked` : ''}> <span>${label}</span> <b>+${money(price)}</b></label>`,
          )}</fieldset>`
        : ''
    }
    <p class="pieces"><label for="quantity">Quantity</label> <select id="quantity" name="quantity">${Array.from(
      { length: most },
      (_, n) => html`<option>${n + 1}</option>`,
    )}</select></p>
    <button class="button buy" type="submit">Add to cart</button>
  </form>`;
}

/** The configuration that a form asks for, as it stands there: a choice that there isn't is not put right. */
export function readRequested(product: Product, form: URLSearchParams): Configuration {
  return Object.fromEntries(product.options.map(({ id }) => [id, form.get(`o-${id}`) ?? '']));
}
