import type { Target } from '../../../core/action.ts';
import type { Hands } from '../../../core/agent.ts';

/** Clicks and says so; throws when the page refuses, since a path that can't act proves nothing. */
export async function press(hands: Hands, target: Target): Promise<void> {
  const result = await hands.act({ type: 'click', target });
  if (!result.ok) throw new Error(`The path's click was refused: ${result.message}`);
}

/** The first item that fits, or an error that says what the path looked for. */
export function find<T>(items: readonly T[], fits: (item: T) => boolean, what: string): T {
  const found = items.find(fits);
  if (found === undefined) throw new Error(`The path found no ${what} on the page`);
  return found;
}
