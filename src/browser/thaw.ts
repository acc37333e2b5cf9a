import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

type Session = Pick<CDPSession, 'send' | 'on'>;

/** The waits before each look at the frames, and how long an empty one may be about to get its content, ms. */
const LOOKS_MS = [100, 700, 2000] as const;
const PATIENCE_MS = 150;
const HALT_MS = 2000;

/**
 * Goes after frames that stay empty because a popup opened while they loaded. Until a debugger lets the popup go, Chromium
 * halts all pages of its process, and a frame whose document begins meanwhile is not let go with them. Halting the page
 * once more, for a moment, does.
 *
 * @param session of the page that opened the popup
 */
export async function thawFrames(session: Session): Promise<void> {
  for (const ms of LOOKS_MS) {
    await delay(ms, undefined, { ref: false });
    const empty = await emptyFrames(session);
    if (empty.length === 0) continue;
    await delay(PATIENCE_MS, undefined, { ref: false });
    const [world] = (await emptyFrames(session)).filter((frame) => empty.includes(frame));
    if (world !== undefined) await halt(session, world);
  }
}

/** Frames whose document has begun and has no element yet, by the context of a world of ours in each. */
async function emptyFrames(session: Session): Promise<number[]> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const ids: string[] = [];
  const visit = ({ frame, childFrames }: typeof frameTree): void => {
    ids.push(frame.id);
    childFrames?.forEach(visit);
  };
  visit(frameTree);
  // A frame that goes away meanwhile is not empty.
  const contexts = await Promise.all(ids.map((id) => emptyFrame(session, id).catch(() => [])));
  return contexts.flat();
}

async function emptyFrame(session: Session, frameId: string): Promise<number[]> {
  const world = { frameId, worldName: 'thaw' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  const expression = `document.readyState === 'loading' && document.documentElement === null`;
  const { result } = await session.send('Runtime.evaluate', { expression, contextId });
  return result.value === true ? [contextId] : [];
}

/** Halts a page's scripts and loading, and lets them go on. */
async function halt(session: Session, contextId: number): Promise<void> {
  let ours = true;
  session.on('Debugger.paused', () => {
    if (ours) session.send('Debugger.resume').catch(() => {});
  });
  try {
    await session.send('Debugger.enable');
    await session.send('Debugger.pause');
    // It halts at the first statement, which is this one at the latest.
    await Promise.race([
      session.send('Runtime.evaluate', { expression: '0', contextId }),
      delay(HALT_MS, undefined, { ref: false }),
    ]);
  } finally {
    ours = false;
    await session.send('Debugger.disable').catch(() => {});
  }
}
