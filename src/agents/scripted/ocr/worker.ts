import { parentPort } from 'node:worker_threads';
import { messageOf } from '../../../core/errors.ts';
import { type Engine, loadEngine } from './engine.ts';
import type { TextLine } from './line.ts';

/** What the worker is asked, and what it answers to the request with the same `id`. */
export interface OcrRequest {
  readonly id: number;
  readonly picture: Uint8Array;
}
export type OcrReply = { readonly id: number } & (
  | { readonly lines: readonly TextLine[] }
  | { readonly failed: 'load' | 'read'; readonly why: string }
);

let engine: Promise<Engine> | undefined;
/** One picture at a time: the models take both cores as it is. */
let queue: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: OcrRequest) => {
  queue = queue.then(async () => parentPort?.postMessage(await answer(request)));
});

async function answer({ id, picture }: OcrRequest): Promise<OcrReply> {
  let read: Engine;
  try {
    engine ??= loadEngine();
    read = await engine;
  } catch (thrown) {
    engine = undefined;
    return { id, failed: 'load', why: messageOf(thrown) };
  }
  try {
    return { id, lines: await read(picture) };
  } catch (thrown) {
    return { id, failed: 'read', why: messageOf(thrown) };
  }
}
