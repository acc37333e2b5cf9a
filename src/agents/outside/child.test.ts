import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Child, startChild } from './child.ts';

const start = (script: string, mark = `SIREN_JOB=${randomUUID()}`): Promise<Child> =>
  startChild({
    command: [process.execPath, '-e', script],
    cwd: tmpdir(),
    env: { ...process.env, SIREN_JOB: mark.split('=')[1] },
    mark,
  });

const printed = async ({ log }: Child, pattern: RegExp): Promise<string> => {
  for (;;) {
    const text = Buffer.from(log.kept).toString();
    if (pattern.test(text)) return text;
    await delay(20);
  }
};

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('tells how a process ended by itself, and what it printed', async () => {
  const child = await start('console.log("out"); console.error("err"); process.exit(7)');
  expect(await child.ended).toEqual({ exit: 7, signal: null, left: 0 });
  expect(Buffer.from(child.log.kept).toString().split('\n').sort()).toEqual(['', 'err', 'out']);
  expect(await child.stop()).toEqual({ exit: 7, signal: null, left: 0 });
});

test('asks a process to end, and makes one that does not', async () => {
  const polite = await start('setInterval(() => {}, 1000); console.log("up")');
  await printed(polite, /up/);
  expect(await polite.stop()).toMatchObject({ signal: 'SIGTERM', stopped: 'SIGTERM' });
  const stubborn = await start(
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up")',
  );
  await printed(stubborn, /up/);
  expect(await stubborn.stop()).toMatchObject({ signal: 'SIGKILL', stopped: 'SIGKILL' });
});

test.runIf(process.platform === 'linux')(
  'leaves none of its processes, in whatever group or session they are',
  async () => {
    const child = await start(`
    const { spawn } = require('node:child_process');
    const pids = [false, true].map((detached) => spawn('sleep', ['1000'], { detached, stdio: 'inherit' }).pid);
    console.log('pids', ...pids);
    process.exit(0);`);
    const text = await printed(child, /pids \d+ \d+/);
    const pids = [...text.matchAll(/\d+/g)].map(([pid]) => Number(pid));
    expect((await child.ended).left).toBeGreaterThan(0);
    // What was killed is there until somebody has taken note of its end.
    await expect.poll(() => pids.filter(alive), { timeout: 10_000 }).toEqual([]);
  },
);

test('says what is wrong with a command that can not be started', async () => {
  await expect(
    startChild({ command: ['/nowhere/agent'], cwd: tmpdir(), env: {}, mark: 'SIREN_JOB=x' }),
  ).rejects.toThrow(/ENOENT/);
});
