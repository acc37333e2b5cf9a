import { setTimeout as delay } from 'node:timers/promises';
import type { ActedOn, Action } from '../../core/action.ts';
import { messageOf } from '../../core/errors.ts';
import type { Tab } from '../tab.ts';
import { aimAt, focusOf } from './aim.ts';
import { type Done, type Refused, refused } from './result.ts';
import { select } from './select.ts';
import { type } from './type.ts';

const WAIT_MAX_MS = 10_000;
/** A key takes some milliseconds on its way; a long text or a long list many of them. */
const KEY_MS = 25;

/** The time that an action takes by intent, ms, beyond what the page needs to answer. */
export function extraTime(action: Action): number {
  if (action.type === 'wait') return waitMs(action.ms);
  return action.type === 'type' ? action.text.length * KEY_MS : 0;
}

function waitMs(ms: number): number {
  return Math.min(WAIT_MAX_MS, Math.max(0, ms || 0));
}

/**
 * Carries out one action by trusted mouse and keys; nothing is set by script but a scroll position. Doesn't wait for what
 * follows. `isPopup`: the tab lies over another one.
 */
export async function act(tab: Tab, action: Action, isPopup: boolean): Promise<Done | Refused> {
  switch (action.type) {
    case 'click':
      return click(tab, action.target);
    case 'type':
      return type(tab, action);
    case 'select':
      return select(tab, action);
    case 'press':
      return press(tab, action.key);
    case 'scroll':
      return scroll(tab, action);
    case 'back':
      return back(tab, isPopup);
    case 'wait':
      await delay(waitMs(action.ms));
      return { ok: true };
    default:
      return refused('unsupported', `a page can't carry out "${action.type}"`);
  }
}

async function click(
  tab: Tab,
  target: Extract<Action, { type: 'click' }>['target'],
): Promise<Done | Refused> {
  const aimed = await aimAt(tab, target);
  if (!aimed.ok) return aimed;
  await tab.page.mouse.click(aimed.point.x, aimed.point.y);
  return { ok: true, on: aimed.on };
}

async function press(tab: Tab, key: string): Promise<Done | Refused> {
  const focus = await focusOf(tab.eyes);
  try {
    await tab.page.keyboard.press(key);
  } catch (error) {
    if (!/Unknown key/.test(messageOf(error))) throw error;
    return refused(
      'unsupported',
      `there is no key "${key.slice(0, 60)}"; keys are named as "Enter", "Tab", "Control+A"`,
    );
  }
  return { ok: true, ...(focus ? { on: focus.on } : {}) };
}

async function scroll(tab: Tab, action: Extract<Action, { type: 'scroll' }>): Promise<Done | Refused> {
  const { eyes } = tab;
  const [dx, dy] = [action.dx ?? 0, action.dy];
  const nowhere = (on?: ActedOn): Refused =>
    refused('nowhere', 'nothing there scrolls any further that way', on);
  if (!action.target)
    return (await eyes.worlds.ask(eyes.main, 'scroll', null, dx, dy)) ? { ok: true } : nowhere();
  const aimed = await aimAt(tab, action.target);
  if (!aimed.ok) return aimed;
  const { frame, origin, point, on } = aimed;
  const target = 'mark' in action.target ? action.target : { x: point.x - origin.x, y: point.y - origin.y };
  return (await eyes.worlds.ask(frame, 'scroll', target, dx, dy)) ? { ok: true, on } : nowhere(on);
}

/** Back in the tab's history; a popup without one is closed, which leads back to the page that opened it. */
async function back(tab: Tab, isPopup: boolean): Promise<Done | Refused> {
  const { currentIndex, entries } = await tab.session.send('Page.getNavigationHistory');
  const former = entries[currentIndex - 1];
  // Every tab begins with an empty page that nobody has visited.
  if (former && !(currentIndex === 1 && former.url === 'about:blank')) {
    await tab.page.goBack({ waitUntil: 'commit' }).catch((error: unknown) => {
      if (!/net::ERR_|interrupted by another/.test(messageOf(error))) throw error;
    });
    return { ok: true };
  }
  if (!isPopup) return refused('nowhere', 'there is no earlier page to go back to');
  await tab.page.close();
  return { ok: true };
}
