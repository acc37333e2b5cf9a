import { setTimeout as delay } from 'node:timers/promises';
import type { ActedOn, Target } from '../../core/action.ts';
import { type Eyes, moved, type Point } from '../observe/eyes.ts';
import type { Aim, Focus, Takes } from '../observe/page/aim.ts';
import type { FrameAddress } from '../observe/worlds.ts';
import type { Tab } from '../tab.ts';
import { type Refused, refused } from './result.ts';

/** Where to press, in the top document's viewport, and in which frame's reader the target is. */
export interface Aimed {
  readonly ok: true;
  readonly point: Point;
  readonly on: ActedOn;
  readonly takes: Takes;
  readonly frame: FrameAddress;
  readonly origin: Point;
}

function shifted(on: ActedOn, by: Point): ActedOn {
  return { ...on, box: moved(on.box, by) };
}

/** How often a frame of another process is asked anew whether it has been scrolled into view, and ms between. */
const SCROLL_TRIES = 10;
const SCROLL_MS = 30;

/** Finds the point at which a target can be pressed, scrolling it into view where need be. */
export async function aimAt(tab: Tab, target: Target): Promise<Aimed | Refused> {
  return 'mark' in target ? aimAtMark(tab, target.mark) : aimAtPoint(tab, target.x, target.y);
}

/** As `aimAt`, for the option of an open list. */
export async function aimAtOption(
  tab: Tab,
  frame: FrameAddress,
  mark: number,
  index: number,
): Promise<Aimed | Refused> {
  return placed(tab.eyes, frame, () => tab.eyes.worlds.ask(frame, 'toOption', mark, index));
}

async function aimAtMark({ eyes }: Tab, mark: number): Promise<Aimed | Refused> {
  const home = eyes.home(mark);
  if (home === 'missing')
    return refused('missing', `no element has the number ${mark}; observe the page to see which there are`);
  if (home === 'stale')
    return refused('stale', `number ${mark} belonged to a page that is gone; observe the page anew`);
  return placed(eyes, home, () => eyes.worlds.ask(home, 'toMark', mark));
}

/** Brings a reader's answer into the top viewport; for a closed frame, checks that the frame itself can be pressed there. */
async function placed(eyes: Eyes, frame: FrameAddress, ask: () => Promise<Aim>): Promise<Aimed | Refused> {
  for (let attempt = 0; ; attempt++) {
    const aim = await ask();
    const origin = await eyes.origin(frame);
    if (!origin || 'slot' in aim)
      return refused('stale', 'the frame that it was in is gone; observe the page anew');
    if ('reason' in aim) return refused(aim.reason, aim.message, aim.on && shifted(aim.on, origin));
    const point = { x: aim.point.x + origin.x, y: aim.point.y + origin.y };
    const on = shifted(aim.on, origin);
    const aimed: Aimed = { ok: true, point, on, takes: aim.takes, frame, origin };
    if (frame.id === eyes.main.id) return aimed;
    const outer = await eyes.worlds.ask(eyes.main, 'toPoint', point.x, point.y);
    if ('slot' in outer) return aimed;
    if (attempt < SCROLL_TRIES && 'reason' in outer && outer.reason === 'nowhere') {
      await delay(SCROLL_MS);
      continue;
    }
    if ('reason' in outer) return refused('hidden', 'the frame that it is in is out of view', on);
    return refused(
      'covered',
      `its frame is covered: a press there hits <${outer.on.tag}> "${outer.on.name}"`,
      on,
    );
  }
}

async function aimAtPoint({ eyes, page }: Tab, x: number, y: number): Promise<Aimed | Refused> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  if (!(x >= 0 && y >= 0 && x < viewport.width && y < viewport.height)) {
    return refused(
      'nowhere',
      `the point (${x}, ${y}) is outside of the ${viewport.width}x${viewport.height} viewport`,
    );
  }
  return into(eyes, eyes.main, { x: 0, y: 0 }, { x, y });
}

async function into(eyes: Eyes, frame: FrameAddress, origin: Point, point: Point): Promise<Aimed | Refused> {
  const aim = await eyes.worlds.ask(frame, 'toPoint', point.x - origin.x, point.y - origin.y);
  if ('reason' in aim) return refused(aim.reason, aim.message, aim.on && shifted(aim.on, origin));
  if (!('slot' in aim))
    return { ok: true, point, on: shifted(aim.on, origin), takes: aim.takes, frame, origin };
  const child = (await eyes.frames.in(frame)).get(aim.slot);
  const begin = child && (await eyes.worlds.ask(frame, 'slotOrigin', aim.slot));
  if (!child || !begin) return refused('stale', 'the frame at that point is gone');
  return into(eyes, child, { x: origin.x + begin.x, y: origin.y + begin.y }, point);
}

/** What has the focus, in whichever frame. */
export async function focusOf(
  eyes: Eyes,
  frame: FrameAddress = eyes.main,
): Promise<Exclude<Focus, { slot: number }> | undefined> {
  const focus = await eyes.worlds.ask(frame, 'focused');
  if (!focus || !('slot' in focus)) return focus ?? undefined;
  const child = (await eyes.frames.in(frame)).get(focus.slot);
  return child && focusOf(eyes, child);
}
