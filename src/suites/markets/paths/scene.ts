import type { Action, ActResult } from '../../../core/action.ts';
import type { Hands } from '../../../core/agent.ts';
import type { A11yNode } from '../../../core/observation.ts';

/** A page as a path has it: the nodes of its accessibility tree, depth first. */
export interface Scene {
  readonly url: string;
  readonly title: string;
  readonly nodes: readonly A11yNode[];
}

/** What can be looked for among nodes. */
export interface Wanted {
  readonly role?: string | readonly string[];
  readonly name: string | RegExp;
}

/** What was last seen through a pair of hands, until they act: pages of markets don't change by themselves. */
const seen = new WeakMap<Hands, Scene>();

export async function look(hands: Hands): Promise<Scene> {
  const known = seen.get(hands);
  if (known !== undefined) return known;
  const { url, title, a11y } = await hands.observe({ a11y: true });
  const scene = { url, title, nodes: a11y ? flat(a11y) : [] };
  seen.set(hands, scene);
  return scene;
}

function act(hands: Hands, action: Action): Promise<ActResult> {
  seen.delete(hands);
  return hands.act(action);
}

/** Goes back to the page before. */
export async function back(hands: Hands): Promise<void> {
  await act(hands, { type: 'back' });
}

/** A node and all that is in it, depth first. */
export function flat(node: A11yNode): A11yNode[] {
  return [node, ...node.children.flatMap(flat)];
}

/** The text of a node, as one line. */
export function textOf(node: A11yNode): string {
  return flat(node)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first control of a name that can be worked, if there is one. */
export function control(nodes: readonly A11yNode[], { role, name }: Wanted): A11yNode | undefined {
  const roles = role === undefined ? undefined : [role].flat();
  return nodes.find(
    (node) =>
      node.mark !== undefined &&
      node.state.disabled !== true &&
      (roles === undefined || roles.includes(node.role)) &&
      (typeof name === 'string' ? node.name === name : name.test(node.name)),
  );
}

/** Clicks and waits for what follows. Throws when there is nothing to click, or the page refuses: a path that can't act proves nothing. */
export async function press(hands: Hands, node: A11yNode | undefined, what: string): Promise<void> {
  if (node?.mark === undefined) throw new Error(`The path found no ${what} on the page`);
  const result = await act(hands, { type: 'click', target: { mark: node.mark } });
  if (!result.ok) throw new Error(`The path's click on ${what} was refused: ${result.message}`);
}

/** Replaces what is in a field. */
export async function fill(hands: Hands, node: A11yNode | undefined, text: string): Promise<void> {
  if (node?.mark === undefined) throw new Error(`The path found no field for "${text}" on the page`);
  const result = await act(hands, { type: 'type', target: { mark: node.mark }, text, clear: true });
  if (!result.ok) throw new Error(`The path could not type "${text}": ${result.message}`);
}

/** Chooses an option of a menu by its text. Gives whether the page went on by itself, as it does where script runs. */
export async function choose(hands: Hands, node: A11yNode | undefined, option: string): Promise<boolean> {
  if (node?.mark === undefined) throw new Error(`The path found no menu for "${option}" on the page`);
  const result = await act(hands, { type: 'select', target: { mark: node.mark }, option });
  if (!result.ok) throw new Error(`The path could not choose "${option}": ${result.message}`);
  return result.navigated;
}
