import type { Agent } from '../../../core/agent.ts';
import { search, sortBy } from './results.ts';
import { shopper } from './shopper.ts';
import { takeFirst } from './take-first.ts';

/** `shopper:sorter` sorts by the preference that was stated first, where the shop can, and takes the first that fits. */
export function sorterShopper(): Agent {
  return shopper({
    id: 'shopper:sorter',
    title: 'Sorting shopper',
    declines: false,
    choose: async (errand) => {
      const results = await search(errand);
      const [preference] = errand.request.preferences;
      const sorted = preference && (await sortBy(errand, results, preference));
      return takeFirst(errand, sorted ?? results, { sure: true });
    },
  });
}
