import type { CDPSession, Page as PlaywrightPage } from 'playwright-core';
import type { DomElement } from '../../core/observation.ts';
import { ClosedFrames } from './closed-frames.ts';
import type { Look, LookRequest } from './page/reader.ts';
import { type FrameAddress, Worlds } from './worlds.ts';

/** A point in the viewport of the top document. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a mark is: the frame whose reader knows it. */
export type MarkHome = FrameAddress | 'missing' | 'stale';

/** Everything through which one page is read: its worlds, its frames, and whose the numbers are. */
export class Eyes {
  readonly worlds: Worlds;
  readonly main: FrameAddress;
  readonly frames: ClosedFrames;
  /** Which frame's reader gave a number; the main frame's own are not listed. */
  readonly #homes = new Map<number, FrameAddress>();
  #next = 1;
  /** The highest number ever given on this page, in any document. */
  #highest = 0;

  private constructor(worlds: Worlds, main: FrameAddress, frames: ClosedFrames) {
    this.worlds = worlds;
    this.main = main;
    this.frames = frames;
  }

  static async open(
    page: PlaywrightPage,
    session: CDPSession,
    onSession: (session: CDPSession) => void,
  ): Promise<Eyes> {
    const worlds = new Worlds();
    onSession(session);
    const main = { session, id: await worlds.prepare(session) };
    const eyes = new Eyes(worlds, main, new ClosedFrames(page, worlds, main, onSession));
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) return;
      eyes.#next = 1;
      eyes.#homes.clear();
    });
    return eyes;
  }

  /** Looks at the top document and, where elements are asked for, into closed frames. */
  async look(request: Omit<LookRequest, 'startAt'>): Promise<Look> {
    const look = await this.worlds.ask(this.main, 'look', { ...request, startAt: this.#next });
    this.#count(look.next);
    if (!look.dom || look.dom.holes.length === 0) return look;
    const elements = await this.#fill(this.main, look, { x: 0, y: 0 }, 0, look.viewport);
    return { ...look, dom: { elements, holes: [] } };
  }

  /** Puts the elements of closed frames where their frames are. */
  async #fill(
    frame: FrameAddress,
    look: Look,
    origin: Point,
    depth: number,
    viewport: Look['viewport'],
  ): Promise<DomElement[]> {
    const { elements, holes } = look.dom ?? { elements: [], holes: [] };
    const own = frame === this.main ? [...elements] : elements.map((e) => moved(e, origin, look.url, viewport));
    if (holes.length === 0 || depth > 5) return own;
    const closed = await this.frames.in(frame);
    for (const { at, slot } of holes.toReversed()) {
      const child = closed.get(slot);
      const begin = child && (await this.worlds.ask(frame, 'slotOrigin', slot));
      if (!child || !begin) continue;
      const request = { dom: true, boxes: false, structured: false, number: false, startAt: this.#next };
      const inner = await this.worlds.ask(child, 'look', request).catch(() => undefined);
      if (!inner) continue;
      this.claim(child, this.#next, inner.next);
      const within = { x: origin.x + begin.x, y: origin.y + begin.y };
      own.splice(at, 0, ...(await this.#fill(child, inner, within, depth + 1, viewport)));
    }
    return own;
  }

  /** Records that the numbers from `from` up to `next` were given by a frame's reader. */
  claim(frame: FrameAddress, from: number, next: number): void {
    if (frame.id !== this.main.id) for (let mark = from; mark < next; mark++) this.#homes.set(mark, frame);
    this.#count(next);
  }

  #count(next: number): void {
    this.#next = Math.max(this.#next, next);
    this.#highest = Math.max(this.#highest, this.#next - 1);
  }

  get next(): number {
    return this.#next;
  }

  /** The frame whose reader knows a number; `stale` when it was of an earlier document, `missing` when it never was. */
  home(mark: number): MarkHome {
    if (!Number.isInteger(mark) || mark < 1 || mark > this.#highest) return 'missing';
    return mark < this.#next ? (this.#homes.get(mark) ?? this.main) : 'stale';
  }

  /** Where the origin of a frame's reader lies in the top document's viewport; undefined when the frame is gone. */
  async origin(frame: FrameAddress): Promise<Point | undefined> {
    if (frame.id === this.main.id) return { x: 0, y: 0 };
    for (const owner of [this.main, ...(await this.frames.all()).values()]) {
      for (const [slot, child] of await this.frames.in(owner)) {
        if (child.id !== frame.id) continue;
        const begin = await this.worlds.ask(owner, 'slotOrigin', slot);
        const above = begin && (await this.origin(owner));
        return begin && above ? { x: above.x + begin.x, y: above.y + begin.y } : undefined;
      }
    }
    return undefined;
  }
}

function moved(element: DomElement, by: Point, url: string, viewport: Look['viewport']): DomElement {
  const box = { ...element.box, x: element.box.x + by.x, y: element.box.y + by.y };
  const inside = box.x < viewport.width && box.y < viewport.height && box.x + box.width > 0 && box.y + box.height > 0;
  return { ...element, box, inViewport: element.inViewport && inside, frame: element.frame ?? url };
}
