import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { siren } from './siren.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'siren-names-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (...args: string[]) => siren(args, { cwd: folder });

describe('siren list', () => {
  const taskShape = z.strictObject({
    id: z.string().regex(/^[a-z]+\/[a-z-]+$/),
    suite: z.string(),
    site: z.string(),
    instruction: z.string().min(10),
    conditions: z.array(z.strictObject({ id: z.string(), mechanisms: z.array(z.string()) })),
    tags: z.array(z.string()),
  });

  test('--json is one document of the documented shape, with at least 45 pairs beyond controls', async () => {
    const { code, out, err } = await inFolder('list', '--suite', 'twins', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const tasks = z.array(taskShape).parse(JSON.parse(out));
    expect(tasks).toHaveLength(5);
    for (const task of tasks) expect(task.conditions[0]).toEqual({ id: 'control', mechanisms: [] });
    expect(tasks.flatMap((task) => task.conditions.slice(1)).length).toBeGreaterThanOrEqual(45);
  });

  test.each([
    ['agents', ['reader:dom', 'path:faithful']],
    ['suites', ['twins']],
    ['mechanisms', ['a3', 'c0']],
  ])('%s are listed for people and for machines', async (kind, ids) => {
    const [people, machines] = await Promise.all([inFolder('list', kind), inFolder('list', kind, '--json')]);
    const listed = z.array(z.looseObject({ id: z.string() })).parse(JSON.parse(machines.out));
    for (const id of ids) {
      expect(listed.map((entry) => entry.id)).toContain(id);
      expect(people.out).toContain(id);
    }
  });
});

describe('what is wrong with a command line', () => {
  test.each<[string[], RegExp]>([
    [[], /Expected a command; found none/],
    [['lst'], /Did you mean list\?/],
    [['list', '--suit', 'twins'], /Did you mean --suite\?/],
    [['list', '--suite', 'twin'], /Did you mean twins\?/],
    [['list', 'agent'], /Did you mean agents\?/],
    [['show'], /missing required argument 'task'/],
    [['show', 'twins/crat'], /Did you mean twins\/cart/],
    [['show', 'twins/cart', '--condition', 'contol'], /Did you mean control\?/],
    [['verify', 'twin'], /Did you mean twins/],
    [['run', '--suite', 'twins'], /found no agents/],
    [['run', '--suite', 'twins', '--agent', 'reader:don', '--dry-run'], /Did you mean reader:dom/],
    [['run', '--suite', 'twins', '--agent', 'nothing', '--task', 'twins/cort', '--dry-run'], /twins\/cart/],
    [
      ['run', '--suite', 'twins', '--agent', 'nothing', '--conditions', 'a33', '--dry-run'],
      /Did you mean a3/,
    ],
    [['run', '--suite', 'twins', '--agent', 'nothing', '--repeat', '0'], /whole number from 1/],
    [['run', '--preset', 'twins-pilt'], /Did you mean twins-pilot\?/],
    [['run', 'nowhere.json'], /Expected a plan file/],
    [['resume', 'none'], /known run/],
    [['report', 'latest'], /known run/],
    [['report', 'latest', '--format', 'htm'], /Did you mean html/],
    [['rescore', 'none'], /known run/],
  ])('siren %j', async (args, message) => {
    const { code, out, err } = await inFolder(...args);
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('help and version are no errors', async () => {
    expect(await inFolder('--version')).toMatchObject({ code: 0, out: '0.1.0\n', err: '' });
    for (const args of [['--help'], ['run', '--help'], ['help', 'run']]) {
      const { code, out, err } = await inFolder(...args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('Usage: siren');
    }
  });
});

describe('siren run --dry-run', () => {
  test('spells a plan out and leaves nothing behind', async () => {
    writeFileSync(
      join(folder, 'plan.ts'),
      "type Names = string[];\nconst conditions: Names = ['control', 'a3'];\nexport default { suites: ['twins'], conditions, agents: ['nothing'], repeat: 3 };\n",
    );
    writeFileSync(
      join(folder, 'plan.json'),
      '{"suites":["twins"],"conditions":["control","a3"],"agents":["nothing"],"repeat":3}',
    );
    const dry = ['--dry-run', '--json', '--store', 'never'];
    const [module, json] = await Promise.all([
      inFolder('run', 'plan.ts', ...dry),
      inFolder('run', 'plan.json', ...dry),
    ]);
    expect(module).toMatchObject({ code: 0, err: '' });
    const shape = z.object({
      planHash: z.string().length(64),
      episodes: z.int(),
      estimateMs: z.int(),
      cells: z.array(z.unknown()),
    });
    const told = shape.parse(JSON.parse(module.out));
    expect(told.episodes).toBe(30);
    expect(told.cells).toHaveLength(10);
    expect(shape.parse(JSON.parse(json.out))).toEqual(told);
    expect((await inFolder('runs', '--store', 'never', '--json')).out).toBe('[]\n');
  });
});
