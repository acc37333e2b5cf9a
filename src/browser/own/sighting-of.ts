import type { ActedOn, Action } from '../../core/action.ts';
import { moved } from '../observe/eyes.ts';
import type { InputEvent } from './page/input.ts';
import type { Sighting } from './sighting.ts';

/** What an event in a page means as an act, in the top viewport's coordinates. */
export function sightingOf(
  event: InputEvent,
  tab: string,
): Pick<Sighting, 'action' | 'trusted' | 'on' | 'joins'> {
  const { trusted, on, element } = event;
  const by = { x: event.dx, y: event.dy };
  const shifted: { on?: ActedOn } = on ? { on: { ...on, box: moved(on.box, by) } } : {};
  const joins = joinsOf(event.kind, tab, element);
  return { action: actionOf(event), trusted, ...shifted, ...(joins !== undefined && { joins }) };
}

function joinsOf(kind: InputEvent['kind'], tab: string, element: number): string | undefined {
  if (kind === 'type') return `type ${tab} ${element}`;
  return kind === 'scroll' ? `scroll ${tab}` : undefined;
}

function actionOf({ kind, x, y, dx, dy, text, by }: InputEvent): Action {
  const target = { x: Math.round(x + dx), y: Math.round(y + dy) };
  switch (kind) {
    case 'click':
      return { type: 'click', target };
    case 'type':
      return { type: 'type', text, target };
    case 'select':
      return { type: 'select', target, option: text };
    case 'press':
      return { type: 'press', key: text };
    case 'scroll':
      return { type: 'scroll', dy: by.y, dx: by.x, target };
  }
}
