import { type Format, renderReport } from '../report/index.ts';
import type { Store } from '../store/index.ts';
import { tableInput } from './report-input.ts';
import type { Terminal } from './terminal.ts';

/** Prints a run's report in one of the formats that are read as text. */
export async function printReport(
  terminal: Terminal,
  store: Store,
  run: string,
  format: Exclude<Format, 'html'>,
): Promise<void> {
  terminal.print(await renderReport(await tableInput(store, run), format, { color: terminal.color }));
}
