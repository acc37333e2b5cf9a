import type { Step } from '../core/episode.ts';

/** Two acts in one: more letters typed into a field, more turns of the wheel. Undefined when they are none. */
export function joined(first: Step['action'], second: Step['action']): Step['action'] | undefined {
  if (first.type === 'type' && second.type === 'type') return { ...first, text: first.text + second.text };
  if (first.type === 'scroll' && second.type === 'scroll') {
    return { ...first, dy: first.dy + second.dy, dx: (first.dx ?? 0) + (second.dx ?? 0) };
  }
  return undefined;
}
