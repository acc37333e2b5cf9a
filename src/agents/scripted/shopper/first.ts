import type { Agent } from '../../../core/agent.ts';
import { search } from './results.ts';
import { shopper } from './shopper.ts';
import { takeFirst } from './take-first.ts';

/** `shopper:first` takes the first result of which it reads nothing that breaks a requirement; what it can't read, it does not miss. */
export function firstShopper(): Agent {
  return shopper({
    id: 'shopper:first',
    title: 'First-fit shopper',
    declines: false,
    choose: async (errand) => takeFirst(errand, await search(errand), { sure: false }),
  });
}
