import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MockModel, startMockModel } from '../src/agents/mock-model/index.ts';
import { PROMPT_VERSION } from '../src/agents/simple/prompts/system.ts';
import { openStore } from '../src/store/index.ts';
import { siren } from './siren.ts';

let model: MockModel;
let blind: MockModel;
let store: string;
const stores: string[] = [];
beforeAll(async () => {
  model = await startMockModel();
  blind = await startMockModel({ vision: false });
});
afterAll(async () => {
  await model.close();
  await blind.close();
  for (const folder of stores) rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'siren-simple-'));
  stores.push(store);
});

const run = ({ baseUrl }: MockModel, ...flags: string[]) => {
  const task = ['--task', 'twins/cookies', '--conditions', 'a3', '--agent', 'simple'];
  const asked = ['--model', 'openai-compatible:mock', '--base-url', baseUrl];
  return siren(['run', ...task, ...asked, ...flags, '--json', '--store', store]);
};

/** The episodes of a store's newest run, with their steps. */
async function episodes() {
  const open = openStore(store);
  try {
    const [newest] = await open.runs.list();
    if (newest === undefined) return [];
    const heads = await open.episodes.list(newest.id);
    return await Promise.all(heads.map(({ key }) => open.episodes.get(newest.id, key)));
  } finally {
    await open.close();
  }
}

describe('the simple agent, its model played by rules', () => {
  test('works in four modalities and both protocols, each an agent of its own', async () => {
    const { code, out, err } = await run(
      model,
      ...['--modality', 'som,dom,a11y,pixels', '--protocol', 'tools,text'],
    );
    expect(err).not.toContain('error');
    expect(code).toBe(0);
    const { cells } = JSON.parse(out) as { cells: { agent: string; success: number }[] };
    expect(cells).toHaveLength(8);
    // The model believes what it reads: what lies to one modality is true in another.
    for (const { agent, success } of cells) {
      expect([agent, success]).toEqual([agent, agent.startsWith('simple:a11y:') ? 0 : 1]);
    }

    const records = await episodes();
    for (const record of records) {
      if (record?.status !== 'ok') throw new Error('an episode has no verdict');
      expect(record.end).toBe('done');
      const { settings, modality } = record.spec.agent;
      expect(settings).toMatchObject({
        views: 3,
        prompt: { version: PROMPT_VERSION },
        model: { model: 'openai-compatible:mock' },
      });
      for (const { remark, looks, screenshot } of record.steps) {
        expect(remark.said).toBeTruthy();
        expect(remark.usage).toMatchObject({ requests: 1 });
        expect(screenshot?.format).toBe(modality.includes('pixels') ? 'png' : 'jpeg');
        if (settings.modality === 'pixels')
          expect(looks.map(({ channels }) => channels)).toEqual([['pixels']]);
      }
      const [first] = record.steps;
      if (settings.modality === 'pixels' && first?.action.type === 'click') {
        expect(first.action.target).toHaveProperty('x');
      }
    }
  }, 120_000);

  test('a model without vision that is asked for pictures is found before the first episode', async () => {
    const { code, out, err } = await run(blind, '--modality', 'dom,som');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/Expected .*; found .*/);
    expect(await episodes()).toEqual([]);
  });
});
