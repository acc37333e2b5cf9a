import type { CDPSession, Frame as PlaywrightFrame, Page as PlaywrightPage } from 'playwright-core';
import type { FrameAddress, Worlds } from './worlds.ts';

interface Known extends FrameAddress {
  readonly parent: string | undefined;
}

/**
 * Frames of other origins, which no reader enters from outside: each has a reader of its own. Found only when a page has
 * any, and again after a frame came, went or navigated.
 */
export class ClosedFrames {
  readonly #page: PlaywrightPage;
  readonly #worlds: Worlds;
  readonly #main: FrameAddress;
  readonly #onSession: (session: CDPSession) => void;
  readonly #sessions = new Map<PlaywrightFrame, FrameAddress>();
  #found: Promise<Map<string, Map<number, FrameAddress>>> | undefined;

  constructor(
    page: PlaywrightPage,
    worlds: Worlds,
    main: FrameAddress,
    onSession: (session: CDPSession) => void,
  ) {
    this.#page = page;
    this.#worlds = worlds;
    this.#main = main;
    this.#onSession = onSession;
    const changed = (frame: PlaywrightFrame): void => {
      this.#found = undefined;
      // It may have moved to another process.
      this.#sessions
        .get(frame)
        ?.session.detach()
        .catch(() => {});
      this.#sessions.delete(frame);
    };
    for (const event of ['frameattached', 'framedetached', 'framenavigated'] as const) {
      // Playwright declares each event in an overload of its own.
      page.on(event as 'framenavigated', changed);
    }
  }

  /** The closed frames in what the reader of `frame` reads, by its slot numbers. */
  async in(frame: FrameAddress): Promise<ReadonlyMap<number, FrameAddress>> {
    this.#found ??= this.#find();
    return (await this.#found).get(frame.id) ?? new Map();
  }

  /** All frames of the page, by id. */
  async all(): Promise<ReadonlyMap<string, FrameAddress & { readonly parent: string | undefined }>> {
    const found = new Map<string, Known>();
    const sessions = [this.#main.session, ...(await this.#remoteSessions())];
    for (const session of sessions) {
      const tree = await session.send('Page.getFrameTree').catch(() => undefined);
      const visit = (node: NonNullable<typeof tree>['frameTree']): void => {
        found.set(node.frame.id, { session, id: node.frame.id, parent: node.frame.parentId });
        for (const child of node.childFrames ?? []) visit(child);
      };
      if (tree) visit(tree.frameTree);
    }
    return found;
  }

  async #remoteSessions(): Promise<CDPSession[]> {
    const sessions: CDPSession[] = [];
    for (const frame of this.#page.frames()) {
      if (frame === this.#page.mainFrame()) continue;
      let known = this.#sessions.get(frame);
      if (!known) {
        // Throws for a frame in its parent's process, which the parent's session reaches.
        const session = await this.#page
          .context()
          .newCDPSession(frame)
          .catch(() => undefined);
        if (!session) continue;
        this.#onSession(session);
        const id = await this.#worlds.prepare(session).catch(() => undefined);
        if (id === undefined) continue;
        known = { session, id };
        this.#sessions.set(frame, known);
      }
      sessions.push(known.session);
    }
    return sessions;
  }

  async #find(): Promise<Map<string, Map<number, FrameAddress>>> {
    const all = await this.all();
    const found = new Map<string, Map<number, FrameAddress>>();
    for (const child of all.values()) {
      const parent = child.parent === undefined ? undefined : all.get(child.parent);
      if (!parent) continue;
      try {
        const { backendNodeId } = await parent.session.send('DOM.getFrameOwner', { frameId: child.id });
        const { slot, up } = await this.#worlds.slotOf(parent, backendNodeId);
        const reader = climb(all, parent, up);
        if (slot < 0) continue;
        const slots = found.get(reader.id) ?? new Map<number, FrameAddress>();
        found.set(reader.id, slots.set(slot, child));
      } catch {
        // The frame went away meanwhile; it is then a hole in this look, and no trouble.
      }
    }
    return found;
  }
}

/** The frame that is `up` frames further out. */
export function climb(all: ReadonlyMap<string, Known>, from: Known, up: number): FrameAddress {
  let frame = from;
  for (let i = 0; i < up; i++) frame = (frame.parent && all.get(frame.parent)) || frame;
  return frame;
}
