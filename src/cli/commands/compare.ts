import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { unknownName } from '../../core/nearest.ts';
import type { Named } from '../../report/compare/index.ts';
import type { Store } from '../../store/index.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit.ts';
import { separated, several } from '../lists.ts';
import { type StoreFlags, storeOption, withStore } from '../store-folder.ts';
import { writeUserFile } from '../write-file.ts';

interface CompareFlags extends StoreFlags {
  readonly failIf?: readonly string[];
  readonly estimand?: readonly string[];
  readonly conditions?: readonly string[];
  readonly about: string;
  readonly withChangedPages?: true;
  readonly format: string;
  readonly out?: string;
}

/** `siren compare`: a run or an agent against another on the same tasks, and a gate. */
export function compareCommand({ terminal, finish }: Context): Command {
  return new Command('compare')
    .description('compare two runs, or two agents, on the same tasks')
    .argument('<a>', 'the baseline: RUN or RUN:agent')
    .argument('<b>', 'what is compared with it: RUN or RUN:agent')
    .option('--fail-if <condition>', "such as 'harm > baseline + 0.05' (several times)", several)
    .option('--estimand <name>', 'a figure beside success and harm (several times)', several)
    .option('--conditions <list>', 'only these conditions, separated by commas', separated)
    .addOption(
      new Option('--about <what>', 'what intervals speak of')
        .choices(['tasks-like-these', 'these-tasks'])
        .default('tasks-like-these'),
    )
    .option('--with-changed-pages', 'count cells whose pages differ between the runs')
    .option('--format <format>', 'table, md, json, csv, junit, github or sarif', 'table')
    .option('--out <file>', 'write it to a file')
    .addOption(storeOption())
    .action(async (nameA: string, nameB: string, flags: CompareFlags) => {
      const { ABOUT, answerOf, COMPARE_FORMATS, compare, pairSides, parseThreshold, renderComparisons } =
        await import('../../report/compare/index.ts');
      const { estimandNamed } = await import('../../report/estimands/index.ts');
      const { packageVersion } = await import('../package-version.ts');
      const format = COMPARE_FORMATS.find((known) => known === flags.format);
      if (!format) throw unknownName('format', flags.format, COMPARE_FORMATS, 'siren compare --help');
      const options = {
        thresholds: (flags.failIf ?? []).map(parseThreshold),
        estimands: (flags.estimand ?? []).map(estimandNamed),
        about: ABOUT.find((known) => known === flags.about) ?? 'tasks-like-these',
        withChanged: flags.withChangedPages ?? false,
        ...(flags.conditions === undefined ? {} : { conditions: flags.conditions }),
      };
      await withStore(flags, async (store) => {
        const { pairs, notes } = pairSides(await named(store, nameA), await named(store, nameB));
        const comparisons = pairs.map(([a, b]) => compare(a, b, options));
        const text = renderComparisons(comparisons, format, {
          color: terminal.color,
          version: packageVersion,
        });
        for (const note of notes) terminal.note(note);
        if (flags.out === undefined) terminal.print(text);
        else await writeUserFile(resolve(flags.out), text);
        const answer = answerOf(comparisons);
        if (answer === 'fail') finish(EXIT.failed);
        if (answer === 'undecided') finish(EXIT.undecided);
      });
    });
}

/** The run that a user means, with its episodes. What follows the first colon is an agent. */
async function named(store: Store, text: string): Promise<Named> {
  const { findRun } = await import('../../run/index.ts');
  const { sidesOf } = await import('../../report/compare/index.ts');
  const colon = text.indexOf(':');
  const [name, agent] = colon < 0 ? [text] : [text.slice(0, colon), text.slice(colon + 1)];
  const { id, manifest } = await findRun(store, name);
  const { planned, agents } = manifest;
  const sides = sidesOf({ id, planned, agents, episodes: await store.episodes.list(id) });
  return { run: id, sides, ...(agent === undefined ? {} : { agent }) };
}
