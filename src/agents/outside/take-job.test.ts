import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AgentFailure, type AgentSession, type OwnBrowser } from '../../core/agent.ts';
import { type JobOptions, takeJob } from './take-job.ts';

interface Kept {
  readonly ends: Parameters<OwnBrowser['ended']>[0][];
  readonly remarks: Parameters<OwnBrowser['remark']>[];
}

/** Lets a script take a job with a browser that is none. */
async function take(script: string, options: Partial<JobOptions> = {}) {
  const kept: Kept = { ends: [], remarks: [] };
  const browser: OwnBrowser = {
    endpoint: 'http://127.0.0.1:9',
    start: 'https://www.example.com/',
    viewport: { width: 1280, height: 720 },
    connections: 1,
    remark: (...remark) => kept.remarks.push(remark),
    ended: async (end) => {
      kept.ends.push(end);
    },
  };
  const session = {
    instruction: 'Do it.',
    limits: { steps: 3, episodeMs: 60_000, stepMs: 60_000 },
    seed: 1,
    signal: new AbortController().signal,
    browser,
  } as unknown as AgentSession;
  const job = takeJob(session, { command: [process.execPath, '-e', script], settings: {}, ...options });
  return { ...kept, came: await job.catch((error: unknown) => error) };
}

const FILLS = `
  const { writeFileSync } = require('node:fs');
  const { env } = process;
  writeFileSync(env.SIREN_RESULT, JSON.stringify({ status: 'done', account: env.TMPDIR }));
  writeFileSync(env.TMPDIR + '/a', Buffer.alloc(3e6, 1));
  setInterval(() => {}, 1000);
`;

test('one that fills its folder is stopped, and the folder is deleted', async () => {
  const { came, ends } = await take(FILLS, { folderMost: 2e6 });
  expect(came).toBeInstanceOf(AgentFailure);
  expect((came as Error).message).toBe('It put more than 2000000 bytes into its folder.');
  expect(ends).toMatchObject([{ stopped: 'SIGTERM', account: expect.stringContaining('job-') }]);
  expect(existsSync(String(ends[0]?.account))).toBe(false);
});

test('one that keeps within it is left alone', async () => {
  const { came, ends } = await take(
    FILLS.replace('setInterval(() => {}, 1000)', 'setTimeout(() => {}, 1500)'),
    { folderMost: 4e6 },
  );
  expect(came).toBe('');
  expect(ends[0]).toMatchObject({ exit: 0 });
  expect(ends[0]).not.toHaveProperty('stopped');
});
