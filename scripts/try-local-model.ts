/**
 * Runs the simple agent with a real small model on this machine's CPU, on a few twins tasks, and prints what it measured.
 * The model and its server (llama.cpp's, which is compiled) are installed into `node_modules/.cache/local-model`. The
 * figures are this model's in these episodes, and nothing more. Not part of `npm test`.
 *
 * Usage: try-local-model.ts [smollm2|gemma3]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EpisodeRecord } from '../src/core/episode.ts';
import { planSchema } from '../src/core/plan.ts';
import { startRun } from '../src/run/index.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { aptInstall, once, pythonEnvironment, run } from './install.ts';
import { findModel, type LocalModel, startLocalModel } from './local-model.ts';
import { rowOf, tableOf } from './local-model-figures.ts';

/** llama.cpp is compiled, on a machine that may be slow. */
const COMPILE_MS = 60 * 60_000;
const CELLS = { tasks: ['twins/c*'], conditions: ['control', 'a3'] };
/** What ends an episode shall be the model, and not a machine that is busy with something else. */
const LIMITS = { steps: 6, stepMs: 300_000, episodeMs: 900_000 };
/** The newest view alone: these models have little room, and less memory. */
const ASKED = { modality: 'dom', views: 1, temperature: 0, maxTokens: 160, timeoutMs: 300_000 };

const root = join(import.meta.dirname, '..');
const requirements = join(import.meta.dirname, 'local-model-requirements.txt');
const folder = join(root, 'node_modules/.cache/local-model');

async function install(into: string): Promise<void> {
  const python = pythonEnvironment('local model', into);
  if (spawnSync('cmake', ['--version']).status !== 0) aptInstall('local model', ['cmake', 'g++', 'make']);
  const flags = ['--disable-pip-version-check', '--no-deps'];
  await run(python, ['-m', 'pip', 'install', ...flags, '-r', requirements], into, {}, COMPILE_MS);
}

async function recordsOf(store: Store, model: LocalModel, protocol: string, baseUrl: string) {
  const settings = { ...ASKED, protocol, model: `openai-compatible:${model.id}`, baseUrl };
  const plan = planSchema.parse({
    suites: ['twins'],
    ...CELLS,
    limits: LIMITS,
    agents: [{ agent: 'simple', settings }],
  });
  const summary = await startRun({
    plan,
    store,
    concurrency: 1,
    onEvent(event) {
      if (event.type !== 'finished') return;
      const { spec, status } = event.record;
      console.error(
        `${protocol}: ${spec.task} ${spec.condition.id}: ${status === 'ok' ? event.record.end : event.record.message}`,
      );
    },
  });
  const records: EpisodeRecord[] = [];
  for (const { key } of await store.episodes.list(summary.run)) {
    const record = await store.episodes.get(summary.run, key);
    if (record) records.push(record);
  }
  return records;
}

const model = findModel(process.argv[2]);
await once('local model', folder, readFileSync(requirements, 'utf8'), install);
const home = mkdtempSync(join(tmpdir(), 'siren-local-model-'));
const store = openStore(home);
try {
  const rows = [];
  for (const protocol of ['tools', 'text'] as const) {
    const server = await startLocalModel(join(folder, 'bin/python'), model, protocol);
    try {
      rows.push(rowOf(protocol, await recordsOf(store, model, protocol, server.baseUrl)));
    } finally {
      await server.stop();
    }
  }
  console.log(`${model.title}, on this machine's CPU by llama-cpp-python; the simple agent, modality dom.`);
  console.log(tableOf(rows));
  console.log('These are the figures of this model in these episodes, and say nothing of any other.');
} finally {
  await store.close();
  rmSync(home, { recursive: true, force: true });
}
