import type { AgentCard } from '../core/agent.ts';

/** What agents without a defense are called among those with one. */
export const UNDEFENDED = 'none';

/** The defense that is wrapped around an agent, as its card names it in the setting `defense`. */
export function defenseOf({ settings }: Pick<AgentCard, 'settings'>): string {
  const { defense } = settings;
  if (defense === undefined || defense === null) return UNDEFENDED;
  return typeof defense === 'string' ? defense : JSON.stringify(defense);
}

/** The defenses of some agents, those without one first; none when no agent has one. */
export function defensesOf(agents: readonly Pick<AgentCard, 'settings'>[]): string[] {
  const names = [...new Set(agents.map(defenseOf))];
  const named = names.filter((name) => name !== UNDEFENDED);
  if (named.length === 0) return [];
  return [...(names.includes(UNDEFENDED) ? [UNDEFENDED] : []), ...named];
}
