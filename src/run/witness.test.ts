import { beforeEach, expect, test } from 'vitest';
import type { Sighting } from '../browser/index.ts';
import { AgentFailure } from '../core/agent.ts';
import { createLedger } from '../core/ledger.ts';
import { steppedClock } from '../world/index.ts';
import { Over } from './over.ts';
import { aCard } from './testing/tiny-agents.ts';
import { Witness } from './witness.ts';

const clock = steppedClock(1000);
let log: string[];
let over: Over;
let ledger: ReturnType<typeof createLedger>;
let enter: () => void;
beforeEach(() => {
  log = [];
  over = new Over();
  ledger = createLedger(clock);
});

function witness(limits = { steps: 2, episodeMs: 1000, stepMs: 1000 }): Witness {
  const { promise: entered, resolve } = Promise.withResolvers<void>();
  enter = resolve;
  return new Witness({
    over,
    limits,
    card: aCard({ kind: 'external' }),
    clock,
    record: 'full',
    artifacts: {
      put: async (bytes, ext) => {
        log.push(`kept ${bytes.length} bytes of ${ext}`);
        return `hash of ${bytes.length}`;
      },
    },
    facts: () => ledger.facts(),
    onStep: () => log.push('step'),
    start: 'https://www.example.test/',
    viewport: { width: 1, height: 1 },
    browser: {
      endpoint: 'http://127.0.0.1:1',
      connections: 3,
      entered,
      view: { url: 'https://www.example.test/end', title: 'End' },
      goto: async () => {},
      handOver: () => {},
      settle: async () => {},
      cut: () => log.push('cut'),
      close: async () => {},
    },
  });
}

const seen = (action: Sighting['action'], more: Partial<Sighting> = {}): Sighting => ({
  action,
  trusted: true,
  tab: 't',
  url: 'https://www.example.test/',
  title: 'Start',
  ...more,
});
const click = { type: 'click', target: { x: 1, y: 2 } } as const;
const served = (path: string): void =>
  ledger.append('www.example.test', 'page-served', { path, status: 200, type: 'document' });

test('turns what was seen into steps, letters of one field into one, each with its picture and words', async () => {
  const it = witness();
  it.own.remark({ said: 'I type.' }, Date.now() - 1000);
  const field = { joins: 'field 1', picture: new Uint8Array(7) };
  it.onSighting(seen({ type: 'type', text: 'A', target: { x: 1, y: 1 } }, field));
  it.onSighting(seen({ type: 'type', text: 'nn' }, field));
  it.onSighting(seen({ type: 'type', text: 'x' }, { joins: 'field 2' }));
  it.onNavigated('t');
  it.onNavigated('another tab');
  await it.own.ended({ exit: 0, signal: null, left: 0 }, { kept: new Uint8Array(5), bytes: 50 });
  await it.hands.act({ type: 'done', answer: 'All typed.' });
  await it.kept();
  expect(it.steps([])).toMatchObject([
    {
      index: 0,
      action: { type: 'type', text: 'Ann', target: { x: 1, y: 1 } },
      result: { ok: true, navigated: false },
      remark: { said: 'I type.' },
      screenshot: { hash: 'hash of 7', format: 'jpeg' },
      trusted: true,
    },
    { index: 1, action: { type: 'type', text: 'x' }, result: { navigated: true } },
    {
      index: 2,
      url: 'https://www.example.test/end',
      action: { type: 'process', exit: 0, connections: 3, log: { hash: 'hash of 5', bytes: 50, kept: 5 } },
    },
    { index: 3, action: { type: 'done' } },
  ]);
  expect(over.ending).toEqual({ by: 'done', answer: 'All typed.' });
});

test('ends at the act beyond the limit, and what comes of that does not count', async () => {
  const it = witness();
  it.onSighting(seen(click));
  it.onSighting(seen({ type: 'tab', event: 'opened', url: '' }));
  it.onSighting(seen(click, { trusted: false }));
  it.onSighting(seen({ type: 'goto', url: 'https://www.example.test/b' }));
  expect(over.ending).toBeUndefined();
  served('/b');
  it.onSighting(seen(click));
  served('/bought');
  expect(over.ending).toEqual({ by: 'step-limit' });
  expect(it.factsUntil).toBe(1);
  expect(log).toContain('cut');
  it.onSighting(seen(click));
  expect(it.steps([]).map(({ action }) => action.type)).toEqual(['click', 'tab', 'click', 'goto']);
});

test('keeps no more than some of what scripts do', () => {
  const it = witness();
  for (let i = 0; i < 1000; i++) it.onSighting(seen(click, { trusted: false }));
  expect(it.steps([])).toHaveLength(100);
  expect(over.ending).toBeUndefined();
});

test('a browser that dies is trouble, and its hands take nothing but an answer', async () => {
  const it = witness();
  await expect(it.hands.observe({ dom: true })).rejects.toThrow(AgentFailure);
  await expect(it.hands.act(click)).rejects.toThrow(AgentFailure);
  it.onDeath('that it was ended by SIGSEGV');
  expect(over.ending).toMatchObject({ by: 'trouble', error: { trouble: 'browser' } });
});

test('begins when somebody has connected', async () => {
  const it = witness();
  let begun = false;
  void it.begun.then(() => {
    begun = true;
  });
  await Promise.resolve();
  expect(begun).toBe(false);
  enter();
  await it.begun;
});
