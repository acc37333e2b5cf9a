import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder, OcrCache } from './cache.ts';
import type { TextLine } from './line.ts';
import { cachedOcr } from './ocr.ts';

const LINES: readonly TextLine[] = [
  { text: 'Reject all', sureness: 0.99, box: { x: 1, y: 2, width: 80, height: 20 } },
];
const PICTURE = new Uint8Array([1, 2, 3]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocr-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A source that counts how often it reads, and answers when it is told to. */
const counting = (answer: () => Promise<readonly TextLine[]> = async () => LINES) => {
  const source = {
    reads: 0,
    read: () => {
      source.reads++;
      return answer();
    },
  };
  return source;
};
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('cachedOcr', () => {
  it('reads a picture once, however often and wherever it is asked for', async () => {
    const source = counting();
    const ocr = cachedOcr(source, new OcrCache(folder));
    const both = await Promise.all([ocr.read(PICTURE), ocr.read(new Uint8Array(PICTURE))]);
    expect([...both, await ocr.read(PICTURE)]).toEqual([LINES, LINES, LINES]);
    expect(await cachedOcr(source, new OcrCache(folder)).read(PICTURE)).toEqual(LINES);
    expect(source.reads).toBe(1);
    await ocr.read(new Uint8Array([9]));
    expect(source.reads).toBe(2);
  });

  it.each(['', '{"broken', '[{"text":7}]', '[{"text":"a","sureness":2,"box":{}}]', '{}'])(
    'takes a file that holds %j for absent, and mends it',
    async (content) => {
      await cachedOcr(counting(), new OcrCache(folder)).read(PICTURE);
      const [file = ''] = await files();
      await writeFile(file, content);
      const source = counting();
      expect(await cachedOcr(source, new OcrCache(folder)).read(PICTURE)).toEqual(LINES);
      expect(source.reads).toBe(1);
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(LINES);
    },
  );

  it('leaves whole files only, and works where none can be written', async () => {
    const cache = new OcrCache(folder);
    await Promise.all(Array.from({ length: 8 }, () => cache.put('ab12', LINES)));
    expect((await files()).map((file) => file.split('/').at(-1))).toEqual(['ab12.json']);
    const [blocked = ''] = await files();
    const source = counting();
    expect(await cachedOcr(source, new OcrCache(blocked)).read(PICTURE)).toEqual(LINES);
  });

  it('does not remember a failure', async () => {
    let broken = true;
    const source = counting(async () => {
      if (broken) throw new Error('out of memory');
      return LINES;
    });
    const ocr = cachedOcr(source, new OcrCache(folder));
    await expect(ocr.read(PICTURE)).rejects.toThrow('out of memory');
    broken = false;
    expect(await ocr.read(PICTURE)).toEqual(LINES);
  });
});

describe('cacheFolder', () => {
  it('is where SIREN_CACHE says, else under the home folder', () => {
    expect(cacheFolder({ SIREN_CACHE: join('a', 'b') })).toBe(join('a', 'b', 'ocr'));
    expect(cacheFolder({})).toMatch(/[\\/]\.cache[\\/]siren[\\/]ocr$/);
    expect(cacheFolder({ SIREN_CACHE: '' })).toBe(cacheFolder({}));
  });
});
