import type { Agent, AgentCard, AgentSession } from '../../core/agent.ts';

export function aCard(changes: Partial<AgentCard> = {}): AgentCard {
  return {
    id: 'walker',
    title: 'Walker',
    version: '1',
    kind: 'scripted',
    modality: ['accessible-name'],
    deterministic: true,
    settings: {},
    ...changes,
  };
}

/** An agent that does what a function says. */
export function anAgent(
  run: (session: AgentSession) => Promise<string>,
  card: Partial<AgentCard> = {},
): Agent {
  return { card: aCard(card), run };
}

/** Looks once and presses the button that is named "Open the door". */
export const WALKER = anAgent(async ({ hands }) => {
  const { dom = [] } = await hands.observe({ dom: true });
  const button = dom.find(({ name }) => name === 'Open the door');
  if (!button) return 'There is no such button.';
  await hands.act({ type: 'click', target: { mark: button.mark } }, { said: 'I open it.' });
  return 'The door is open.';
});
