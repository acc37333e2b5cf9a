import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { unknownName } from '../../core/nearest.ts';
import type { Context } from '../context.ts';
import { type StoreFlags, storeOption, withStore } from '../store-folder.ts';

interface ExportFlags extends StoreFlags {
  readonly to: string;
  readonly out?: string;
  readonly logFormat: string;
  readonly screenshots: boolean;
}

/** `siren export`: a run as files for other programs. */
export function exportCommand({ terminal }: Context): Command {
  return new Command('export')
    .description('write a run as files for other programs')
    .argument('<run>', 'a run, the beginning of its id, or "latest"')
    .requiredOption('--to <format>', 'csv, jsonl or inspect')
    .option('--out <folder>', "where to; in the run's folder unless given")
    .option('--log-format <format>', 'of Inspect logs: eval, json or both', 'both')
    .option('--no-screenshots', 'leave the screenshots out of Inspect logs')
    .addOption(storeOption())
    .action(async (name: string, flags: ExportFlags) => {
      const { EXPORTS, exportRun, LOG_FORMATS, storedRun } = await import('../../report/export/index.ts');
      const { findRun } = await import('../../run/index.ts');
      const { SUITES } = await import('../../suites/index.ts');
      const kind = EXPORTS.find((known) => known === flags.to);
      if (!kind) throw unknownName('format', flags.to, EXPORTS, 'siren export --help');
      const formats = LOG_FORMATS.filter((format) => ['both', format].includes(flags.logFormat));
      if (formats.length === 0) {
        throw unknownName('log format', flags.logFormat, [...LOG_FORMATS, 'both'], 'siren export --help');
      }
      await withStore(flags, async (store) => {
        const { id, manifest, status } = await findRun(store, name);
        const folder = flags.out === undefined ? join(store.runs.folder(id), kind) : resolve(flags.out);
        const source = await storedRun(store, { ...manifest, status }, SUITES);
        const { screenshots } = flags;
        const { files, missing } = await exportRun(source, kind, folder, { formats, screenshots });
        terminal.print(files.join('\n'));
        if (missing > 0) {
          terminal.note(`${missing} screenshots are not in the logs: the store no longer has them.`);
        }
      });
    });
}
