import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MockModelOptions, startMockModel } from '../src/agents/mock-model/index.ts';
import { siren, startSiren } from './siren.ts';

/** Several command lines one after another, on a machine that may be busy, ms. */
const LONG = 240_000;

const KEY = 'sk-planted-0123456789abcdef';

let store: string;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'siren-models-'));
});
afterEach(() => {
  rmSync(store, { recursive: true, force: true });
});

/** Runs the simple agent on a twins task against a mock model. */
async function run(options: MockModelOptions, flags: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const model = await startMockModel(options);
  try {
    const what = [
      '--task',
      'twins/cart',
      '--conditions',
      'control,a2',
      '--agent',
      'simple',
      '--modality',
      'dom',
    ];
    const asked = ['--model', 'openai-compatible:mock', '--base-url', model.baseUrl];
    return await siren(['run', ...what, ...asked, ...flags, '--json', '--store', store], { env });
  } finally {
    await model.close();
  }
}

/** The files of the store that hold a text, in whatever bytes. */
function filesWith(text: string): string[] {
  return readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text));
}

describe('models behind agents', () => {
  test(
    'a key is in no file, no line and no error of a run, and reaches the endpoint',
    async () => {
      const env = { OPENAI_COMPATIBLE_API_KEY: KEY, SIREN_DEBUG: '1' };
      const right = await run({ key: KEY }, [], env);
      expect(right.code).toBe(0);
      expect(filesWith('openai-compatible:mock')).not.toEqual([]);
      expect(filesWith('planted')).toEqual([]);
      const wrong = await run({ key: 'another-key' }, [], env);
      expect([wrong.code, wrong.out]).toEqual([2, '']);
      expect(wrong.err).toContain('OPENAI_COMPATIBLE_API_KEY');
      for (const { out, err } of [right, wrong]) expect(out + err).not.toContain('planted');
      expect(filesWith('planted')).toEqual([]);
    },
    LONG,
  );

  test(
    'a run with faults on the way comes to the same verdicts',
    async () => {
      const faults = { faults: ['429', '500', 'cut', 'malformed'], every: 2 } as const;
      const { code, out } = await run({ faults, retryAfter: 0 }, []);
      expect(code).toBe(0);
      const { errors, cells } = JSON.parse(out) as { errors: number; cells: { success: number }[] };
      expect([errors, cells.map(({ success }) => success)]).toEqual([0, [1, 1]]);
    },
    LONG,
  );

  test(
    'a run stops at its budget, says so, and goes on with a higher one that counts what was used',
    async () => {
      const model = await startMockModel();
      const where = ['--json', '--store', store, '--concurrency', '1'];
      try {
        const what = [
          '--task',
          'twins/cart',
          '--agent',
          'simple',
          '--modality',
          'dom',
          '--conditions',
          'control,a2',
        ];
        const asked = ['--model', 'openai-compatible:mock', '--base-url', model.baseUrl];
        // Two for the check, two for the first episode.
        const first = await siren(['run', ...what, ...asked, '--max-requests', '5', ...where]);
        expect([first.code, first.out]).toEqual([5, '']);
        expect(first.err).toMatch(/at most 5 requests.*--max-requests/s);
        const again = await siren(['resume', 'latest', '--max-requests', '4', ...where]);
        expect(again.code).toBe(5);
        const rest = await siren(['resume', 'latest', '--max-requests', '50', ...where]);
        expect(rest.code).toBe(0);
        expect(JSON.parse(rest.out)).toMatchObject({ status: 'done', episodes: 2, errors: 0 });
      } finally {
        await model.close();
      }
    },
    LONG,
  );

  test(
    'a budget in money needs prices',
    async () => {
      const { code, err } = await run({}, ['--max-cost', '1']);
      expect(code).toBe(2);
      expect(err).toContain('--price-in');
    },
    LONG,
  );
});

test(
  'Ctrl-C ends at once what waits for an endpoint that never answers: nothing was begun',
  async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const silent = createServer(() => resolve()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const model = ['--model', 'openai-compatible:m', '--base-url', `http://127.0.0.1:${port}/v1`];
    const what = [
      'run',
      '--task',
      'twins/cart',
      '--conditions',
      'control',
      '--agent',
      'simple',
      '--store',
      store,
    ];
    const running = startSiren([...what, ...model]);
    await asked;
    running.child.kill('SIGINT');
    const { code, err } = await running.ended;
    expect([code, err]).toEqual([130, expect.stringContaining('Stopped before the first episode.')]);
    silent.closeAllConnections();
    silent.close();
  },
  LONG,
);

test(
  'siren mock-model prints its base URL, answers, tells what it answered, and ends at Ctrl-C',
  async () => {
    const running = startSiren(['mock-model', '--fault', '500', '--every', '2']);
    const said = await running.said(/Ctrl-C/);
    const [baseUrl = ''] = /http:\/\/127\.0\.0\.1:\d+\/v1/.exec(said) ?? [];
    const ask = () =>
      fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        body: JSON.stringify({ model: 'mock', messages: [{ role: 'user', content: '[1] button "Save"' }] }),
      });
    const statuses = [(await ask()).status, (await ask()).status];
    await running.said(/^2 +500/m);
    running.child.kill('SIGINT');
    const { code, out } = await running.ended;
    expect([code, out, statuses]).toEqual([0, `${baseUrl}\n`, [200, 500]]);

    const wrong = await siren(['mock-model', '--fault', '501']);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('500');
  },
  LONG,
);
