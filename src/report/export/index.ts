import { mkdir } from 'node:fs/promises';
import { messageOf, UsageError } from '../../core/errors.ts';
import { exportInspect, type InspectOptions } from './inspect/write.ts';
import type { ExportSource } from './source.ts';
import { exportCsv, exportJsonl } from './tables.ts';

export { LOG_FORMATS, type LogFormat } from './inspect/write.ts';
export { type ExportSource, storedRun } from './source.ts';

/** What a run can be exported to. */
export const EXPORTS = ['csv', 'jsonl', 'inspect'] as const;
export type ExportKind = (typeof EXPORTS)[number];

/** What an export wrote. */
export interface Exported {
  /** Paths of the files. */
  readonly files: readonly string[];
  /** Screenshots that the store no longer has. */
  readonly missing: number;
}

/**
 * Writes a run into a folder, which is made when it does not exist. Files of the same names are replaced, each when its
 * successor is whole.
 *
 * @throws UsageError for a run without episodes, and a folder that can't be written.
 */
export async function exportRun(
  source: ExportSource,
  kind: ExportKind,
  folder: string,
  inspect: InspectOptions = { formats: ['eval', 'json'], screenshots: true },
): Promise<Exported> {
  if (source.heads.length === 0) {
    throw new UsageError({
      expected: 'a run with episodes',
      found: `none in ${source.manifest.run}`,
      hint: `Finish it with \`siren resume ${source.manifest.run}\`.`,
    });
  }
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw new UsageError(
      {
        expected: `a folder that can be made at ${folder}`,
        found: messageOf(cause),
        hint: 'Give another with --out.',
      },
      { cause },
    );
  }
  switch (kind) {
    case 'csv':
      return { files: await exportCsv(source, folder), missing: 0 };
    case 'jsonl':
      return { files: await exportJsonl(source, folder), missing: 0 };
    case 'inspect':
      return exportInspect(source, folder, inspect);
  }
}
