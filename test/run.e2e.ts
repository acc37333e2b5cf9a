import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type EpisodeHead, openStore } from '../src/store/index.ts';
import { siren, startSiren } from './siren.ts';

let store: string;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'siren-run-'));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

const inStore = (...args: string[]) => siren([...args, '--store', store]);

const cellShape = z.object({
  suite: z.literal('twins'),
  agent: z.string(),
  condition: z.string(),
  mechanism: z.string().nullable(),
  n: z.int(),
  success: z.number().min(0).max(1).nullable(),
  harm: z.number().min(0).max(1).nullable(),
  outcomes: z.record(z.string(), z.int()),
  scores: z.record(z.string(), z.number()),
  errors: z.int(),
});
const runShape = z.object({ run: z.string(), episodes: z.int(), errors: z.int(), cells: z.array(cellShape) });

/** The episodes that a store has of its newest run. */
async function saved(): Promise<readonly EpisodeHead[]> {
  const open = await openStore(store);
  try {
    const [run] = await open.runs.list();
    return run ? await open.episodes.list(run.id) : [];
  } finally {
    await open.close();
  }
}

/** Waits until a run has saved some episodes, and at least one is left. */
async function underWay(planned: number): Promise<void> {
  for (;;) {
    const { length } = await saved().catch(() => []);
    if (length >= planned) throw new Error('The run was over before it could be stopped.');
    if (length >= 2) return;
    await delay(50);
  }
}

describe('a run from its beginning to its report', () => {
  test('runs, reports in every format, is judged again, and has nothing left to resume', async () => {
    const flags = [
      '--task',
      'twins/cart',
      '--conditions',
      'control,a3',
      '--agent',
      'reader:dom',
      '--agent',
      'path:faithful',
    ];
    const ran = await inStore('run', ...flags, '--json');
    expect(ran.code, ran.err).toBe(0);
    const result = runShape.parse(JSON.parse(ran.out));
    expect(result).toMatchObject({ episodes: 4, errors: 0 });
    const cell = (agent: string, condition: string) =>
      result.cells.find((candidate) => candidate.agent === agent && candidate.condition === condition);
    for (const condition of ['control', 'a3']) {
      expect(cell('path:faithful', condition)).toMatchObject({ n: 1, success: 1, harm: 0 });
    }
    expect(cell('reader:dom', 'control')).toMatchObject({ success: 1, harm: 0, mechanism: null });
    expect(cell('reader:dom', 'a3')).toMatchObject({
      success: 0,
      harm: 1,
      mechanism: 'a3',
      outcomes: { deceived: 1 },
    });

    const reports = await Promise.all(
      ['table', 'json', 'csv', 'md', 'html'].map((format) => inStore('report', 'latest', '--format', format)),
    );
    for (const { code, err } of reports) expect(code, err).toBe(0);
    const [table, json, csv, md, html] = reports.map(({ out }) => out);
    for (const text of [table, csv, md]) expect(text).toContain('reader:dom');
    expect(JSON.parse(json ?? '')).toMatchObject({ version: 1, run: result.run, episodes: 4 });
    const page = readFileSync(html?.trim() ?? '', 'utf8');
    expect(page).toContain('reader:dom');
    // The pictures are in it (one does for both twins, since no pixel differs), and it needs nothing from anywhere else.
    expect(page).toMatch(/data:image\/[a-z]+;base64/);
    expect(page).not.toMatch(/<(script|img|link)[^>]+(src|href)="(https?:)?\/\//);

    const nowhere = await inStore(
      'report',
      'latest',
      '--format',
      'csv',
      '--out',
      join(store, 'no', 'such', 'folder'),
    );
    expect(nowhere).toMatchObject({ code: 2, out: '' });
    expect(nowhere.err).toMatch(/^siren: Expected a file that can be written .*\n$/);

    const rescored = await inStore('rescore', result.run, '--json');
    expect(JSON.parse(rescored.out)).toEqual({ run: result.run, judged: 4, changed: [] });
    const resumed = await inStore('resume', 'latest', '--json');
    expect(resumed.code).toBe(0);
    expect(runShape.parse(JSON.parse(resumed.out))).toEqual(result);
    const listed = await inStore('runs', '--json');
    expect(JSON.parse(listed.out)).toMatchObject([
      { run: result.run, status: 'done', planned: 4, ok: 4, errors: 0 },
    ]);
  });
});

describe('a run that is stopped', () => {
  const planned = 12;
  const flags = [
    '--task',
    'twins/c*',
    '--conditions',
    'control',
    '--agent',
    'path:faithful',
    '--repeat',
    '6',
  ];
  const begin = () => startSiren(['run', ...flags, '--json', '--store', store]);

  /** Resumes the run, and checks that it has its episodes, each once, and that none was done again. */
  async function resumeWhole(before: readonly EpisodeHead[]): Promise<void> {
    const resumed = await inStore('resume', 'latest', '--json');
    expect(resumed.code, resumed.err).toBe(0);
    expect(runShape.parse(JSON.parse(resumed.out))).toMatchObject({ episodes: planned, errors: 0 });
    const after = await saved();
    expect(after).toHaveLength(planned);
    expect(new Set(after.map(({ key }) => key)).size).toBe(planned);
    // What was done before the stop is still the same, down to how long it took.
    for (const head of before) expect(after.find(({ key }) => key === head.key)).toEqual(head);
  }

  test('by kill -9, is completed by a resume: nothing lost, nothing done twice', async () => {
    const running = begin();
    await underWay(planned);
    running.child.kill('SIGKILL');
    expect(await running.ended).toMatchObject({ signal: 'SIGKILL', out: '' });
    const before = await saved();
    expect(before.length).toBeLessThan(planned);
    expect(JSON.parse((await inStore('runs', '--json')).out)).toMatchObject([{ status: 'interrupted' }]);
    await resumeWhole(before);
  });

  test('by Ctrl-C, ends cleanly and says how to go on', async () => {
    const running = begin();
    await underWay(planned);
    running.child.kill('SIGINT');
    const { code, out, err } = await running.ended;
    expect(code, err).toBe(130);
    const { run, episodes } = runShape.parse(JSON.parse(out));
    const before = await saved();
    expect(before).toHaveLength(episodes);
    expect(err).toContain(`siren resume ${run}`);
    await resumeWhole(before);
  });
});

test('without a browser, a run is refused in one line, and nothing is left behind', async () => {
  const { code, out, err } = await siren(
    ['run', '--task', 'twins/cart', '--agent', 'nothing', '--json', '--store', store],
    { env: { SIREN_BROWSER: join(store, 'no-browser') } },
  );
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^siren: Expected SIREN_BROWSER .*\n$/);
  expect(await saved()).toEqual([]);
});
