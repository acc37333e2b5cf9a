import type { CDPSession, Page as PlaywrightPage } from 'playwright-core';
import type { Box, DomElement } from '../../core/observation.ts';
import { ClosedFrames } from './closed-frames.ts';
import type { Listing, Look, LookRequest, MarkedBox } from './page/reader.ts';
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
    const look = await this.#lookIn(this.main, request);
    const top = { x: 0, y: 0 };
    const part = { ...request, dom: false, boxes: false, text: false, structured: false, number: false };
    return {
      ...look,
      ...(look.dom
        ? {
            dom: await this.#fill(this.main, look.dom, top, { ...part, dom: true }, domOf(look.viewport)),
          }
        : {}),
      ...(look.boxes
        ? { boxes: await this.#fill(this.main, look.boxes, top, { ...part, boxes: true }, boxesOf) }
        : {}),
      ...(look.text
        ? { text: await this.#fill(this.main, look.text, top, { ...part, text: true }, textOf) }
        : {}),
    };
  }

  async #lookIn(frame: FrameAddress, request: Omit<LookRequest, 'startAt'>): Promise<Look> {
    const startAt = this.#next;
    const look = await this.worlds.ask(frame, 'look', { ...request, startAt });
    this.claim(frame, startAt, look.next);
    return look;
  }

  /** Puts the elements of closed frames where their frames are. */
  async #fill<T>(
    frame: FrameAddress,
    { elements, holes }: Listing<T>,
    origin: Point,
    request: Omit<LookRequest, 'startAt'>,
    part: Part<T>,
    depth = 0,
  ): Promise<Listing<T>> {
    const filled = [...elements];
    if (holes.length === 0 || depth > 5) return { elements: filled, holes: [] };
    const closed = await this.frames.in(frame);
    let inserted = 0;
    for (const { at, slot } of holes) {
      const child = closed.get(slot);
      const begin = child && (await this.worlds.ask(frame, 'slotOrigin', slot));
      if (!child || !begin) continue;
      const within = { x: origin.x + begin.x, y: origin.y + begin.y };
      // A frame that goes away while it is read is a hole, and no trouble.
      const look = await this.#lookIn(child, request).catch(() => undefined);
      const own = look && part(look, within);
      if (!own) continue;
      const inner = await this.#fill(child, own, within, request, part, depth + 1);
      filled.splice(at + inserted, 0, ...inner.elements);
      inserted += inner.elements.length;
    }
    return { elements: filled, holes: [] };
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

/** The part of a closed frame's look that is put into the whole, in the top document's coordinates. */
type Part<T> = (look: Look, by: Point) => Listing<T> | undefined;

/** Moves a box, to hundredths of a pixel as readers give them. */
export function moved(box: Box, by: Point): Box {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { ...box, x: round(box.x + by.x), y: round(box.y + by.y) };
}

const boxesOf: Part<MarkedBox> = ({ boxes }, by) =>
  boxes && { ...boxes, elements: boxes.elements.map((each) => ({ ...each, box: moved(each.box, by) })) };

const textOf: Part<string | number> = ({ text }) => text;

function domOf(viewport: Look['viewport']): Part<DomElement> {
  return ({ dom, url }, by) =>
    dom && {
      ...dom,
      elements: dom.elements.map((element) => {
        const box = moved(element.box, by);
        const seen =
          box.x < viewport.width &&
          box.y < viewport.height &&
          box.x + box.width > 0 &&
          box.y + box.height > 0;
        return { ...element, box, inViewport: element.inViewport && seen, frame: element.frame ?? url };
      }),
    };
}
