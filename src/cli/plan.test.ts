import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '../core/errors.ts';
import { planOf } from './plan.ts';

let folder: string;
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'siren-plan-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('planOf', () => {
  test('makes a plan of flags, with every default', async () => {
    expect(await planOf(undefined, { suite: ['twins'], agent: ['reader:dom'], repeat: 3 })).toEqual({
      name: 'plan',
      suites: ['twins'],
      agents: ['reader:dom'],
      repeat: 3,
      seed: 1,
      viewport: { width: 1280, height: 720 },
      limits: {},
      firstLook: 'settled',
    });
  });

  test('takes the suite from task names', async () => {
    const plan = await planOf(undefined, { task: ['twins/cart', 'twins/c*'], agent: ['nothing'] });
    expect(plan).toMatchObject({ suites: ['twins'], tasks: ['twins/cart', 'twins/c*'] });
  });

  test('reads JSON and TypeScript, and lets flags win', async () => {
    const json = file('plan.json', '{"suites":["twins"],"agents":["nothing"],"repeat":9}');
    expect(await planOf(json, { repeat: 2 })).toMatchObject({ agents: ['nothing'], repeat: 2 });
    const module = file(
      'plan.ts',
      "interface P { suites: string[]; agents: string[] }\nexport default { suites: ['twins'], agents: ['random'] } satisfies P;",
    );
    expect(await planOf(module, {})).toMatchObject({ agents: ['random'] });
  });

  test('has the paper as a preset: 18 variants, 12 steps', async () => {
    const plan = await planOf(undefined, { preset: 'twins-pilot' });
    expect(plan.cells).toHaveLength(18);
    expect(plan).toMatchObject({ limits: { steps: 12 }, viewport: { width: 1280, height: 720 } });
    expect(await planOf(undefined, { preset: 'twins-pilot', agent: ['nothing'] })).toMatchObject({
      agents: ['nothing'],
    });
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['no agent', () => planOf(undefined, { suite: ['twins'] }), /found no agents.*--agent/],
    ['no suite', () => planOf(undefined, { agent: ['nothing'] }), /found no suites.*--suite/],
    ['an unknown preset', () => planOf(undefined, { preset: 'twins-pilt' }), /Did you mean twins-pilot/],
    ['a file and a preset', () => planOf('x.json', { preset: 'twins-pilot' }), /found both/],
    ['no such file', () => planOf(join(folder, 'none.json'), {}), /Expected a plan file/],
    ['a folder', () => planOf(folder, {}), /Expected a plan file/],
    ['another ending', () => planOf(file('plan.yaml', 'suites: [twins]'), {}), /ends in \.json/],
    ['no JSON', () => planOf(file('bad.json', '{"suites":'), {}), /Expected JSON/],
    ['a list', () => planOf(file('list.json', '[]'), {}), /expected object/],
    ['null', () => planOf(file('null.json', 'null'), {}), /expected object/],
    [
      'a typing error',
      () => planOf(file('typo.json', '{"suites":["twins"],"agents":["nothing"],"repeats":3}'), {}),
      /found "repeats"\. Did you mean repeat/,
    ],
    [
      'a wrong number',
      () => planOf(file('zero.json', '{"suites":["twins"],"agents":["nothing"],"repeat":0}'), {}),
      /repeat/,
    ],
    ['no default export', () => planOf(file('none.mjs', 'export const plan = {};'), {}), /no default export/],
    ['a module that throws', () => planOf(file('throws.mjs', 'throw new Error("boo");'), {}), /boo/],
  ])('refuses %s', async (_what, read, message) => {
    await expect(read()).rejects.toThrow(UsageError);
    await expect(read()).rejects.toThrow(message);
  });
});
