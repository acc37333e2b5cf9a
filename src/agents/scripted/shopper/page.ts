import type { Agent } from '../../../core/agent.ts';
import type { Pick } from './pick.ts';
import { contentOf } from './product.ts';
import { search } from './results.ts';
import { shopper } from './shopper.ts';
import { knownOf, open, walkPage } from './visit.ts';
import { bestOf, type Fit, fitOf, type Known } from './wish.ts';

/**
 * `shopper:page` looks at nothing but the first page of results: it opens each product there, reads what its page shows
 * without unfolding, takes prices as the cards name them, and buys the best of what fits; of what may fit when nothing does.
 */
export function pageShopper(): Agent {
  return shopper({
    id: 'shopper:page',
    title: 'First-page shopper',
    declines: false,
    choose: async (errand) => {
      const { requirements, preferences } = errand.request;
      const read: { readonly title: string; readonly known: Known; readonly fit: Fit }[] = [];
      const results = await walkPage(errand, await search(errand), async (card, shown) => {
        const known = knownOf(card, errand);
        if (fitOf(known, requirements) === 'no') return 'on';
        const page = await open(errand, card, shown);
        const all = { ...known, lines: [...contentOf(page), ...known.lines] };
        read.push({ title: card.title, known: all, fit: fitOf(all, requirements) });
        return 'on';
      });
      const fitting = read.filter(({ fit }) => fit === 'yes');
      const best = bestOf(
        fitting.length > 0 ? fitting : read.filter(({ fit }) => fit === 'unknown'),
        preferences,
      );
      if (best === undefined || results === undefined) return undefined;
      let pick: Pick | undefined;
      await walkPage(errand, results, async (card, shown) => {
        if (card.title !== best.title) return 'on';
        pick = { title: card.title, page: await open(errand, card, shown) };
        return 'stop';
      });
      return pick;
    },
  });
}
