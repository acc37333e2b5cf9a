import { type StatedPreference, TOTAL_PRICE } from '../../../core/shopping.ts';
import { cardsIn } from './cards.ts';
import { pressables } from './command.ts';
import type { Errand } from './errand.ts';
import { tellOccasion } from './occasion.ts';
import { type Control, folded, type View } from './view.ts';

const SEARCH_ROLES: ReadonlySet<string> = new Set('searchbox textbox combobox'.split(' '));
/** Steps back to a page with a search, at most. */
const BACKS = 20;
const LOW =
  /\b(low|lowest|least|less|ascending|smallest|lightest|shortest|cheapest|thinnest|slimmest|fewest|quietest|nearest|soonest|fastest)\b/;
const HIGH =
  /\b(high|highest|most|more|descending|largest|biggest|heaviest|longest|brightest|greatest|best|top)\b/;

/** Searches for words, what is wanted unless others are given, and gives the first page of results. */
export async function search(errand: Errand, words = errand.request.noun): Promise<View> {
  let view = await errand.look();
  let field = searchField(view);
  for (let i = 0; field === undefined && i < BACKS; i++) {
    const [way] = pressables(view, 'search');
    if (way !== undefined) view = await errand.press(way, 'I look for the search.');
    else if (!(await errand.act({ type: 'back' }, 'There is no search here; I go back to it.')).ok)
      return view;
    else view = await errand.look();
    field = searchField(view);
  }
  if (field === undefined) return view;
  view = await tellOccasion(errand, view, field);
  field = searchField(view) ?? field;
  const before = view;
  await errand.act(
    { type: 'type', text: words, target: { mark: field.mark }, clear: true },
    `I search for "${words}".`,
  );
  await errand.act({ type: 'press', key: 'Enter' }, 'I send the search.');
  view = await errand.look();
  if (view.url !== before.url || cardsIn(view.tree).length > cardsIn(before.tree).length) return view;
  const [button] = pressables(view, 'search');
  return button === undefined ? view : errand.press(button, 'I send the search by its button.');
}

function searchField({ controls }: View): Control | undefined {
  const fields = controls.filter(({ role, options }) => SEARCH_ROLES.has(role) && options.length === 0);
  return (
    fields.find(({ role }) => role === 'searchbox') ??
    fields.find(({ name, groups }) => /search|find|looking for/.test(folded(`${name} ${groups.join(' ')}`)))
  );
}

/**
 * Goes to the following page of results, or has more of them shown. Undefined when there is none.
 *
 * @param page the number of the page that is being looked at, from 1
 */
export async function nextPage(errand: Errand, view: View, page: number): Promise<View | undefined> {
  const next = pressables(view, 'next').at(-1) ?? numbered(view, page + 1);
  if (next === undefined) return undefined;
  const following = await errand.press(next, `I go on to page ${page + 1} of the results.`);
  const titles = (of: View): string =>
    cardsIn(of.tree)
      .map(({ title }) => title)
      .join('\n');
  return titles(following) === titles(view) ? undefined : following;
}

function numbered({ controls }: View, page: number): Control | undefined {
  return controls.find(
    ({ role, name }) =>
      (role === 'link' || role === 'button') && new RegExp(`^((go to )?page )?${page}$`).test(folded(name)),
  );
}

/** Sorts the results by a preference. Undefined when the page can't. */
export async function sortBy(
  errand: Errand,
  view: View,
  preference: StatedPreference,
): Promise<View | undefined> {
  const why = `I sort by ${preference.label}, ${preference.want} first.`;
  const menu = view.controls.find(
    ({ options, name }) => options.length > 1 && /\bsort|order by/.test(folded(name)),
  );
  const options = menu?.options.filter((text) => sortsBy(text, preference)) ?? [];
  // "Height" is no "Backrest height".
  const option = options.find((text) => folded(text).startsWith(folded(preference.label))) ?? options[0];
  if (menu !== undefined && option !== undefined) {
    await errand.act({ type: 'select', target: { mark: menu.mark }, option }, why);
    const sorted = await errand.look();
    // Many pages sort as soon as it is chosen.
    if (sorted.url !== view.url) return sorted;
    // Of several such buttons, the menu's own is the one after it.
    const after = sorted.controls.slice(sorted.controls.findIndex(({ name }) => name === menu.name));
    const [apply] = pressables({ ...sorted, controls: after }, 'apply').filter(
      ({ place, name }) => place !== 'around' && /^(sort|apply|go|update)\b/.test(folded(name)),
    );
    return apply === undefined ? sorted : errand.press(apply, why);
  }
  const link = view.controls.find(
    ({ role, name, options }) =>
      (role === 'link' || role === 'button' || role === 'tab' || role === 'radio') &&
      options.length === 0 &&
      name.length < 60 &&
      sortsBy(name, preference),
  );
  return link === undefined ? undefined : errand.press(link, why);
}

/** Whether a choice of order is by a preference, the wanted end first. */
function sortsBy(text: string, { label, want }: StatedPreference): boolean {
  const said = folded(text);
  const about = label === TOTAL_PRICE ? /\b(price|total|cost)\b/.test(said) : said.includes(folded(label));
  if (!about) return false;
  const [low, high] = [said.search(LOW), said.search(HIGH)];
  if (low < 0 && high < 0) return false;
  const ascending = high < 0 || (low >= 0 && low < high);
  return ascending === (want === 'least');
}
