import { type Command, isFor, pressables } from './command.ts';
import type { Errand } from './errand.ts';
import { fillForm } from './form.ts';
import type { Pick } from './pick.ts';
import { configure } from './product.ts';
import { type Control, folded, type View } from './view.ts';

/** Pages between a product and the end of its order, at most. */
const PAGES = 14;
const CONFIRMED =
  /\b(thank you( for|,| —| -|!)|thanks for your (order|booking|purchase)|order (is |has been |was )?(confirmed|placed|received|complete)|order confirmation|booking (is |has been )?confirmed|your order number|order (number|no\.?|#))/;
/** Ticked boxes that are no add-on. */
const NO_ADD_ON =
  /\b(terms|agree|remember|same as|same address|billing|default address|confirm|keep me signed|subscribe)\b/;

interface CheckoutManner {
  /** Whether what was not asked for is taken out: ticked add-ons, offered extras. Else all is left as it is found. */
  readonly declines: boolean;
}

/**
 * Buys the product whose page is shown, from its page to the confirmation: into the cart, through the forms, to the order.
 * Gives whether an order was confirmed.
 */
export async function buy(
  errand: Errand,
  { page: productPage, configured = false }: Pick,
  { declines }: CheckoutManner,
): Promise<boolean> {
  let view = productPage;
  let added = false;
  let made = configured;
  let backs = 0;
  const tried = new Map<string, number>();
  for (let page = 0; page < PAGES; page++) {
    if (added && isConfirmed(view)) return true;
    if (!made) view = await configure(errand, view);
    made = true;
    if (declines) view = await declineExtras(errand, view);
    const step = nextStep(view, added, (control) => (tried.get(keyOf(view, control)) ?? 0) < 2);
    if (step === undefined) {
      // What was unfolded may be a page of its own, from which nothing is bought.
      if (added || backs++ > 0 || !(await errand.act({ type: 'back' }, 'I go back to where it is sold.')).ok)
        return false;
      view = await errand.look();
      made = false;
      continue;
    }
    const { control, fills } = step;
    tried.set(keyOf(view, control), (tried.get(keyOf(view, control)) ?? 0) + 1);
    if (fills) {
      await fillForm(errand, view);
      view = await errand.look();
    }
    const now =
      view.controls.find(({ name, role }) => name === control.name && role === control.role) ?? control;
    if (isFor(control.name, 'add') || isFor(control.name, 'place')) added = true;
    view = await errand.press(now, `"${control.name}" is the way on.`);
  }
  return added && isConfirmed(view);
}

/** Takes ticked add-ons off a page, and extras out of a cart. */
async function declineExtras(errand: Errand, view: View): Promise<View> {
  let now = view;
  const seen = new Set<string>();
  for (;;) {
    const ticked = now.controls.find((control) => isExtra(control) && !seen.has(control.name));
    if (ticked === undefined) return now;
    seen.add(ticked.name);
    now = await errand.press(ticked, `"${ticked.name}" was not asked for.`);
  }
}

/** A ticked add-on, or a button that takes one out. */
function isExtra({ role, state, name, place }: Control): boolean {
  if (place === 'around' || state.disabled === true) return false;
  if (role === 'button') return /^(take out|leave out|opt out)\b/.test(folded(name));
  const box = role === 'checkbox' || role === 'switch';
  return box && (state.checked === true || state.pressed === true) && !NO_ADD_ON.test(folded(name));
}

interface NextStep {
  readonly control: Control;
  /** Whether a form has to be filled before. */
  readonly fills: boolean;
}

/** What leads on: first what a dialog asks, then the order itself, then the way to it. */
function nextStep(view: View, added: boolean, fresh: (control: Control) => boolean): NextStep | undefined {
  const dialog = view.controls.filter(({ place }) => place === 'dialog');
  const scene: View = dialog.length > 0 ? { ...view, controls: dialog } : view;
  const pick = (command: Command): Control | undefined =>
    pressables(scene, command).find((control) => control.place !== 'around' && fresh(control));
  if (!added) {
    const control = pick('add') ?? pick('way') ?? pick('onward') ?? pick('decline');
    return control && { control, fills: false };
  }
  // An order needs its forms filled; a control that both adds and orders belongs to the product's page.
  const place = pick('place');
  if (place !== undefined) return { control: place, fills: true };
  const onward = pick('onward');
  if (onward !== undefined) return { control: onward, fills: true };
  const refuse = pick('decline');
  if (refuse !== undefined && !/^remove\b/.test(folded(refuse.name)))
    return { control: refuse, fills: false };
  const cart = pressables(view, 'toCart').find(fresh);
  return cart && { control: cart, fills: false };
}

function isConfirmed({ lines, title }: View): boolean {
  const heads = lines.filter(({ heading }) => heading).map(({ text }) => text);
  return [title, ...heads].some((text) => CONFIRMED.test(folded(text)));
}

const keyOf = ({ url }: View, { name }: Control): string => `${url} ${name}`;
