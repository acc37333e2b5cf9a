import type { Agent } from '../../core/agent.ts';
import type { A11yNode } from '../../core/observation.ts';
import { scriptedCard } from './card.ts';
import { type Candidate, decide } from './decide.ts';
import { optionStates } from './elements.ts';
import { reader } from './reader.ts';
import { directionOfText } from './words/acts.ts';
import { fitness } from './words/fit.ts';
import { optionsSayReached, statusSaysReached } from './words/state.ts';
import type { Goal } from './words/understand.ts';

const PRESSED: ReadonlySet<string> = new Set('button link menuitem tab treeitem'.split(' '));
const LIVE: ReadonlySet<string> = new Set('status alert log'.split(' '));
/** What a description adds that agrees with the name. */
const CONFIRMED = 0.5;

/**
 * `reader:a11y` goes by the accessibility tree, as a screen reader tells it: names and descriptions of what can be
 * pressed, states of options, and what status and alert regions say.
 */
export function a11yReader(): Agent {
  const card = scriptedCard('reader:a11y', 'Accessibility reader', [
    'a11y-tree',
    'accessible-name',
    'description',
    'state',
  ]);
  return reader(card, async (hands, goal) => {
    const { url, a11y } = await hands.observe({ a11y: true });
    const nodes = a11y === undefined ? [] : flatten(a11y);
    const controls = nodes.filter(
      ({ role, name, state }) => PRESSED.has(role) && name.trim() !== '' && state.disabled !== true,
    );
    const candidates = controls.flatMap((node) => candidate(node, goal));
    return {
      url,
      choices: decide(candidates, reached(nodes, goal)),
      labels: controls.map(({ name }) => name),
      below: 0,
    };
  });
}

function flatten(node: A11yNode): readonly A11yNode[] {
  return [node, ...node.children.flatMap(flatten)];
}

function candidate({ name, description = '', mark }: A11yNode, goal: Goal): readonly Candidate[] {
  return mark === undefined ? [] : [{ label: name, mark, score: described(name, description, goal) }];
}

/**
 * A description says what a control does, where a name only says what it is called. So one that points the other way
 * than the name is believed in its stead, and one that agrees with the name confirms it.
 */
function described(name: string, description: string, goal: Goal): number {
  const fit = fitness(name, goal);
  const told = directionOfText(description);
  if (told === 0) return fit;
  return told === directionOfText(name) ? fit + CONFIRMED : fitness(description, goal);
}

function reached(nodes: readonly A11yNode[], goal: Goal): string | undefined {
  if (optionsSayReached(optionStates(nodes), goal)) return 'The options are as the user wants them';
  const statuses = nodes.filter(({ role }) => LIVE.has(role)).map(spoken);
  return statuses.some((status) => statusSaysReached(status, goal))
    ? 'A status says that it is done'
    : undefined;
}

/** All that is said within a node. A name that repeats the content below it is said once. */
function spoken(node: A11yNode): string {
  const below = node.children.map(spoken).filter((text) => text !== '');
  return below.length > 0 ? below.join(' ') : node.name;
}
