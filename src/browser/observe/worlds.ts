import type { CDPSession } from 'playwright-core';
import { InfrastructureError, messageOf } from '../../core/errors.ts';
import { INSTALLED, READER_SCRIPT, type Reader } from './page/reader.ts';

/** A frame and the CDP session through which it is reached: frames of other sites run in processes of their own. */
export interface FrameAddress {
  readonly session: CDPSession;
  readonly id: string;
}

const WORLD = 'reader';
/** What CDP says when a document went away while it was asked. */
const GONE =
  /Cannot find context|context was destroyed|No frame (?:for|with) given id|Cannot find default|Inspected target navigated/i;
const TRIES = 6;
/** Questions that no computed name is needed for. */
const NAMELESS: ReadonlySet<keyof Reader> = new Set([
  'stillness',
  'scroll',
  'slotOrigin',
  'option',
  'listOf',
  'selectAt',
]);

/**
 * Siren's isolated worlds in the frames of a page, and how they are asked. A world is made anew in each document; nothing
 * of it can be seen by the page.
 */
export class Worlds {
  readonly #contexts = new Map<string, number>();
  /** Frames whose present document has an accessibility tree that is kept. */
  readonly #named = new Set<string>();
  /** Marks of nodes by frame, as far as they were asked for: a node keeps its mark as long as its document lives. */
  readonly #markOf = new Map<string, { readonly up: number; readonly marks: Map<number, number> }>();

  #forget(frameId: string): void {
    this.#contexts.delete(frameId);
    this.#named.delete(frameId);
    this.#markOf.delete(frameId);
  }

  /** Makes a session ready and gives the id of its outermost frame. */
  async prepare(session: CDPSession): Promise<string> {
    session.on('Page.frameNavigated', ({ frame }) => this.#forget(frame.id));
    session.on('Page.frameDetached', ({ frameId }) => this.#forget(frameId));
    const [tree] = await Promise.all([
      session.send('Page.getFrameTree'),
      session.send('Page.enable'),
      session.send('Log.enable'),
      session.send('Accessibility.enable'),
      session.send('Page.addScriptToEvaluateOnNewDocument', {
        source: READER_SCRIPT,
        worldName: WORLD,
        runImmediately: true,
      }),
    ]);
    return tree.frameTree.frame.id;
  }

  /** The execution context of Siren's world in a frame's current document. */
  async context(frame: FrameAddress): Promise<number> {
    const known = this.#contexts.get(frame.id);
    if (known !== undefined) return known;
    const { executionContextId } = await frame.session.send('Page.createIsolatedWorld', {
      frameId: frame.id,
      worldName: WORLD,
    });
    this.#contexts.set(frame.id, executionContextId);
    return executionContextId;
  }

  /**
   * Makes the browser keep the accessibility tree of a frame's document. Else each computed name builds the whole tree:
   * seconds at a thousand nodes. Enabling the domain does it for documents that come by navigation, but not for an empty
   * page that is written to.
   */
  async #keepNames(frame: FrameAddress): Promise<void> {
    if (this.#named.has(frame.id)) return;
    await frame.session.send('Accessibility.getRootAXNode', { frameId: frame.id });
    this.#named.add(frame.id);
  }

  /**
   * Asks the reader in a frame. A document that goes away meanwhile is no trouble: the next one is asked.
   *
   * @throws InfrastructureError: `harness` when the reader itself fails, `browser` when no document stays
   */
  async ask<M extends keyof Reader>(
    frame: FrameAddress,
    method: M,
    ...args: Parameters<Reader[M]>
  ): Promise<ReturnType<Reader[M]>> {
    const list = args.map((arg) => JSON.stringify(arg)).join(', ');
    const call = `JSON.stringify(${INSTALLED}.reader.${method}(${list}))`;
    const expression = `Object.hasOwn(globalThis, '${INSTALLED}') ? ${call} : ''`;
    let last: unknown;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      try {
        if (!NAMELESS.has(method)) await this.#keepNames(frame);
        const answer = await this.#evaluate(frame, expression);
        if (answer !== '') return JSON.parse(answer) as ReturnType<Reader[M]>;
        await this.#evaluate(frame, READER_SCRIPT);
      } catch (error) {
        if (!GONE.test(messageOf(error))) throw error;
        last = error;
        this.#forget(frame.id);
      }
    }
    throw new InfrastructureError(
      'browser',
      {
        expected: 'a document that stays long enough to be read',
        found: `that each of ${TRIES} documents went away`,
        hint: 'The page may reload itself without end.',
      },
      { cause: last },
    );
  }

  async #evaluate(frame: FrameAddress, expression: string): Promise<string> {
    const { result, exceptionDetails } = await frame.session.send('Runtime.evaluate', {
      expression,
      contextId: await this.context(frame),
      returnByValue: true,
    });
    if (!exceptionDetails) return String(result.value ?? '');
    throw new InfrastructureError('harness', {
      expected: 'the page to be readable',
      found: exceptionDetails.exception?.description ?? exceptionDetails.text,
      hint: 'This is a fault in Siren: please report it with the page.',
    });
  }

  /**
   * The marks of nodes that CDP knows by number, in the same order; new ones count from `startAt`; -1 for a node that has
   * none. `up` counts the frames from this one to the one whose reader gave them.
   */
  async marksOf(
    frame: FrameAddress,
    backendNodeIds: readonly number[],
    startAt: number,
  ): Promise<{ answers: number[]; up: number }> {
    const known = this.#markOf.get(frame.id);
    const fresh = backendNodeIds.filter((id) => !known?.marks.has(id));
    if (fresh.length > 0) {
      const { answers, up } = await this.#askOfNodes(frame, 'markOf', fresh, startAt);
      const marks = known?.marks ?? new Map<number, number>();
      for (const [index, id] of fresh.entries()) marks.set(id, answers[index] ?? -1);
      this.#markOf.set(frame.id, { up, marks });
    }
    const { up, marks } = this.#markOf.get(frame.id) ?? { up: 0, marks: new Map<number, number>() };
    return { answers: backendNodeIds.map((id) => marks.get(id) ?? -1), up };
  }

  /** The slot of a closed frame, by the element that holds it; -1 for any other node. `up` as in `marksOf`. */
  async slotOf(frame: FrameAddress, backendNodeId: number): Promise<{ slot: number; up: number }> {
    const { answers, up } = await this.#askOfNodes(frame, 'slotOf', [backendNodeId], 0);
    return { slot: answers[0] ?? -1, up };
  }

  async #askOfNodes(
    frame: FrameAddress,
    question: 'markOf' | 'slotOf',
    backendNodeIds: readonly number[],
    startAt: number,
  ): Promise<{ answers: number[]; up: number }> {
    const executionContextId = await this.context(frame);
    const objectGroup = 'nodes';
    try {
      const nodes = await Promise.all(
        backendNodeIds.map((backendNodeId) =>
          frame.session.send('DOM.resolveNode', { backendNodeId, executionContextId, objectGroup }).then(
            ({ object }) => object.objectId,
            () => undefined,
          ),
        ),
      );
      const { result } = await frame.session.send('Runtime.callFunctionOn', {
        executionContextId,
        functionDeclaration: `function (...nodes) {
          const { installed, up } = ${INSTALLED}.outermost();
          return { up, answers: nodes.map((node) => node && node.nodeType === 1 ? installed.${question}(node, ${startAt}) : -1) };
        }`,
        arguments: nodes.map((objectId) => (objectId ? { objectId } : { value: null })),
        returnByValue: true,
      });
      return result.value ?? { answers: backendNodeIds.map(() => -1), up: 0 };
    } finally {
      frame.session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => {});
    }
  }
}
