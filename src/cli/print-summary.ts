import type { RunSummary } from '../run/index.ts';
import type { Store } from '../store/index.ts';
import { printJson, type Terminal } from './terminal.ts';

/** Prints what came of a run: the summary as JSON, or the report's table and how to go on. */
export async function printSummary(
  terminal: Terminal,
  store: Store,
  summary: RunSummary,
  { json }: { readonly json?: true },
): Promise<void> {
  if (json) {
    printJson(terminal, summary);
    return;
  }
  if (summary.episodes > 0) {
    const { printReport } = await import('./print-report.ts');
    await printReport(terminal, store, summary.run, 'table');
  }
  terminal.note(`\`siren report ${summary.run} --format html\` makes a page of it.`);
}
