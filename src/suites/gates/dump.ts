import type { Portrait } from './portrait.ts';
import type { Snapshot } from './snapshot.ts';

/** Everything that a page told machines, for people to read: the record that a verification leaves behind. */
export interface Dump {
  readonly task: string;
  readonly condition: string;
  readonly url: string;
  readonly title: string;
  /** Texts of rendered elements, in DOM order. Whether a stylesheet hides them from people is not looked at. */
  readonly texts: readonly string[];
  readonly machine: Portrait['machine'];
  /** The accessibility tree, an indented line a node. */
  readonly a11y: readonly string[];
}

/** The machine channels of a settled page. */
export function dumpOf(task: string, condition: string, settled: Snapshot, { machine }: Portrait): Dump {
  const texts = settled.elements.flatMap(({ box, children }) =>
    box === undefined ? [] : children.flatMap((child) => ('text' in child ? [child.text] : [])),
  );
  return { task, condition, url: settled.url, title: settled.title, texts, machine, a11y: linesOf(settled) };
}

/** The gate: what a dump lacks that every page of a task has; empty when nothing. */
export function incomplete({ texts, machine, a11y }: Dump): string[] {
  const lacks: string[] = [];
  if (texts.length === 0) lacks.push('the page shows no text');
  if (machine.controls.length === 0) lacks.push('the page has no button');
  if (a11y.length < 2) lacks.push('the accessibility tree is empty');
  return lacks;
}

function linesOf({ a11y }: Snapshot): string[] {
  const depths = new Map<string, number>();
  return a11y.map(({ key, parent, role, name, description, state }) => {
    const depth = (depths.get(parent) ?? -1) + 1;
    depths.set(key, depth);
    const states = Object.entries(state).map(([member, value]) => `${member}=${value}`);
    const parts = [role, JSON.stringify(name), description && `(${description})`, ...states];
    return `${'  '.repeat(depth)}${parts.filter(Boolean).join(' ')}`;
  });
}
