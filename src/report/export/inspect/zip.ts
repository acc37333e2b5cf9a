import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { UsageError } from '../../../core/errors.ts';
import type { Sink } from '../sink.ts';

const deflate = promisify<Uint8Array, Buffer>(deflateRaw);

/** What a zip without the 64-bit extensions can hold. */
const MOST_BYTES = 0xffff_ffff;
const MOST_ENTRIES = 0xffff;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, the first day that zips know: the same run gives the same bytes. */
const DATE = 0x21;

interface Entry {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** Writes a zip file entry by entry (PKWARE's APPNOTE, sections 4.3.7, 4.3.12 and 4.3.16), so that only one is in memory. */
export class ZipWriter {
  readonly #sink: Sink;
  readonly #entries: Entry[] = [];

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** @throws UsageError when the zip becomes larger than 4 GB or gets more than 65,535 entries. */
  async add(name: string, content: string): Promise<void> {
    const bytes = Buffer.from(content);
    const packed = await deflate(bytes);
    const entry: Entry = {
      name: Buffer.from(name),
      crc: crc32(bytes),
      packed: packed.length,
      size: bytes.length,
      offset: this.#sink.bytes,
    };
    if (this.#entries.length >= MOST_ENTRIES || entry.offset + packed.length > MOST_BYTES) throw tooLarge();
    this.#entries.push(entry);
    await this.#sink.write(header(0x04034b50, entry, 0));
    await this.#sink.write(packed);
  }

  /** Writes the directory. Without it, a zip can't be read. */
  async finish(): Promise<void> {
    const start = this.#sink.bytes;
    for (const entry of this.#entries) await this.#sink.write(header(0x02014b50, entry, entry.offset));
    const size = this.#sink.bytes - start;
    if (start + size > MOST_BYTES) throw tooLarge();
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#entries.length, 8);
    end.writeUInt16LE(this.#entries.length, 10);
    end.writeUInt32LE(size, 12);
    end.writeUInt32LE(start, 16);
    await this.#sink.write(end);
  }
}

/** What stands before an entry's bytes, or, with more members, in the directory. */
function header(signature: 0x04034b50 | 0x02014b50, entry: Entry, offset: number): Buffer {
  const inDirectory = signature === 0x02014b50;
  const fixed = Buffer.alloc(inDirectory ? 46 : 30);
  fixed.writeUInt32LE(signature, 0);
  fixed.writeUInt16LE(VERSION, 4);
  // The directory also says by which version it was made.
  const at = inDirectory ? 6 : 4;
  fixed.writeUInt16LE(VERSION, at);
  fixed.writeUInt16LE(FLAGS, at + 2);
  fixed.writeUInt16LE(DEFLATED, at + 4);
  fixed.writeUInt16LE(DATE, at + 8);
  fixed.writeUInt32LE(entry.crc, at + 10);
  fixed.writeUInt32LE(entry.packed, at + 14);
  fixed.writeUInt32LE(entry.size, at + 18);
  fixed.writeUInt16LE(entry.name.length, at + 22);
  if (inDirectory) fixed.writeUInt32LE(offset, 42);
  return Buffer.concat([fixed, entry.name]);
}

function tooLarge(): UsageError {
  return new UsageError({
    expected: 'an Inspect log of at most 4 GB and 65,535 samples',
    found: 'a run with more',
    hint: 'Leave the pictures out with --no-screenshots, or export it with --to jsonl.',
  });
}
