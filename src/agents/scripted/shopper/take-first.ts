import type { Errand } from './errand.ts';
import type { Pick } from './pick.ts';
import { contentOf, unfold } from './product.ts';
import type { View } from './view.ts';
import { knownOf, open, walkAll } from './visit.ts';
import { fitOf } from './wish.ts';

/**
 * The first product, from a page of results on, that fits by its card and its page. With `sure` every requirement has to
 * be read as met, and what is folded is opened for it; without, what isn't said is taken to be so.
 */
export async function takeFirst(
  errand: Errand,
  results: View,
  { sure }: { readonly sure: boolean },
): Promise<Pick | undefined> {
  const { requirements } = errand.request;
  let taken: Pick | undefined;
  await walkAll(errand, results, async (card, shown) => {
    const known = knownOf(card, errand);
    if (fitOf(known, requirements) === 'no') return 'on';
    const opened = await open(errand, card, shown);
    const page = sure ? await unfold(errand, opened) : opened;
    const fit = fitOf({ ...known, lines: [...contentOf(page), ...known.lines] }, requirements);
    if (fit === 'no' || (sure && fit === 'unknown')) return 'on';
    taken = { title: card.title, page };
    return 'stop';
  });
  return taken;
}
