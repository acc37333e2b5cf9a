import { join } from 'node:path';
import { messageOf } from '../core/errors.ts';
import { type Portrait, renderReport } from '../report/index.ts';
import { defaultEnvironment } from '../run/index.ts';
import type { Manifest, Store } from '../store/index.ts';
import { portraitsOf } from './portraits.ts';
import { reportInput } from './report-input.ts';
import type { Terminal } from './terminal.ts';
import { writeUserFile } from './write-file.ts';

/**
 * Writes a run's report as one self-contained page, with how each page looked to people and to machines.
 *
 * @param run the run's id
 * @param out where to; in the run's folder unless given
 * @returns the file's path
 */
export async function writeHtmlReport(
  terminal: Terminal,
  store: Store,
  run: string,
  out: string = join(store.runs.folder(run), 'report.html'),
): Promise<string> {
  const input = await reportInput(store, run, (manifest) => portraits(terminal, store, manifest));
  await writeUserFile(out, await renderReport(input, 'html'));
  return out;
}

/** A report without pictures is still a report. */
async function portraits(terminal: Terminal, store: Store, manifest: Manifest): Promise<readonly Portrait[]> {
  terminal.status('Rendering each page for the report …');
  const environment = await defaultEnvironment();
  try {
    const taken = await portraitsOf(store, manifest, environment);
    const left = manifest.content.length - taken.length;
    if (left > 0) terminal.note(`${left} pages are not in the report: they have changed since the run.`);
    return taken;
  } catch (error) {
    terminal.note(`The report has no pictures of the pages. ${messageOf(error)}`);
    return [];
  } finally {
    terminal.status('');
    await environment.browser.close();
  }
}
