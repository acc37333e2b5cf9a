import { AgentFailure, type AgentSession, type OwnBrowser } from '../../core/agent.ts';
import { InfrastructureError, messageOf } from '../../core/errors.ts';
import type { Json } from '../../core/json.ts';
import type { BudgetSpent, Meter, Provider } from '../model/index.ts';
import { type Child, type ChildEnd, startChild } from './child.ts';
import { FOLDER_MOST, type JobFolder, makeFolder } from './folder.ts';
import { CONTRACT, type Job, type Result } from './job.ts';
import { modelForJob, type OutsideModel } from './outside-model.ts';
import { remarksIn, resultIn } from './written.ts';

export interface JobOptions {
  readonly command: readonly string[];
  /** Where it runs; the job's own folder for temporary files unless given. */
  readonly cwd?: string;
  /** Beside the environment of this process. */
  readonly env?: NodeJS.ProcessEnv;
  readonly settings: Readonly<Record<string, Json>>;
  /** The model that it asks by itself, where Siren knows of one. */
  readonly model?: OutsideModel;
  /** Providers that it asks at their own address, whatever it is told. */
  readonly direct?: readonly Provider[];
  readonly user?: { readonly uid: number; readonly gid: number };
  /** What it may put into its folder, bytes; 512 MB unless given. */
  readonly folderMost?: number;
}

/**
 * Lets a command take a task by the contract (docs/agents.md), and resolves with its answer.
 *
 * @throws AgentFailure for what is a fault of the agent's own, and so a result
 * @throws BudgetSpent when the run's budget does not allow a request that it made to its model
 * @throws InfrastructureError: `agent-start` when it could not begin, `model` for trouble that it reports
 */
export async function takeJob(session: AgentSession, options: JobOptions): Promise<string> {
  if (options.model === undefined) return takeWith(session, options);
  const { told, env, meter } = await modelForJob(options.model, options.direct);
  const settings = { ...told, ...options.settings };
  try {
    return await takeWith(session, { ...options, settings, env: { ...options.env, ...env } }, meter);
  } finally {
    await meter?.close();
  }
}

async function takeWith(session: AgentSession, options: JobOptions, meter?: Meter): Promise<string> {
  const { browser, signal } = session;
  if (!browser) throw new AgentFailure('An outside agent needs a browser of its own.');
  const most = options.folderMost ?? FOLDER_MOST;
  const folder = await makeFolder(jobOf(session, browser, options.settings), options.user, most);
  try {
    const child = await begin(folder, options);
    const overfull = folder.overfull.then(() => 'overfull' as const);
    let spent: BudgetSpent | undefined;
    const unpaid = meter?.spent.then((error) => {
      spent = error;
      return 'unpaid' as const;
    });
    const stopped = new Promise<'stopped'>((resolve) => {
      signal.addEventListener('abort', () => resolve('stopped'), { once: true });
      if (signal.aborted) resolve('stopped');
    });
    const ended = child.ended.then(() => 'ended' as const);
    const how = await Promise.race([ended, overfull, stopped, ...(unpaid ? [unpaid] : [])]);
    const end = await child.stop();
    const result = await resultIn(folder);
    for (const { remark, at } of await remarksIn(folder)) {
      // What was metered is known; what it says of that itself would count it twice.
      const { usage: _, ...words } = remark;
      browser.remark(meter ? words : remark, at);
    }
    for (const { usage, at } of meter?.used ?? []) browser.remark({ usage }, at);
    const account = result && !(result instanceof Error) ? result.account : undefined;
    await browser.ended({ ...end, ...(account !== undefined && { account }) }, child.log);
    if (how === 'overfull') throw new AgentFailure(`It put more than ${most} bytes into its folder.`);
    if (how === 'stopped') throw new AgentFailure('It was stopped.');
    if (spent) throw spent;
    return answerOf(result, end, child, browser);
  } finally {
    await folder.remove();
  }
}

function jobOf(session: AgentSession, browser: OwnBrowser, settings: JobOptions['settings']): Job {
  return {
    version: CONTRACT,
    instruction: session.instruction,
    start: browser.start,
    cdp: { endpoint: browser.endpoint },
    viewport: { ...browser.viewport },
    limits: { ...session.limits },
    seed: session.seed,
    settings: { ...settings } as Job['settings'],
  };
}

async function begin(folder: JobFolder, options: JobOptions): Promise<Child> {
  const { command, user } = options;
  try {
    return await startChild({
      command,
      cwd: options.cwd ?? folder.temporary,
      env: {
        ...process.env,
        ...options.env,
        SIREN_JOB: folder.job,
        SIREN_RESULT: folder.result,
        SIREN_REMARKS: folder.remarks,
        TMPDIR: folder.temporary,
      },
      mark: `SIREN_JOB=${folder.job}`,
      ...(user && { user }),
    });
  } catch (cause) {
    throw new InfrastructureError(
      'agent-start',
      {
        expected: `${command[0]} to start`,
        found: messageOf(cause),
        hint: 'Run the command by hand, from the folder where Siren was started.',
      },
      { cause },
    );
  }
}

/** What the end of an agent's process means. */
function answerOf(
  result: Result | Error | undefined,
  end: ChildEnd,
  { log }: Child,
  { connections }: OwnBrowser,
): string {
  if (result instanceof Error) throw new AgentFailure(`Its result file is no result: ${result.message}`);
  const how = end.signal ? `was ended by ${end.signal}` : `ended with code ${end.exit}`;
  const last = log.lastLine ? `; it said last: ${log.lastLine}` : '';
  if (result?.status === 'trouble') throw troubleOf(result, connections);
  if (result?.status === 'failed') throw new AgentFailure(result.message || `It ${how}${last}`);
  if (!result && end.exit !== 0) {
    if (connections > 0) throw new AgentFailure(`It ${how}${last}`);
    throw new InfrastructureError('agent-start', {
      expected: 'the agent to connect to its browser',
      found: `that it ${how} before${last}`,
      hint: 'Run the command by hand; its whole log is with the episode.',
    });
  }
  if (connections === 0) {
    throw new AgentFailure(`It never connected to its browser. ${result?.answer ?? ''}`.trim());
  }
  return result?.answer ?? '';
}

function troubleOf({ message }: Result, connections: number): InfrastructureError {
  const found = message.slice(0, 1000) || 'trouble that it did not name';
  const hint = "This comes from the agent's own result file.";
  return new InfrastructureError(connections > 0 ? 'model' : 'agent-start', {
    expected: 'the agent to have what it needs',
    found,
    hint,
  });
}
