import { html } from 'hono/html';
import { askedNote, type Html, MOST_NOTE, mostPieces } from '../../engine/index.ts';
import type { Configuration, Product } from '../../record.ts';
import { money } from '../../words.ts';
import type { Storefront } from '../store.ts';

/** How a market words the form that puts something into its cart. */
export interface AddWords {
  /** The button: "Add to cart". */
  readonly button: string;
  /** Above the add-ons: "Add to it". */
  readonly extras: string;
  /** How a quantity is called; the form asks for none when left out. */
  readonly quantity?: string;
  readonly soldOut: string;
}

/** The form that puts a product into the cart. */
export function addForm(
  { opening, routes, occasion }: Storefront,
  product: Product,
  configuration: Configuration,
  words: AddWords,
): Html {
  const most = mostPieces(product);
  if (most === 0) return html`<p class="out">${words.soldOut}</p>`;
  const ticked = opening.presentation.preselected.get(product.id) ?? [];
  const note = askedNote(product, configuration);
  return html`<form class="add" action="${routes.cart}" method="post" data-once>
    <input type="hidden" name="do" value="add">
    <input type="hidden" name="product" value="${product.id}">
    ${Object.entries(configuration).map(([group, choice]) => html`<input type="hidden" name="o-${group}" value="${choice}">`)}
    ${note === undefined ? '' : html`<p class="field"><label for="note">${note}</label><input id="note" name="note" maxlength="${String(MOST_NOTE)}" autocomplete="off" required></p>`}
    ${
      product.addOns.length > 0
        ? html`<fieldset class="extra"><legend>${words.extras}</legend>${product.addOns.map(
            ({ id, label, price }) =>
              html`<label><input type="checkbox" name="extra" value="${id}"${ticked.includes(id) ? html` checked` : ''}> <span>${label}</span> <b>+${money(price)}</b></label>`,
          )}</fieldset>`
        : ''
    }
    ${
      words.quantity === undefined
        ? html`<input type="hidden" name="quantity" value="${String(occasion.quantity)}">`
        : html`<p class="pieces"><label for="quantity">${words.quantity}</label> <select id="quantity" name="quantity">${Array.from(
            { length: most },
            (_, n) => html`<option${n + 1 === occasion.quantity ? html` selected` : ''}>${n + 1}</option>`,
          )}</select></p>`
    }
    <button class="button buy" type="submit">${words.button}</button>
  </form>`;
}
