import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hello, KEY, modelAt } from './endpoint.fixture.ts';
import type { ModelRequest } from './model.ts';

describe('the response cache', () => {
  const folder = async (): Promise<string> => {
    const made = await mkdtemp(join(tmpdir(), 'replies-'));
    onTestFinished(() => rm(made, { recursive: true, force: true }));
    return made;
  };

  it('is off unless asked for, answers the same request once, and says so', async () => {
    const environment = { SIREN_CACHE: await folder(), OPENAI_COMPATIBLE_API_KEY: KEY };
    const off = await modelAt(['a'], {}, {}, environment);
    await off.model.ask(hello);
    expect([await off.model.ask(hello), off.got.length]).toEqual([
      expect.not.objectContaining({ cached: true }),
      2,
    ]);
    const { model, got } = await modelAt(['first', 'second'], { cache: true }, {}, environment);
    const first = await model.ask(hello);
    const again = await model.ask(hello);
    const other = await model.ask({ ...hello, system: 'Be long.' });
    expect([first.text, again.text, other.text, got.length]).toEqual(['first', 'first', 'second', 2]);
    expect(first).not.toHaveProperty('cached');
    expect(again).toMatchObject({ cached: true, usage: { requests: 0, fromCache: 1 } });
    expect(model.card).toMatchObject({ cache: true });
    for (const file of await readdir(environment.SIREN_CACHE, { recursive: true, withFileTypes: true }))
      if (file.isFile()) expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain(KEY);
  });

  it('tells pictures apart', async () => {
    const environment = { SIREN_CACHE: await folder() };
    const { model } = await modelAt(['first', 'second'], { cache: true }, {}, environment);
    const shown = (byte: number): ModelRequest => ({
      ...hello,
      messages: [
        { role: 'user', parts: [{ type: 'image', bytes: new Uint8Array([byte]), mediaType: 'image/png' }] },
      ],
    });
    const texts = [await model.ask(shown(1)), await model.ask(shown(2)), await model.ask(shown(1))];
    expect(texts.map(({ text }) => text)).toEqual(['first', 'second', 'first']);
  });

  it('does not use what is damaged', async () => {
    const environment = { SIREN_CACHE: await folder() };
    const { model, got } = await modelAt(['first', 'second'], { cache: true }, {}, environment);
    await model.ask(hello);
    for (const file of await readdir(environment.SIREN_CACHE, { recursive: true, withFileTypes: true }))
      if (file.isFile()) await writeFile(join(file.parentPath, file.name), '{"text":');
    expect([(await model.ask(hello)).text, got.length]).toEqual(['second', 2]);
  });
});
