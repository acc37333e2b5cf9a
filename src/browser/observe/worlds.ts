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

/**
 * Siren's isolated worlds in the frames of a page, and how they are asked. A world is made anew in each document; nothing
 * of it can be seen by the page.
 */
export class Worlds {
  readonly #contexts = new Map<string, number>();

  /** Makes a session ready and gives the id of its outermost frame. */
  async prepare(session: CDPSession): Promise<string> {
    session.on('Page.frameNavigated', ({ frame }) => void this.#contexts.delete(frame.id));
    session.on('Page.frameDetached', ({ frameId }) => void this.#contexts.delete(frameId));
    const [tree] = await Promise.all([
      session.send('Page.getFrameTree'),
      session.send('Page.enable'),
      session.send('Log.enable'),
      // Without it, every computed name builds a whole accessibility tree: seconds at a thousand nodes.
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
        const answer = await this.#evaluate(frame, expression);
        if (answer !== '') return JSON.parse(answer) as ReturnType<Reader[M]>;
        await this.#evaluate(frame, READER_SCRIPT);
      } catch (error) {
        if (!GONE.test(messageOf(error))) throw error;
        last = error;
        this.#contexts.delete(frame.id);
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
   * Calls the reader that reads a frame with nodes that CDP knows by number, and gives its answers in the same order:
   * the element's mark (new ones from `startAt` on), or the slot of a closed frame; -1 where there is neither. `up` counts the frames from this one to the one whose reader answered.
   */
  async askOfNodes(
    frame: FrameAddress,
    question: 'markOf' | 'slotOf',
    backendNodeIds: readonly number[],
    startAt = 1,
  ): Promise<{ answers: number[]; up: number }> {
    if (backendNodeIds.length === 0) return { answers: [], up: 0 };
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
