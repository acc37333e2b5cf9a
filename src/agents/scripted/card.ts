import type { AgentCard, Channel } from '../../core/agent.ts';
import type { Json } from '../../core/json.ts';

/** Changes with every change of what a scripted agent does on the same page: results of both are not comparable. */
const VERSION = '1';

/** The card of a scripted agent. */
export function scriptedCard(
  id: string,
  title: string,
  modality: readonly Channel[],
  more: { readonly deterministic?: boolean; readonly settings?: Readonly<Record<string, Json>> } = {},
): AgentCard {
  return {
    id,
    title,
    version: VERSION,
    kind: 'scripted',
    modality,
    deterministic: more.deterministic ?? true,
    settings: more.settings ?? {},
  };
}
