import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CHANNELS } from '../../core/agent.ts';
import { UsageError } from '../../core/errors.ts';
import { hashOf, sha256 } from '../../core/hash.ts';
import type { Configurable } from '../configurable.ts';
import { findProgram } from './find-program.ts';
import { findScript } from './find-script.ts';
import { takeJob } from './take-job.ts';

const SCRIPT_MOST = 10 * 1024 * 1024;

const commandSettings = z.strictObject({
  /** The program and its arguments, as after `--`. */
  command: z
    .array(z.string().min(1))
    .min(1)
    .describe('Give it after two hyphens, as in `--agent command -- python my_agent.py` (docs/agents.md).'),
  /** The channels of a page that it goes by; all unless given. */
  reads: z
    .array(z.enum(CHANNELS))
    .min(1)
    .default([...CHANNELS]),
  /** Whether the same observations always lead it to the same acts. */
  deterministic: z.boolean().default(false),
  /** A user of this machine to run it as, by name; only root can. */
  user: z.string().min(1).exactOptional(),
  /** Goes into the job file as it is. */
  settings: z.record(z.string(), z.json()).default({}),
});
type CommandSettings = z.output<typeof commandSettings>;

/** `command`: an agent of one's own, in any language, by the contract of docs/agents.md. */
export const command: Configurable<CommandSettings> = {
  id: 'command',
  title: 'A program of your own',
  summary:
    'Runs a program that takes the task by the contract of docs/agents.md: `--agent command -- python agent.py`.',
  settings: commandSettings,
  inId: ['command'],
  async create(settings, id) {
    await findProgram(settings.command[0] ?? '');
    await findScript(settings.command);
    const user = settings.user === undefined ? undefined : await userNamed(settings.user);
    const { reads, deterministic, ...rest } = settings;
    return {
      card: {
        id,
        title: `Program: ${settings.command.join(' ')}`,
        version: await versionOf(settings.command),
        kind: 'external',
        modality: reads,
        deterministic,
        settings: rest,
      },
      run: (session) =>
        takeJob(session, {
          command: settings.command,
          cwd: process.cwd(),
          settings: settings.settings,
          ...(user && { user }),
        }),
    };
  },
};

/** A hash of the files that the command names, so that an agent that was changed is another one. */
async function versionOf(words: readonly string[]): Promise<string> {
  const hashes = await Promise.all(
    words.map(async (word) => {
      const found = await stat(word).catch(() => undefined);
      return found?.isFile() && found.size <= SCRIPT_MOST ? sha256(await readFile(word)) : '';
    }),
  );
  return hashOf(hashes).slice(0, 12);
}

/**
 * Whom a name means.
 *
 * @throws UsageError when there is nobody of that name, and when this process can't start others as somebody else
 */
async function userNamed(name: string): Promise<{ uid: number; gid: number }> {
  if (process.getuid?.() !== 0) {
    throw new UsageError({
      expected: 'to be root, so as to run an agent as another user',
      found: `user ${process.getuid?.() ?? 'unknown'}`,
      hint: 'Leave the setting `user` out, or begin the command with `sudo -u NAME`.',
    });
  }
  const id = async (flag: string): Promise<number> =>
    Number((await promisify(execFile)('id', [flag, name])).stdout.trim());
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    throw new UsageError({
      expected: 'a user of this machine',
      found: `"${name}"`,
      hint: '`getent passwd` lists them.',
    });
  }
}
