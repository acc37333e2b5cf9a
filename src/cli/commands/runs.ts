import { Command } from 'commander';
import { openStore, type StoredRun } from '../../store/index.ts';
import { columns } from '../columns.ts';
import type { Context } from '../context.ts';
import { storeFolder, storeOption } from '../store-folder.ts';
import { printJson } from '../terminal.ts';

/** `siren runs`: the runs of a store, newest first. */
export function runsCommand({ terminal }: Context): Command {
  return new Command('runs')
    .description('list the runs of a store, newest first')
    .addOption(storeOption())
    .option('--json', 'print JSON')
    .action(async (options: { readonly store: string; readonly json?: true }) => {
      const folder = storeFolder(options);
      const store = openStore(folder);
      try {
        const runs = (await store.runs.list()).map(shapeOf);
        if (options.json) printJson(terminal, runs);
        else if (runs.length === 0) terminal.note(`No runs in ${folder} yet. Start one with \`siren run\`.`);
        else {
          const rows = runs.map((run) => [
            run.run,
            run.name,
            run.status,
            run.started.slice(0, 16).replace('T', ' '),
            `${run.ok}/${run.planned}`,
            String(run.errors),
            run.agents.join(', '),
          ]);
          terminal.print(
            columns([['RUN', 'PLAN', 'STATUS', 'STARTED (UTC)', 'DONE', 'ERRORS', 'AGENTS'], ...rows]),
          );
        }
      } finally {
        await store.close();
      }
    });
}

function shapeOf({ id, status, manifest }: StoredRun) {
  return {
    run: id,
    name: manifest.plan.name,
    status,
    started: manifest.started,
    finished: manifest.finished ?? null,
    planned: manifest.planned,
    ok: manifest.counts.ok,
    errors: manifest.counts.errors,
    agents: manifest.agents.map((agent) => agent.id),
    planHash: manifest.planHash,
  };
}
