import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { chordOf } from './keys.ts';
import { type Reader, unreadable, unsupported } from './wish.ts';

/** One click of a scroll wheel, CSS pixels. */
const WHEEL = 100;
const LONGEST_WAIT_S = 10;

const call = z.object({
  action: z.string(),
  coordinate: z.tuple([z.number(), z.number()]).optional(),
  text: z.string().optional(),
  duration: z.number().min(0).optional(),
  scroll_direction: z.enum(['up', 'down', 'left', 'right']).optional(),
  scroll_amount: z.number().min(0).optional(),
});

/** Reads a call of Anthropic's computer tool. */
export const readAnthropic: Reader = ({ input }, scale) => {
  const parsed = call.safeParse(input);
  if (!parsed.success) return unreadable(parsed.error.issues[0]?.message);
  const { action, coordinate, text, duration = 1, scroll_direction: to, scroll_amount: by = 3 } = parsed.data;
  const target = coordinate && { x: scale.x(coordinate[0]), y: scale.y(coordinate[1]) };
  const wish = (...actions: readonly Action[]) => ({ actions });
  switch (action) {
    case 'left_click':
    case 'double_click':
    case 'triple_click': {
      if (target === undefined) return unreadable('coordinate is missing');
      // Keys that are held meanwhile: a click that opens another window, say.
      if (text !== undefined && text !== '') return unsupported(`${action} with keys held`);
      const click: Action = { type: 'click', target };
      if (action === 'left_click') return wish(click);
      // Three presses in a field choose all that is in it.
      return action === 'double_click'
        ? wish(click, click)
        : wish(click, { type: 'press', key: 'ControlOrMeta+a' });
    }
    case 'type':
      return text === undefined ? unreadable('text is missing') : wish({ type: 'type', text });
    case 'key':
      return text === undefined ? unreadable('text is missing') : wish({ type: 'press', key: chordOf(text) });
    case 'scroll': {
      if (to === undefined) return unreadable('scroll_direction is missing');
      const distance = by * WHEEL * (to === 'up' || to === 'left' ? -1 : 1);
      const along = to === 'up' || to === 'down' ? { dy: distance } : { dy: 0, dx: distance };
      return wish({ type: 'scroll', ...along, ...(target && { target }) });
    }
    case 'wait':
      return wish({ type: 'wait', ms: Math.min(duration, LONGEST_WAIT_S) * 1000 });
    case 'screenshot':
      return wish();
    default:
      return unsupported(action.slice(0, 60));
  }
};
