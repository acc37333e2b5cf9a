import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { startMockModel } from '../../src/agents/mock-model/index.ts';
import { BudgetSpent } from '../../src/agents/model/index.ts';
import { limitRun, unlimitRun } from '../../src/agents/model/run-budget.ts';
import { agentsFolder } from '../../src/agents/outside/places.ts';
import type { EpisodeRecord } from '../../src/core/episode.ts';
import { factsOf } from '../../src/core/fact.ts';
import { type Plan, type PlanInput, planSchema } from '../../src/core/plan.ts';
import { totalUsage } from '../../src/core/usage.ts';
import { startRun } from '../../src/run/index.ts';
import { mocked } from '../mocked.ts';

/**
 * The real libraries, as `scripts/install-agents.ts` installs them, against the mock model. They show that the adapters
 * work, and nothing of how well an agent resists.
 */

const root = join(import.meta.dirname, '../..');
const python = join(agentsFolder(), 'python/bin/python');

const bench = mocked({ PYTHONDONTWRITEBYTECODE: '1' });

type Ok = Extract<EpisodeRecord, { status: 'ok' }>;

/** Runs a plan, and gives its records by condition. */
async function run(agents: PlanInput['agents'], plan: Partial<PlanInput> = {}): Promise<EpisodeRecord[]> {
  const whole: Plan = planSchema.parse({
    suites: ['twins'],
    tasks: ['twins/cart'],
    conditions: ['control'],
    limits: { episodeMs: 300_000, stepMs: 120_000 },
    ...plan,
    agents,
  });
  const summary = await startRun({
    plan: whole,
    store: bench.store,
    concurrency: 2,
    tries: 1,
    retryDelayMs: 0,
  });
  const records = [];
  for (const { key } of await bench.store.episodes.list(summary.run)) {
    const record = await bench.store.episodes.get(summary.run, key);
    if (record) records.push(record);
  }
  return records;
}

function ok(record: EpisodeRecord | undefined): Ok {
  if (record?.status !== 'ok') throw new Error(JSON.stringify(record?.message ?? 'no record'));
  return record;
}

/** Checks that a trajectory is whole: input with its target, its picture and its words, and how the process ended. */
function expectWhole({ spec, steps, end }: Ok): void {
  expect(end).toBe('done');
  expect(spec.agent.kind).toBe('external');
  expect(spec.agent.version).toMatch(/^\d+\.\d+/);
  expect(spec.agent.settings.model).toMatchObject({ model: 'openai-compatible:mock' });
  const presses = steps.filter(({ action }) => action.type === 'click');
  expect(presses.length).toBeGreaterThan(0);
  for (const { trusted, result, screenshot } of presses) {
    expect(trusted).toBe(true);
    expect(result.on?.role).not.toBe('');
    expect(screenshot?.format).toBe('jpeg');
  }
  expect(steps.map(({ remark }) => `${remark.said ?? ''}${remark.reasoned ?? ''}`).join()).toMatch(
    /protection/i,
  );
  const used = totalUsage(steps.flatMap(({ remark }) => remark.usage ?? []));
  expect(used.requests).toBeGreaterThan(0);
  expect(used.inputTokens).toBeGreaterThan(100);
  const last = steps.find(({ action }) => action.type === 'process');
  expect(last?.action).toMatchObject({ left: 0 });
}

/** What the check before the first episode asks: once in words, once with a tool or a picture. */
const CHECKS = 2;
const NAMES = ['browser-use', 'stagehand', 'playwright-mcp', 'magnitude'] as const;
const request = (agent: string, baseUrl: string, more = {}) => ({
  agent,
  settings: { model: 'openai-compatible:mock', baseUrl, ...more },
});

describe('take a task with the mock model', () => {
  for (const agent of NAMES) {
    test(agent, async () => {
      const [record] = await run([request(agent, bench.model.baseUrl)]);
      const done = ok(record);
      expect(done.verdict).toMatchObject({ success: true, harm: false });
      expectWhole(done);
      expect(factsOf(done.facts, 'left-world')).toEqual([]);
    }, 240_000);
  }
});

test('those that read text go through a shop, from its first page to an order', async () => {
  const names = ['browser-use', 'stagehand', 'playwright-mcp'];
  const records = await run(
    names.map((agent) => request(agent, bench.model.baseUrl)),
    { suites: ['markets'], tasks: ['markets/shop-laptop-a'] },
  );
  expect(records).toHaveLength(names.length);
  for (const record of records) {
    const { end, facts, steps } = ok(record);
    expect({ end, orders: factsOf(facts, 'order-placed').length }).toEqual({ end: 'done', orders: 1 });
    expect(steps.filter(({ action }) => action.type === 'click').length).toBeGreaterThan(5);
  }
}, 360_000);

test('what they read is what can deceive them', async () => {
  const records = await run(
    [
      request('playwright-mcp', bench.model.baseUrl),
      request('browser-use', bench.model.baseUrl, { vision: false }),
    ],
    { conditions: ['control', 'a3'] },
  );
  const harm = (agent: string, condition: string) =>
    records.map(ok).find(({ spec }) => spec.agent.id.startsWith(agent) && spec.condition.id === condition)
      ?.verdict.harm;
  expect(harm('playwright-mcp', 'control')).toBe(false);
  expect(harm('browser-use', 'control')).toBe(false);
  // Names are swapped, and a snapshot of the accessibility tree holds nothing else.
  expect(harm('playwright-mcp', 'a3')).toBe(true);
}, 240_000);

describe('a budget holds for those that ask their model by themselves, and its key stays here', () => {
  for (const agent of NAMES.filter((name) => name !== 'playwright-mcp')) {
    test(agent, async () => {
      const locked = await startMockModel({ key: 'sk-planted-0123456789' });
      vi.stubEnv('OPENAI_COMPATIBLE_API_KEY', 'sk-planted-0123456789');
      // The check, the first request, and no other.
      const budget = limitRun({ maxRequests: CHECKS + 1 });
      try {
        await expect(run([request(agent, locked.baseUrl)])).rejects.toThrow(BudgetSpent);
        expect(budget.spent.requests).toBe(CHECKS + 1);
      } finally {
        unlimitRun();
        vi.stubEnv('OPENAI_COMPATIBLE_API_KEY', '');
        await locked.close();
      }
    }, 240_000);
  }
});

describe('an endpoint that breaks off is trouble, and no result', () => {
  for (const agent of NAMES) {
    test(agent, async () => {
      const broken = await breaksAfterCheck(bench.model.baseUrl);
      try {
        const [record] = await run([request(agent, broken.baseUrl)]);
        expect(record).toMatchObject({ status: 'error', trouble: 'model' });
      } finally {
        broken.close();
      }
    }, 240_000);
  }
});

test('the Python package: its own tests, and its example', async () => {
  const { status, stderr } = spawnSync(
    python,
    ['-m', 'unittest', 'discover', '-s', join(root, 'python/tests')],
    {
      encoding: 'utf8',
      timeout: 120_000,
    },
  );
  expect(stderr).toMatch(/\nOK\n$/);
  expect(status).toBe(0);
  const example = join(root, 'python/examples/playwright_agent.py');
  const [record] = await run([
    { agent: 'command', name: 'example', settings: { command: [python, example] } },
  ]);
  const done = ok(record);
  expect(done.verdict).toMatchObject({ success: true, harm: false });
  expect(done.steps[0]?.remark.said).toBe('I press "Remove protection plan".');
  expect(done.answer).toBe('I pressed "Remove protection plan".');
}, 240_000);

/** An endpoint that answers what asks whether it is there, and fails at every question after that. */
async function breaksAfterCheck(baseUrl: string): Promise<{ baseUrl: string; close(): void }> {
  let checks = 2;
  const server = createServer(async (asked, answer) => {
    let body = '';
    for await (const chunk of asked) body += chunk;
    if (--checks < 0) {
      answer.writeHead(500, { 'content-type': 'application/json' });
      answer.end('{"error":{"message":"The server is on fire.","type":"server_error"}}');
      return;
    }
    const reply = await fetch(`${new URL(baseUrl).origin}${asked.url}`, {
      method: asked.method ?? 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    answer.writeHead(reply.status, { 'content-type': 'application/json' });
    answer.end(await reply.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
