import { answerFor } from './buyer.ts';
import type { Errand } from './errand.ts';
import { type Control, folded, type Line, type View } from './view.ts';

const FIELDS: ReadonlySet<string> = new Set('textbox spinbutton combobox searchbox'.split(' '));
const CONSENT = /\b(terms|conditions|i agree|i accept|privacy|confirm that)\b/;
/** Codes, notes and gifts are no part of an order that was asked for. */
const LEFT_EMPTY =
  /search|voucher|coupon|promo|discount|gift|note|instructions|message|newsletter|code to apply/;
/** A day that the order needs and that a request leaves open: the form's own example of one will do. */
const DAY = /^(date of )?(arrival|check-?in|start|delivery)( (date|day))?$/;
const EXAMPLE = /\b(?:like|e\.g\.|such as|for example)[,:]? ([^,;.]*?\d[^,;.]*?)(?: or |[,;.]|$)/i;
const PLACEHOLDER = /^(select|choose|please|pick|-|–|—|…|$)/;

/** Fills what a page asks the buyer for: empty fields, menus without a choice, required consent and radio groups. */
export async function fillForm(errand: Errand, view: View): Promise<void> {
  const own = view.controls.filter(({ place, state }) => place !== 'around' && state.disabled !== true);
  for (const control of own) {
    if (control.options.length > 0) await chooseIn(errand, control);
    else if (FIELDS.has(control.role)) await fillIn(errand, control, view);
    else if (control.role === 'checkbox' && mustTick(control))
      await errand.act({ type: 'click', target: { mark: control.mark } }, 'The order needs this consent.');
  }
  for (const radio of unansweredRadios(own))
    await errand.act(
      { type: 'click', target: { mark: radio.mark } },
      'One of these has to be chosen; I take the first.',
    );
}

async function fillIn(
  errand: Errand,
  { name, value, groups, state, mark }: Control,
  { lines }: View,
): Promise<void> {
  if (state.readonly === true || LEFT_EMPTY.test(folded(name))) return;
  if (value !== '' && state.invalid !== true) return;
  const day = DAY.test(folded(name)) ? exampleIn(lines) : undefined;
  const answer =
    day ?? answerFor(name) ?? answerFor(groups.at(-1) ?? '') ?? (state.required === true ? 'n/a' : '');
  if (answer === '') return;
  await errand.act(
    { type: 'type', text: answer, target: { mark }, clear: true },
    `I fill in "${name}" for the buyer.`,
  );
}

async function chooseIn(errand: Errand, { name, value, options, mark, state }: Control): Promise<void> {
  if (!PLACEHOLDER.test(folded(value)) && state.invalid !== true) return;
  const wanted = answerFor(name);
  const option =
    options.find(
      (text) => wanted !== undefined && wanted !== '' && folded(text).startsWith(folded(wanted)),
    ) ?? (state.required === true ? options.find((text) => !PLACEHOLDER.test(folded(text))) : undefined);
  if (option === undefined) return;
  await errand.act({ type: 'select', target: { mark }, option }, `I choose ${option} for "${name}".`);
}

/** What a page gives as an example of how to write something with a number. */
function exampleIn(lines: readonly Line[]): string | undefined {
  return lines.flatMap(({ text }) => EXAMPLE.exec(text)?.[1] ?? [])[0];
}

function mustTick({ name, state }: Control): boolean {
  return state.checked === false && (state.required === true || CONSENT.test(folded(name)));
}

/** The first radio button of each group in which none is on. */
function unansweredRadios(controls: readonly Control[]): readonly Control[] {
  const radios = controls.filter(({ role }) => role === 'radio');
  const groups = Map.groupBy(radios, ({ groups: names }) => JSON.stringify(names));
  return [...groups.values()].flatMap((group) =>
    group.some(({ state }) => state.checked === true) ? [] : group.slice(0, 1),
  );
}
