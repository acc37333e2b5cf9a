import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { Log } from './log.ts';

const KEPT = 256 * 1024;

afterEach(() => vi.unstubAllEnvs());

test('keeps everything of what is short, byte for byte, however it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 20 }), (chunks) => {
      const log = new Log();
      for (const chunk of chunks) log.add(Buffer.from(chunk));
      const whole = Buffer.concat(chunks);
      expect(log.bytes).toBe(whole.length);
      expect(Buffer.from(log.kept).equals(whole)).toBe(true);
    }),
  );
});

test('keeps the beginning and the end of what is long, and says how much is left out', () => {
  const log = new Log();
  log.add(Buffer.from('first '));
  for (let i = 0; i < 50; i++) log.add(Buffer.alloc(100_000, 'x'));
  log.add(Buffer.from(' last'));
  const kept = Buffer.from(log.kept).toString();
  expect(log.bytes).toBe(5_000_011);
  expect(kept).toMatch(/^first x/);
  expect(kept).toMatch(/x last$/);
  expect(kept).toContain(`… ${5_000_011 - 2 * KEPT} bytes left out …`);
  expect(kept.length).toBeLessThan(2 * KEPT + 100);
});

test('reads a stream that gives more than can be borne, to its end', async () => {
  const log = new Log();
  const stream = new PassThrough();
  log.read(stream);
  for (let i = 0; i < 3; i++) stream.write(Buffer.alloc(1024 * 1024));
  stream.end();
  await finished(stream);
  expect(log.bytes).toBe(3 * 1024 * 1024);
});

test('gives the last line that says something, as text', () => {
  const log = new Log();
  log.add(Buffer.from('one\nTwo \u001b[31mthree\u001b[0m\n'));
  log.add(Buffer.from([0, 10, 32, 10, 0xff, 10]));
  expect(log.lastLine).toBe('Two [31mthree[0m');
  expect(new Log().lastLine).toBe('');
});

test("hides the environment's secrets, and leaves all other bytes as they are", () => {
  vi.stubEnv('SOME_API_KEY', 'sk-planted-0123456789');
  vi.stubEnv('SHORT_KEY', 'abc');
  const log = new Log();
  log.add(Buffer.from([0, 255, 200]));
  log.add(Buffer.from('key=sk-planted-0123456789 abc'));
  const kept = Buffer.from(log.kept);
  expect(kept.subarray(0, 3)).toEqual(Buffer.from([0, 255, 200]));
  expect(kept.subarray(3).toString()).toBe('key=[secret] abc');
  expect(log.lastLine).not.toContain('planted');
});
