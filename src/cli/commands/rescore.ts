import { Command } from 'commander';
import { outcomeOf } from '../../core/verdict.ts';
import type { Rejudged } from '../../run/index.ts';
import { SUITES } from '../../suites/index.ts';
import type { Context } from '../context.ts';
import { type StoreFlags, storeOption, withStore } from '../store-folder.ts';
import { printJson } from '../terminal.ts';

interface RescoreFlags extends StoreFlags {
  readonly json?: true;
}

/** `siren rescore`: judges a run again. */
export function rescoreCommand({ terminal }: Context): Command {
  return new Command('rescore')
    .description('judge a run again, from its stored facts')
    .argument('<run>', 'a run, the beginning of its id, or "latest"')
    .addOption(storeOption())
    .option('--json', 'print JSON')
    .action(async (name: string, flags: RescoreFlags) => {
      const { rescoreRun } = await import('../../run/index.ts');
      await withStore(flags, async (store) => {
        const { run, judged, changed } = await rescoreRun({ store, run: name, suites: SUITES });
        if (flags.json) {
          printJson(terminal, { run, judged, changed: changed.map(shapeOf) });
          return;
        }
        terminal.print(`${run}: ${judged} episodes judged again, ${changed.length} verdicts changed.`);
        for (const { spec, before, after } of changed) {
          terminal.print(
            `${spec.task} ${spec.condition.id} ${spec.agent.id} #${spec.repetition}: ${outcomeOf(before)} -> ${outcomeOf(after)}`,
          );
        }
      });
    });
}

function shapeOf({ key, spec, before, after }: Rejudged) {
  const { task, condition, agent, repetition } = spec;
  return { key, task, condition: condition.id, agent: agent.id, repetition, before, after };
}
