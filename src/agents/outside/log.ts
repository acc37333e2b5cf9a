import type { Readable } from 'node:stream';
import { hideSecrets } from './secrets.ts';

/** How much is kept of the beginning and of the end of what a process prints, bytes each. */
const KEPT = 256 * 1024;
/** How much is read in one breath, bytes, and how long a stream that gives more has to wait, ms. */
const BREATH = 1024 * 1024;
const BREATH_MS = 100;

/** The beginning and the end of what a process prints, whatever it is and however much. */
export class Log {
  readonly #head: Buffer[] = [];
  #headBytes = 0;
  #tail: Buffer[] = [];
  #tailBytes = 0;
  #bytes = 0;

  /** Reads a stream to its end, not faster than it can be borne. */
  read(stream: Readable): void {
    let breath = 0;
    stream.on('data', (chunk: Buffer) => {
      this.add(chunk);
      breath += chunk.length;
      if (breath < BREATH) return;
      breath = 0;
      stream.pause();
      setTimeout(() => stream.resume(), BREATH_MS).unref();
    });
    // A pipe that breaks ends what can be read.
    stream.on('error', () => {});
  }

  add(chunk: Buffer): void {
    this.#bytes += chunk.length;
    const room = KEPT - this.#headBytes;
    if (room > 0) {
      const first = Buffer.from(chunk.subarray(0, room));
      this.#head.push(first);
      this.#headBytes += first.length;
    }
    const rest = chunk.subarray(Math.max(0, room));
    if (rest.length === 0) return;
    this.#tail.push(Buffer.from(rest));
    this.#tailBytes += rest.length;
    if (this.#tailBytes < 2 * KEPT) return;
    const end = Buffer.concat(this.#tail).subarray(-KEPT);
    this.#tail = [end];
    this.#tailBytes = end.length;
  }

  /** Bytes in all. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What is kept, without the environment's secrets; a line says what was left out. */
  get kept(): Uint8Array {
    // One character a byte, so that what is no text stays as it is.
    const clean = (bytes: Buffer): Buffer => Buffer.from(hideSecrets(bytes.toString('latin1')), 'latin1');
    const head = clean(Buffer.concat(this.#head));
    const tail = clean(Buffer.concat(this.#tail).subarray(-KEPT));
    const out = this.#bytes - this.#headBytes - Math.min(this.#tailBytes, KEPT);
    return out > 0
      ? Buffer.concat([head, Buffer.from(`\n… ${out} bytes left out …\n`), tail])
      : Buffer.concat([head, tail]);
  }

  /** The last line with something in it, as text: what a process that died had to say. */
  get lastLine(): string {
    const text = Buffer.from(this.kept.subarray(-4000)).toString('utf8');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go
    const lines = text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffd]/g, '').split('\n');
    return (
      lines
        .findLast((line) => line.trim() !== '')
        ?.trim()
        .slice(0, 300) ?? ''
    );
  }
}
