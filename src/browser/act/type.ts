import type { Action } from '../../core/action.ts';
import type { Tab } from '../tab.ts';
import { aimAt, focusOf } from './aim.ts';
import { type Done, type Refused, refused } from './result.ts';

/** Longer texts are put in at once, as a paste would, instead of key by key. */
const KEYS_MAX = 400;
const END = process.platform === 'darwin' ? 'Meta+ArrowDown' : 'Control+End';

/** Types a text by trusted keys, after pressing the target when there is one. */
export async function type(tab: Tab, action: Extract<Action, { type: 'type' }>): Promise<Done | Refused> {
  const { keyboard, mouse } = tab.page;
  if (action.target) {
    const aimed = await aimAt(tab, action.target);
    if (!aimed.ok) return aimed;
    const { takes, on, point } = aimed;
    if (takes === 'readonly') return refused('disabled', `the <${on.tag}> "${on.name}" is read-only`, on);
    if (takes !== 'text' && takes !== 'nothing') {
      return refused('unsupported', `a <${on.tag}> with the role "${on.role}" takes no text`, on);
    }
    await mouse.click(point.x, point.y);
  }
  const focus = await focusOf(tab.eyes);
  if (!focus) return refused('nowhere', 'nothing has the focus; name a target');
  if (focus.takes !== 'text' && (action.target || focus.takes !== 'select')) {
    return refused('unsupported', `what has the focus, a <${focus.on.tag}>, takes no text`, focus.on);
  }
  if (action.clear) {
    await keyboard.press('ControlOrMeta+A');
    if (focus.holds) await keyboard.press('Delete');
  } else if (action.target && focus.holds) {
    // The press may have put the caret into the middle of what is there.
    await keyboard.press(END);
  }
  if (action.text.length > KEYS_MAX) await keyboard.insertText(action.text);
  else await keyboard.type(action.text);
  return { ok: true, on: focus.on };
}
