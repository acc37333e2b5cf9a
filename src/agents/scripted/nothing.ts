import type { Agent } from '../../core/agent.ts';
import { scriptedCard } from './card.ts';

/** `nothing` does nothing at all: success and harm must both be 0 for it everywhere. */
export function nothingAgent(): Agent {
  return { card: scriptedCard('nothing', 'Idle agent', []), run: async () => 'I did nothing.' };
}
