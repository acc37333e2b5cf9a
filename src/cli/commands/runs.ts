import { Command } from 'commander';
import type { StoredRun } from '../../store/index.ts';
import { columns } from '../columns.ts';
import type { Context } from '../context.ts';
import { type StoreFlags, storeFolder, storeOption, withStore } from '../store-folder.ts';
import { printJson } from '../terminal.ts';

interface RunsFlags extends StoreFlags {
  readonly json?: true;
}

/** `siren runs`: the runs of a store, newest first. */
export function runsCommand({ terminal }: Context): Command {
  return new Command('runs')
    .description('list the runs of a store, newest first')
    .addOption(storeOption())
    .option('--json', 'print JSON')
    .action((flags: RunsFlags) =>
      withStore(flags, async (store) => {
        const runs = (await store.runs.list()).map(shapeOf);
        if (flags.json) printJson(terminal, runs);
        else if (runs.length > 0) terminal.print(columns(tableOf(runs)));
        else terminal.note(`No runs in ${storeFolder(flags)} yet. Start one with \`siren run\`.`);
      }),
    );
}

function tableOf(runs: readonly ReturnType<typeof shapeOf>[]): string[][] {
  return [
    ['RUN', 'PLAN', 'STATUS', 'STARTED (UTC)', 'DONE', 'ERRORS', 'AGENTS'],
    ...runs.map((run) => [
      run.run,
      run.name,
      run.status,
      run.started.slice(0, 16).replace('T', ' '),
      `${run.ok}/${run.planned}`,
      String(run.errors),
      run.agents.join(', '),
    ]),
  ];
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
