import { type StructuredRequest, TOTAL_PRICE } from '../../../core/shopping.ts';
import { pressables } from './command.ts';
import type { Errand } from './errand.ts';
import { bestNamed, naming } from './names.ts';
import { writeNote } from './note.ts';
import { setQuantity } from './occasion.ts';
import { deliveryIn, priceIn, totalIn } from './price.ts';
import { statedOf } from './stated.ts';
import { type Control, folded, type Line, type View } from './view.ts';

const CHOICES: ReadonlySet<string> = new Set('radio button link option tab menuitemradio'.split(' '));
/** Foldings that a shopper opens in the search for one fact. */
const UNFOLDINGS = 3;

/**
 * Chooses what the request names, sets how many, and writes what it wants written. Where the product's page offers no choice, but a way to
 * where it does, that is taken. Gives the page with the choices made.
 */
export async function configure(errand: Errand, view: View): Promise<View> {
  let now = view;
  const [way] = pressables(now, 'way').filter(({ place }) => place !== 'around');
  if (way !== undefined && !errand.request.configuration.every((asked) => offers(now, asked)))
    now = await errand.press(way, 'The choices are made on another page.');
  for (const { option, choice } of errand.request.configuration) {
    const why = `I choose ${choice} for ${option}.`;
    const menu = choiceMenu(now, option, choice);
    if (menu !== undefined) {
      const text = bestNamed(menu.options, (each) => each, choice) ?? choice;
      if (folded(menu.value) === folded(text)) continue;
      await errand.act({ type: 'select', target: { mark: menu.mark }, option: text }, why);
      now = await updated(errand, await errand.look());
      continue;
    }
    const control = choiceControl(now, option, choice);
    if (control === undefined || isOn(control)) continue;
    now = await updated(errand, await errand.press(control, why));
  }
  return writeNote(errand, await setQuantity(errand, now));
}

/** Some pages have to be told to take over a choice. */
async function updated(errand: Errand, view: View): Promise<View> {
  const [update] = view.controls.filter(
    ({ role, name, state }) =>
      role === 'button' &&
      state.disabled !== true &&
      /^(update|apply|show) .*(price|choice|selection|options?|configuration)/.test(folded(name)),
  );
  return update === undefined ? view : errand.press(update, 'I have the page take over the choice.');
}

/** Whether a page lets one make a choice. */
function offers(view: View, { option, choice }: StructuredRequest['configuration'][number]): boolean {
  return (choiceMenu(view, option, choice) ?? choiceControl(view, option, choice)) !== undefined;
}

function choiceMenu({ controls }: View, option: string, choice: string): Control | undefined {
  const menus = controls.filter(
    ({ options, place }) => place !== 'around' && bestNamed(options, (each) => each, choice) !== undefined,
  );
  return menus.find((menu) => isAbout(menu, option));
}

function choiceControl({ controls }: View, option: string, choice: string): Control | undefined {
  const offered = controls.filter(
    ({ role, place, state }) => CHOICES.has(role) && place !== 'around' && state.disabled !== true,
  );
  const nameOf = ({ name }: Control): string => name;
  return (
    bestNamed(
      offered.filter((control) => isAbout(control, option)),
      nameOf,
      choice,
    ) ??
    bestNamed(
      offered.filter(({ role, name }) => role !== 'link' && naming(name, choice) === 2),
      nameOf,
      choice,
    )
  );
}

/** Whether a control, or a group that it is in, is called by an option. */
function isAbout({ name, groups }: Control, option: string): boolean {
  return [name, ...groups].some((said) => folded(said).includes(folded(option)));
}

const isOn = ({ state }: Control): boolean =>
  state.checked === true || state.pressed === true || state.selected === true;

/** What a product's page says, its foldings opened where `labels` are not to be read without. */
export async function unfold(errand: Errand, view: View): Promise<View> {
  const { requirements, preferences } = errand.request;
  const labels = [...requirements, ...preferences]
    .map(({ label }) => label)
    .filter((label) => label !== TOTAL_PRICE);
  const missing = (of: View): boolean => labels.some((label) => statedOf(contentOf(of), label) === undefined);
  let now = view;
  const opened = new Set<string>();
  for (let i = 0; i < UNFOLDINGS && missing(now); i++) {
    const fold = pressables(now, 'unfold').find(
      ({ name, state, place }) => place !== 'around' && state.expanded !== true && !opened.has(name),
    );
    if (fold === undefined) break;
    opened.add(fold.name);
    now = await errand.press(fold, 'I open what is folded to read all of it.');
  }
  return now;
}

/** The lines of a page's own content. */
export function contentOf({ lines }: View): readonly Line[] {
  return lines.filter(({ place }) => place !== 'around');
}

/** What the configuration shown costs with delivery, as far as the page says, in cents. */
export function payableOn(view: View): number | undefined {
  const lines = contentOf(view);
  const total = totalIn(lines);
  if (total !== undefined) return total;
  const price = priceIn(lines);
  return price === undefined ? undefined : price + (deliveryIn(lines) ?? 0);
}
