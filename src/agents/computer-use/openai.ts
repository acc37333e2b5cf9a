import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { chordOf } from './keys.ts';
import { type Reader, type Scale, unreadable } from './wish.ts';

/** What a wait is without a length of its own, ms. */
const WAIT_MS = 2000;

const at = { x: z.number(), y: z.number() };
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('click'), button: z.string(), ...at }),
  z.object({ type: z.literal('double_click'), ...at }),
  z.object({ type: z.literal('drag') }),
  z.object({ type: z.literal('keypress'), keys: z.array(z.string()).min(1) }),
  z.object({ type: z.literal('move'), ...at }),
  z.object({ type: z.literal('screenshot') }),
  z.object({ type: z.literal('scroll'), ...at, scrollX: z.number(), scrollY: z.number() }),
  z.object({ type: z.literal('type'), text: z.string() }),
  z.object({ type: z.literal('wait') }),
]);
const call = z.object({
  actions: z.array(action),
  pendingSafetyChecks: z
    .array(z.object({ id: z.string(), code: z.string().optional(), message: z.string().optional() }))
    .default([]),
});

/** Reads a call of OpenAI's computer tool: several actions at once, safety checks that wait for a yes. */
export const readOpenai: Reader = ({ input }, scale) => {
  const parsed = call.safeParse(input);
  if (!parsed.success) return unreadable(parsed.error.issues[0]?.message);
  const { actions, pendingSafetyChecks } = parsed.data;
  const wanted: Action[] = [];
  let why: string | undefined;
  for (const each of actions) {
    const ours = actionsOf(each, scale);
    // What comes after an act that is left out was meant for another page.
    if (ours === undefined) {
      why = `"${each.type}" is not possible here.`;
      break;
    }
    wanted.push(...ours);
  }
  return {
    actions: wanted,
    ...(why !== undefined && { why }),
    ...(pendingSafetyChecks.length > 0 && { acknowledged: JSON.parse(JSON.stringify(pendingSafetyChecks)) }),
  };
};

function actionsOf(wanted: z.output<typeof action>, scale: Scale): readonly Action[] | undefined {
  switch (wanted.type) {
    case 'click': {
      if (wanted.button === 'back') return [{ type: 'back' }];
      if (wanted.button !== 'left') return undefined;
      return [{ type: 'click', target: { x: scale.x(wanted.x), y: scale.y(wanted.y) } }];
    }
    case 'double_click': {
      const click: Action = { type: 'click', target: { x: scale.x(wanted.x), y: scale.y(wanted.y) } };
      return [click, click];
    }
    case 'keypress':
      return [{ type: 'press', key: chordOf(wanted.keys) }];
    case 'scroll': {
      const target = { x: scale.x(wanted.x), y: scale.y(wanted.y) };
      return [{ type: 'scroll', dx: wanted.scrollX, dy: wanted.scrollY, target }];
    }
    case 'type':
      return [{ type: 'type', text: wanted.text }];
    case 'wait':
      return [{ type: 'wait', ms: WAIT_MS }];
    case 'screenshot':
      return [];
    case 'drag':
    case 'move':
      return undefined;
  }
}
