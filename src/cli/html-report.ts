import { join } from 'node:path';
import { messageOf } from '../core/errors.ts';
import {
  type Portrait,
  renderReport,
  type ScreenshotChoice,
  type ScreenshotSource,
} from '../report/index.ts';
import { defaultEnvironment } from '../run/index.ts';
import type { Manifest, Store } from '../store/index.ts';
import { portraitsOf } from './portraits.ts';
import { pageInput } from './report-input.ts';
import type { Terminal } from './terminal.ts';
import { writeUserFile } from './write-file.ts';

/**
 * Writes a run's report as one self-contained page, with how each page looked to people and to machines.
 *
 * @param run the run's id
 * @param options.out where to; in the run's folder unless given
 * @param options.screenshots which episodes' screenshots are in it, as far as there is room: all unless given
 * @returns the file's path
 */
export async function writeHtmlReport(
  terminal: Terminal,
  store: Store,
  run: string,
  options: { readonly out?: string; readonly screenshots?: ScreenshotChoice } = {},
): Promise<string> {
  const { out = join(store.runs.folder(run), 'report.html'), screenshots = 'all' } = options;
  const input = await pageInput(store, run, (manifest) => portraits(terminal, store, manifest));
  const page = await renderReport({ ...input, screenshots: sourceOf(store, screenshots) }, 'html');
  await writeUserFile(out, page);
  return out;
}

/** A screenshot that is lost or damaged is none: the report says how many are. */
function sourceOf(store: Store, choice: ScreenshotChoice): ScreenshotSource {
  return {
    choice,
    read: async (hash, format) => {
      try {
        return await store.artifacts.get(hash, format === 'jpeg' ? 'jpg' : format);
      } catch {
        return undefined;
      }
    },
  };
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
