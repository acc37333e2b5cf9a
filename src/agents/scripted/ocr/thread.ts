import { Worker } from 'node:worker_threads';
import { InfrastructureError } from '../../../core/errors.ts';
import type { TextLine } from './line.ts';
import type { OcrReply, OcrRequest } from './worker.ts';

interface Waiting {
  readonly resolve: (lines: readonly TextLine[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The models' own thread, so that reading a picture does not hold up the worlds and browsers of other episodes. Started
 * at the first request, replaced when it dies, and never a reason for the process to stay.
 */
export class OcrThread {
  readonly #script: URL;
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param script what the thread runs */
  constructor(script: URL = workerScript()) {
    this.#script = script;
  }

  /**
   * Reads a picture; requests are served one after another.
   *
   * @throws InfrastructureError `agent-start` when the models can't be loaded, `harness` when the picture can't be read.
   */
  read(picture: Uint8Array): Promise<readonly TextLine[]> {
    const worker = this.#start();
    const request: OcrRequest = { id: ++this.#asked, picture };
    worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
  }

  #start(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(this.#script, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    const ended = (why: string): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(loadFailure(why));
      this.#waiting.clear();
    };
    worker.on('message', (reply: OcrReply) => this.#settle(worker, reply));
    worker.on('error', (error) => ended(error.message));
    worker.on('exit', (code) => ended(`its thread ended with code ${code}`));
    this.#worker = worker;
    return worker;
  }

  #settle(worker: Worker, reply: OcrReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) worker.unref();
    if ('lines' in reply) waiting?.resolve(reply.lines);
    else waiting?.reject(reply.failed === 'load' ? loadFailure(reply.why) : readFailure(reply.why));
  }
}

/** The same file is TypeScript in the source tree and JavaScript when built. */
function workerScript(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./worker.${extension}`, import.meta.url);
}

function loadFailure(why: string): InfrastructureError {
  return new InfrastructureError('agent-start', {
    expected: 'the OCR models of reader:pixels to run',
    found: why,
    hint: 'Install the dependencies again (`npm ci`) and see that about 0.5 GB of memory is free.',
  });
}

function readFailure(why: string): InfrastructureError {
  return new InfrastructureError('harness', {
    expected: 'a screenshot that OCR can read',
    found: why,
    hint: 'Run the episode again; if it stays, the browser gives broken pictures.',
  });
}
