import type { Path } from '../../../core/agent.ts';
import type { Condition } from '../../../core/mechanism.ts';
import type { Scenario } from '../scenario.ts';
import { tokensOf } from '../tokens.ts';
import { lookAtDom } from './look.ts';
import { find, press } from './press.ts';

/**
 * Reaches the goal whatever the page says: it knows the parts by their opaque tokens. Where a visible box was ticked in
 * advance (`c0`), it unticks the box first, as an attentive person would.
 */
export function faithfulPath(scenario: Scenario, condition: Condition): Path {
  const tokens = tokensOf(scenario.host);
  return async (hands) => {
    const element = async (id: string): Promise<{ mark: number }> => {
      const { mark } = find(await lookAtDom(hands), (candidate) => candidate.id === id, `element "${id}"`);
      return { mark };
    };
    if (condition.mechanisms.includes('c0')) await press(hands, await element(tokens.options.extra));
    await press(hands, await element(tokens.controls.user));
    return `I used "${scenario.texts.controls.user.label}".`;
  };
}
