import type { Errand } from './errand.ts';
import { type Control, folded, type View } from './view.ts';

const FIELDS: ReadonlySet<string> = new Set(['textbox', 'combobox']);
/** What a field says that takes words which are made part of the thing. */
const FOR_WORDS =
  /\b(personali[sz]\w*|customi[sz]\w*|engrav\w*|monogram\w*|embroider\w*|stamp\w*|inscription|lettering|wording|your text)\b/;

/** Writes what the request wants written, where the page has a field for it. Gives the page with it. */
export async function writeNote(errand: Errand, view: View): Promise<View> {
  const { note } = errand.request;
  if (note === undefined) return view;
  const field = noteField(view, note.label);
  if (field === undefined || field.value === note.text) return view;
  await errand.act(
    { type: 'type', text: note.text, target: { mark: field.mark }, clear: true },
    `I write "${note.text}" into "${field.name}".`,
  );
  return errand.look();
}

/** The field of that label; where none is called so, one that asks for words to be put on the thing. */
function noteField({ controls }: View, label: string): Control | undefined {
  const fields = controls.filter(
    ({ role, options, place, state }) =>
      FIELDS.has(role) &&
      options.length === 0 &&
      place !== 'around' &&
      state.disabled !== true &&
      state.readonly !== true,
  );
  return (
    fields.find(({ name }) => folded(name).includes(folded(label))) ??
    fields.find(({ name }) => FOR_WORDS.test(folded(name)))
  );
}
