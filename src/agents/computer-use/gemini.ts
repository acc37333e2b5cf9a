import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { chordOf } from './keys.ts';
import { type Reader, unreadable, unsupported } from './wish.ts';

/** Gemini's `scroll_at` moves by this share of the viewport where it names no distance. */
const SCROLL_SHARE = 0.8;
const WAIT_MS = 5000;

const input = z.object({
  x: z.number().optional(),
  y: z.number().optional(),
  text: z.string().optional(),
  press_enter: z.boolean().default(true),
  clear_before_typing: z.boolean().default(true),
  keys: z.union([z.string(), z.array(z.string())]).optional(),
  direction: z.enum(['up', 'down', 'left', 'right']).optional(),
  magnitude: z.number().optional(),
  safety_decision: z.object({ decision: z.string().optional() }).optional(),
});

/** Reads a call of one of the functions of Gemini's computer use tool. Its coordinates are thousandths of the picture. */
export const readGemini: Reader = (call, scale, height) => {
  const parsed = input.safeParse(call.input ?? {});
  if (!parsed.success) return unreadable(parsed.error.issues[0]?.message);
  const { x, y, text, keys, direction, magnitude, safety_decision: safety, ...flags } = parsed.data;
  const target = x === undefined || y === undefined ? undefined : { x: scale.x(x), y: scale.y(y) };
  const asked = safety?.decision === 'require_confirmation';
  const wish = (...actions: readonly Action[]) => ({ actions, ...(asked && { acknowledged: true }) });
  switch (call.name) {
    case 'click_at':
      return target ? wish({ type: 'click', target }) : unreadable('x or y is missing');
    case 'type_text_at': {
      if (!target || text === undefined) return unreadable('x, y or text is missing');
      const typed: Action = { type: 'type', target, text, clear: flags.clear_before_typing };
      return flags.press_enter ? wish(typed, { type: 'press', key: 'Enter' }) : wish(typed);
    }
    case 'key_combination':
      return keys === undefined ? unreadable('keys is missing') : wish({ type: 'press', key: chordOf(keys) });
    case 'scroll_document':
    case 'scroll_at': {
      if (direction === undefined) return unreadable('direction is missing');
      const distance = magnitude === undefined ? Math.round(height * SCROLL_SHARE) : scale.y(magnitude);
      const by = direction === 'up' || direction === 'left' ? -distance : distance;
      const along = direction === 'up' || direction === 'down' ? { dy: by } : { dy: 0, dx: by };
      return wish({ type: 'scroll', ...along, ...(call.name === 'scroll_at' && target && { target }) });
    }
    case 'wait_5_seconds':
      return wish({ type: 'wait', ms: WAIT_MS });
    case 'go_back':
      return wish({ type: 'back' });
    // The browser is open: it wants to see it.
    case 'open_web_browser':
      return wish();
    default:
      return unsupported(call.name.slice(0, 60));
  }
};
