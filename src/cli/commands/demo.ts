import { Command } from 'commander';
import type { Context } from '../context.ts';
import { parsePlan } from '../plan.ts';
import { printSummary } from '../print-summary.ts';
import { type StoreFlags, withStore } from '../store-folder.ts';
import { type WorkFlags, workOnRun } from '../work.ts';
import { withWorkFlags } from './run.ts';

/** Three readers, each of which goes by one channel alone: what machines are told, what they are recommended, what people see. */
const READERS = ['reader:dom', 'reader:structured', 'reader:pixels'];

interface DemoFlags extends WorkFlags, StoreFlags {
  readonly json?: true;
}

/** `siren demo`: the experiment that `npm start` runs. */
export function demoCommand(context: Context): Command {
  const { terminal } = context;
  return withWorkFlags(
    new Command('demo').description('run the twins with three scripted readers, and write the report'),
  ).action(async (flags: DemoFlags) => {
    terminal.note(
      `Each page is served twice: as it is, and with one thing in it that lies to machines and not to people.\nThree scripted readers take the same tasks on both: ${READERS.join(', ')}.\n`,
    );
    const plan = parsePlan({ name: 'demo', suites: ['twins'], agents: READERS }, 'the demo');
    const { startRun } = await import('../../run/index.ts');
    await withStore(flags, async (store) => {
      const summary = await workOnRun(context, store, flags, (options) => startRun({ ...options, plan }));
      await printSummary(terminal, store, summary, flags);
      if (flags.json || summary.status !== 'done') return;
      const { writeHtmlReport } = await import('../html-report.ts');
      const file = await writeHtmlReport(terminal, store, summary.run);
      terminal.print(
        [
          '',
          `The report, with charts and with both twins side by side: ${file}`,
          '',
          'Try next:',
          "  npm run siren -- show twins/cart --condition a3   look at a page: what lies in it can't be seen",
          '  npm run siren -- list agents                      others who can take the tasks',
          '  npm run siren -- verify twins                     the proof that the instrument works',
        ].join('\n'),
      );
    });
  });
}
