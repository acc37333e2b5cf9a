import { resolve } from 'node:path';
import { Command } from 'commander';
import { unknownName } from '../../core/nearest.ts';
import type { Context } from '../context.ts';
import { type StoreFlags, storeOption, withStore } from '../store-folder.ts';
import { writeUserFile } from '../write-file.ts';

interface ReportFlags extends StoreFlags {
  readonly format: string;
  readonly out?: string;
}

/** `siren report`: a run's report. */
export function reportCommand({ terminal }: Context): Command {
  return new Command('report')
    .description("print or write a run's report")
    .argument('<run>', 'a run, the beginning of its id, or "latest"')
    .option('--format <format>', 'table, html, json, csv or md', 'table')
    .option('--out <file>', 'write it to a file')
    .addOption(storeOption())
    .action(async (name: string, flags: ReportFlags) => {
      const { FORMATS, renderReport } = await import('../../report/index.ts');
      const { findRun } = await import('../../run/index.ts');
      const format = FORMATS.find((known) => known === flags.format);
      if (!format) throw unknownName('format', flags.format, FORMATS, 'siren report --help');
      const out = flags.out === undefined ? undefined : resolve(flags.out);
      await withStore(flags, async (store) => {
        const { id } = await findRun(store, name);
        if (format === 'html') {
          const { writeHtmlReport } = await import('../html-report.ts');
          terminal.print(await writeHtmlReport(terminal, store, id, out));
        } else if (out === undefined) {
          const { printReport } = await import('../print-report.ts');
          await printReport(terminal, store, id, format);
        } else {
          const { reportInput } = await import('../report-input.ts');
          await writeUserFile(out, await renderReport(await reportInput(store, id), format));
          terminal.print(out);
        }
      });
    });
}
