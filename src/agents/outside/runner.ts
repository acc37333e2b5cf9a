import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Remark } from '../../core/agent.ts';
import { messageOf } from '../../core/errors.ts';
import { type Job, jobSchema, type Result } from './job.ts';

/** Something around an agent failed, such as its model's endpoint: no result. */
export class RunnerTrouble extends Error {}

/** An agent gives up by a fault of its own. */
export class RunnerFailure extends Error {}

/** What an agent in a process of its own gets. */
export interface Running {
  readonly job: Job;
  /** Keeps what it said before its next act. */
  remark(remark: Remark): void;
  /** What is kept of it with the episode. */
  readonly account: Record<string, unknown>;
}

/** Takes the job of this process by the contract of docs/agents.md, and ends the process. */
export async function takeAsRunner(agent: (running: Running) => Promise<string>): Promise<never> {
  const { SIREN_JOB = '', SIREN_RESULT = '', SIREN_REMARKS = '' } = process.env;
  const job = jobSchema.parse(JSON.parse(readFileSync(SIREN_JOB, 'utf8')));
  const account: Record<string, unknown> = { node: process.version };
  const finish = (result: Partial<Result>): never => {
    writeFileSync(`${SIREN_RESULT}.draft`, JSON.stringify({ ...result, account }));
    renameSync(`${SIREN_RESULT}.draft`, SIREN_RESULT);
    process.exit(0);
  };
  const remark = (said: Remark): void =>
    appendFileSync(SIREN_REMARKS, `${JSON.stringify({ at: Date.now(), ...said })}\n`);
  try {
    return finish({ status: 'done', answer: await agent({ job, remark, account }) });
  } catch (error) {
    console.error(error);
    if (error instanceof RunnerTrouble) return finish({ status: 'trouble', message: error.message });
    return finish({ status: 'failed', message: messageOf(error) });
  }
}

/** Loads a library from the folder in which it is installed. */
export async function libraryIn<T>(folder: string, name: string): Promise<T> {
  const path = createRequire(`${folder}/`).resolve(name);
  return (await import(pathToFileURL(path).href)) as T;
}

/** The key of a job's model, from the environment; `none` for an endpoint that needs none. */
export function keyFor(variables: readonly string[]): string {
  for (const name of variables) if (process.env[name]) return process.env[name];
  return 'none';
}
