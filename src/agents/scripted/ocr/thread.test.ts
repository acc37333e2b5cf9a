import { describe, expect, it } from 'vitest';
import { InfrastructureError } from '../../../core/errors.ts';
import { OcrThread } from './thread.ts';

const PICTURE = new Uint8Array([1]);

/** A thread that runs `answer` for each request, in the place of the models. */
const thread = (answer: string): OcrThread =>
  new OcrThread(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', ({ id, picture }) => { ${answer} });
      `)}`,
    ),
  );
const failure = async (ocr: OcrThread): Promise<InfrastructureError> => {
  const thrown: unknown = await ocr.read(PICTURE).catch((error: unknown) => error);
  if (!(thrown instanceof InfrastructureError)) throw new Error(`not infrastructure trouble: ${thrown}`);
  return thrown;
};

describe('OcrThread', () => {
  it('gives each request its own answer, in whichever order they come', async () => {
    const ocr = thread(
      `setTimeout(() => parentPort.postMessage({ id, lines: [picture[0]] }), 5 - picture[0])`,
    );
    const answers = await Promise.all([1, 2, 3].map((byte) => ocr.read(new Uint8Array([byte]))));
    expect(answers).toEqual([[1], [2], [3]]);
  });

  it('tells models that do not load from a picture that can not be read', async () => {
    const load = await failure(thread(`parentPort.postMessage({ id, failed: 'load', why: 'no such file' })`));
    expect(load.trouble).toBe('agent-start');
    expect(load.message).toContain('no such file');
    const read = await failure(thread(`parentPort.postMessage({ id, failed: 'read', why: 'no picture' })`));
    expect(read.trouble).toBe('harness');
  });

  it.each([
    ['ends', 'process.exit(3)', 'ended with code 3'],
    ['throws', `throw new Error('out of memory')`, 'out of memory'],
  ])('fails what waits when its thread %s, and starts another one', async (_how, answer, says) => {
    const ocr = thread(answer);
    for (let time = 0; time < 2; time++) {
      const [one, other] = await Promise.all([failure(ocr), failure(ocr)]);
      expect([one.trouble, other.trouble]).toEqual(['agent-start', 'agent-start']);
      expect(one.message).toContain(says);
    }
  });
});
