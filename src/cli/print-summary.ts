import type { RunSummary } from '../run/index.ts';
import type { Store } from '../store/index.ts';
import { printJson, type Terminal } from './terminal.ts';
import { closingNotes } from './work.ts';

/** Prints what came of a run: the summary as JSON, or the report's table; and how to go on. */
export async function printSummary(
  terminal: Terminal,
  store: Store,
  summary: RunSummary,
  { json }: { readonly json?: true },
): Promise<void> {
  if (json) printJson(terminal, summary);
  else if (summary.status === 'done' && summary.episodes > 0) {
    const { printReport } = await import('./print-report.ts');
    await printReport(terminal, store, summary.run, 'table');
  }
  for (const line of closingNotes(summary)) terminal.note(line);
}

/** Says how to get a page of a run that is done. */
export function offerPage(terminal: Terminal, { run, status }: RunSummary): void {
  if (status === 'done') terminal.note(`\`siren report ${run} --format html\` makes a page of it.`);
}
