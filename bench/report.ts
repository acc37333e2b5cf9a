import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { FORMATS } from '../src/report/index.ts';
import { makeRun, RUN } from './report-run.ts';

const EPISODES = 5000;
const CHILD = new URL('./report-child.ts', import.meta.url).pathname;
const run = promisify(execFile);

/**
 * Measures `siren report` in each format on a run of 5,000 episodes of eight steps, as a process of its own, start-up
 * included: time, peak memory, size; and the ratio of its time to that of only reading the same rows with node:sqlite
 * and parsing them.
 */
export async function reportBench(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'siren-bench-'));
  try {
    const episodes = await makeRun(folder, EPISODES);
    const base = reading(folder);
    print(`report: ${episodes} episodes; reading and parsing their rows alone ${base.toFixed(0)} ms`);
    for (const format of FORMATS) {
      const out = join(folder, `report.${format}`);
      const begin = performance.now();
      const { stderr } = await run(process.execPath, [
        '--disable-warning=ExperimentalWarning',
        CHILD,
        ...['report', RUN, '--store', folder, '--format', format, '--out', out],
      ]);
      const ms = performance.now() - begin;
      const [, peak = '?'] = /peak (\d+)/.exec(stderr) ?? [];
      const { size } = await stat(out);
      print(
        `  ${format.padEnd(6)}${(ms / 1000).toFixed(2).padStart(6)} s ${(ms / base).toFixed(1).padStart(6)} x ${peak.padStart(5)} MB peak ${(size / 1e6).toFixed(2).padStart(7)} MB file`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds to read all rows of the run and parse their JSON. */
function reading(folder: string): number {
  const db = new DatabaseSync(join(folder, 'siren.db'), { readOnly: true });
  try {
    const begin = performance.now();
    let parsed = 0;
    for (const [table, column] of [
      ['steps', 'body'],
      ['facts', 'data'],
    ] as const) {
      for (const row of db.prepare(`select ${column} as json from ${table}`).iterate()) {
        JSON.parse(String(row.json));
        parsed += 1;
      }
    }
    if (parsed === 0) throw new Error('The bench made a run without rows.');
    return performance.now() - begin;
  } finally {
    db.close();
  }
}
