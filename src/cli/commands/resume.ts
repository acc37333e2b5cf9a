import { Command } from 'commander';
import type { Context } from '../context.ts';
import { offerPage, printSummary } from '../print-summary.ts';
import { type StoreFlags, withStore } from '../store-folder.ts';
import { type WorkFlags, workOnRun } from '../work.ts';
import { withWorkFlags } from './run.ts';

interface ResumeFlags extends WorkFlags, StoreFlags {
  readonly json?: true;
}

/** `siren resume`: goes on with a run that was stopped or killed. */
export function resumeCommand(context: Context): Command {
  return withWorkFlags(
    new Command('resume')
      .description('go on with a run that was stopped or killed')
      .argument('<run>', 'a run, the beginning of its id, or "latest"'),
  ).action(async (run: string, flags: ResumeFlags) => {
    const { resumeRun } = await import('../../run/index.ts');
    return withStore(flags, async (store) => {
      const summary = await workOnRun(
        context,
        store,
        flags,
        (options) => resumeRun({ ...options, run }),
        run,
      );
      await printSummary(context.terminal, store, summary, flags);
      offerPage(context.terminal, summary);
    });
  });
}
