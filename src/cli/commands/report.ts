import { resolve } from 'node:path';
import { Command } from 'commander';
import { unknownName } from '../../core/nearest.ts';
import type { Context } from '../context.ts';
import { type StoreFlags, storeOption, withStore } from '../store-folder.ts';
import { writeUserFile } from '../write-file.ts';

interface ReportFlags extends StoreFlags {
  readonly format: string;
  readonly out?: string;
  readonly screenshots: string;
}

/** `siren report`: a run's report. */
export function reportCommand({ terminal }: Context): Command {
  return new Command('report')
    .description("print or write a run's report")
    .argument('<run>', 'a run, the beginning of its id, or "latest"')
    .option('--format <format>', 'table, html, json, csv or md', 'table')
    .option('--out <file>', 'write it to a file')
    .option(
      '--screenshots <which>',
      'all, failures (harmed and failed episodes) or none: what html shows, as far as there is room',
      'all',
    )
    .addOption(storeOption())
    .action(async (name: string, flags: ReportFlags) => {
      const { FORMATS, renderReport, SCREENSHOT_CHOICES } = await import('../../report/index.ts');
      const { findRun } = await import('../../run/index.ts');
      const format = FORMATS.find((known) => known === flags.format);
      if (!format) throw unknownName('format', flags.format, FORMATS, 'siren report --help');
      const screenshots = SCREENSHOT_CHOICES.find((known) => known === flags.screenshots);
      if (!screenshots) {
        throw unknownName(
          'choice of screenshots',
          flags.screenshots,
          SCREENSHOT_CHOICES,
          'siren report --help',
        );
      }
      const out = flags.out === undefined ? undefined : resolve(flags.out);
      await withStore(flags, async (store) => {
        const { id } = await findRun(store, name);
        if (format === 'html') {
          const { writeHtmlReport } = await import('../html-report.ts');
          const options = { screenshots, ...(out === undefined ? {} : { out }) };
          terminal.print(await writeHtmlReport(terminal, store, id, options));
        } else if (out === undefined) {
          const { printReport } = await import('../print-report.ts');
          await printReport(terminal, store, id, format);
        } else {
          const { tableInput } = await import('../report-input.ts');
          await writeUserFile(out, await renderReport(await tableInput(store, id), format));
          terminal.print(out);
        }
      });
    });
}
