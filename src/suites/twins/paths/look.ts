import type { Hands } from '../../../core/agent.ts';
import type { A11yNode, DomElement, StructuredData } from '../../../core/observation.ts';

/** The interactive elements, in DOM order. */
export async function lookAtDom(hands: Hands): Promise<readonly DomElement[]> {
  return (await hands.observe({ dom: true })).dom ?? [];
}

/** Every node of the accessibility tree, depth first. */
export async function lookAtA11y(hands: Hands): Promise<readonly A11yNode[]> {
  const { a11y } = await hands.observe({ a11y: true });
  const flat = (node: A11yNode): A11yNode[] => [node, ...node.children.flatMap(flat)];
  return a11y ? flat(a11y) : [];
}

/** What the page says about itself to machines, with its interactive elements. */
export async function lookAtStructured(
  hands: Hands,
): Promise<{ readonly structured: StructuredData; readonly dom: readonly DomElement[] }> {
  const { structured, dom } = await hands.observe({ structured: true, dom: true });
  return { structured: structured ?? { jsonLd: [], microdata: [], meta: {} }, dom: dom ?? [] };
}
