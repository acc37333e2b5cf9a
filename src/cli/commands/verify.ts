import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Verification, VerifyEvent } from '../../run/verify/index.ts';
import type { Dump } from '../../suites/gates/index.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit.ts';
import { onInterrupt } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';
import { type Progress, showProgress } from '../progress.ts';
import { type StoreFlags, storeFolder, storeOption } from '../store-folder.ts';
import { printJson, type Terminal } from '../terminal.ts';

interface VerifyFlags extends StoreFlags {
  readonly concurrency?: number;
  readonly json?: true;
}

/** `siren verify`: the proofs and gates of suites and tasks. */
export function verifyCommand({ terminal, finish }: Context): Command {
  return new Command('verify')
    .description('prove tasks and hold their pages to the gates')
    .argument('[names...]', 'suites and tasks; all when left out')
    .option('--concurrency <n>', 'checks at once', wholeNumber('--concurrency', 1, 64))
    .addOption(storeOption())
    .option('--json', 'print JSON')
    .action(async (names: string[], flags: VerifyFlags) => {
      const { verify } = await import('../../run/verify/index.ts');
      const { defaultEnvironment } = await import('../../run/index.ts');
      const { SUITES, checksOf, gatesOf } = await import('../../suites/index.ts');
      const environment = await defaultEnvironment();
      // Without a browser every check would fail, each for the same reason.
      await environment.browser.version();
      const interrupt = onInterrupt(() => terminal.note('Stopping.'));
      const teller = tellEvents(terminal);
      const folder = join(storeFolder(flags), 'verify');
      try {
        const verification = await verify({
          suites: SUITES,
          gatesOf,
          checksOf,
          filter: names,
          environment,
          onEvent: teller.onEvent,
          keepDump: (dump, screenshot) => keepDump(folder, dump, screenshot),
          signal: interrupt.signal,
          ...(flags.concurrency === undefined ? {} : { concurrency: flags.concurrency }),
        });
        teller.close();
        if (flags.json) printJson(terminal, verification);
        else terminal.print(sayVerification(verification));
        terminal.note(`What each page told machines, with its picture, is in ${folder}.`);
        if (verification.failed.length > 0) finish(EXIT.failed);
      } catch (error) {
        if (!interrupt.signal.aborted) throw error;
        terminal.note('Stopped before the end: nothing is verified.');
        finish(EXIT.interrupted);
      } finally {
        teller.close();
        interrupt.dispose();
        await environment.browser.close();
      }
    });
}

function sayVerification({ checked, failed, told }: Verification): string {
  const known = told.map(({ task, condition, says }) => `${task} ${condition} · ${says}`);
  const lines = failed.map(({ task, condition, check, why }) => `${task} ${condition} · ${check}: ${why}`);
  const end = failed.length === 0 ? 'none failed' : `${failed.length} failed`;
  return [...known, ...lines, `${checked} checks, ${end}.`].join('\n');
}

/** Keeps what a page told machines as `<folder>/<task>/<condition>.json`, beside its picture. */
async function keepDump(folder: string, dump: Dump, screenshot: Uint8Array): Promise<void> {
  const place = join(folder, ...dump.task.split('/'));
  await mkdir(place, { recursive: true });
  await writeFile(join(place, `${dump.condition}.json`), `${JSON.stringify(dump, null, 2)}\n`);
  await writeFile(join(place, `${dump.condition}.png`), screenshot);
}

function tellEvents(terminal: Terminal): { onEvent: (event: VerifyEvent) => void; close: () => void } {
  let progress: Progress | undefined;
  let last = '';
  return {
    onEvent(event) {
      switch (event.type) {
        case 'planned':
          terminal.note(`Verifying ${event.tasks} tasks in ${event.cells} cells.`);
          progress = showProgress(terminal, { planned: event.jobs, before: 0, trouble: 'failure' });
          break;
        case 'checked':
          last = `${event.task} ${event.condition}`;
          if (!event.ok) {
            progress?.trouble();
            terminal.note(`Failed: ${last} · ${event.check}`);
          }
          break;
        case 'job-done':
          progress?.ended(last);
          break;
        case 'retried':
          terminal.note(`Checking ${event.task} ${event.condition} again. ${event.message}`);
          break;
      }
    },
    close: () => progress?.close(),
  };
}
