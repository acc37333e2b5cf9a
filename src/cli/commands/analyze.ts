import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { messageOf, UsageError } from '../../core/errors.ts';
import {
  ADJUSTMENTS,
  ANALYSIS_FORMATS,
  type AnalysisFormat,
  CODINGS,
  ESTIMATORS,
  LISTED,
  PAPERS,
  type Paper,
  TERMS,
  TESTS,
} from '../../report/analyze/choices.ts';
import type { AnalysisData, ModelRequest } from '../../report/analyze/index.ts';
import type { Context } from '../context.ts';
import { wholeNumber } from '../numbers.ts';
import { type StoreFlags, storeOption, withStore } from '../store-folder.ts';
import { writeUserFile } from '../write-file.ts';

interface AnalyzeFlags extends StoreFlags {
  readonly as?: Paper;
  readonly model?: ModelRequest['estimator'];
  readonly factors?: string;
  readonly outcome?: string;
  readonly tests?: ModelRequest['tests'];
  readonly type: '2' | '3';
  readonly coding: ModelRequest['coding'];
  readonly terms: ModelRequest['terms'];
  readonly adjust: ModelRequest['adjust'];
  readonly contrasts: ModelRequest['contrasts'];
  readonly bootstrap?: number;
  readonly seed: number;
  readonly format: AnalysisFormat;
  readonly json?: true;
  readonly out?: string;
}

/** `siren analyze`: models and papers' tables of runs or of a CSV file. */
export function analyzeCommand({ terminal }: Context): Command {
  return new Command('analyze')
    .description('compare operators and mechanisms by a model, or print the tables of a paper')
    .argument('[inputs...]', 'runs (ids, beginnings of ids, "latest"), or one CSV file')
    .addOption(new Option('--as <paper>', "print a paper's own tables and figures").choices(PAPERS))
    .addOption(new Option('--model <model>', 'fit a logistic regression').choices(ESTIMATORS))
    .option('--factors <names>', 'factors of the model, with commas between them: operator,mechanism')
    .option('--outcome <name>', 'the result that is modelled; of a file of cells, its column')
    .addOption(
      new Option('--tests <kind>', 'omnibus tests (default: "penalised", with ml "lr")').choices(TESTS),
    )
    .addOption(new Option('--type <type>', 'type of the omnibus tests').choices(['2', '3']).default('3'))
    .addOption(new Option('--coding <coding>', 'coding of the factors').choices(CODINGS).default('sum'))
    .addOption(
      new Option('--terms <terms>', 'interactions, too, or main effects alone').choices(TERMS).default('all'),
    )
    .addOption(
      new Option('--adjust <method>', 'adjustment of contrasts').choices(ADJUSTMENTS).default('holm'),
    )
    .addOption(new Option('--contrasts <which>', 'contrasts to list').choices(LISTED).default('significant'))
    .option(
      '--bootstrap <n>',
      'simulate the p-values of omnibus tests',
      wholeNumber('--bootstrap', 1, 100_000),
    )
    .option('--seed <n>', 'seed of every simulation', wholeNumber('--seed', 0, 2 ** 32 - 1), 1)
    .addOption(new Option('--format <format>', 'what to print').choices(ANALYSIS_FORMATS).default('table'))
    .option('--json', 'print JSON')
    .option('--out <file>', 'write it to a file')
    .addOption(storeOption())
    .action(async (inputs: string[], flags: AnalyzeFlags) => {
      const { analyzeAs, analyzeModel, renderAnalysis } = await import('../../report/analyze/index.ts');
      const { as, model, contrasts, seed } = flags;
      if ((as === undefined) === (model === undefined)) throw oneOfBoth(as !== undefined);
      if (as === 'consistency' && inputs.length > 0) throw needsNone(inputs);
      const data = inputs.length === 0 ? undefined : await dataOf(inputs, flags);
      const bootstrap =
        flags.bootstrap === undefined ? {} : { bootstrap: { replicates: flags.bootstrap, seed } };
      const result =
        as === undefined
          ? analyzeModel(given(data), { ...modelOf(flags), ...bootstrap })
          : analyzeAs(as, data, { contrasts, seed, ...bootstrap });
      const format = flags.json ? 'json' : flags.format;
      if (flags.out === undefined) {
        terminal.print(renderAnalysis(result, format, { color: terminal.color }));
        return;
      }
      const out = resolve(flags.out);
      await writeUserFile(out, renderAnalysis(result, format));
      terminal.print(out);
    });
}

function modelOf({ model, factors, outcome, type, ...flags }: AnalyzeFlags): ModelRequest {
  const { tests, coding, terms, adjust, contrasts } = flags;
  return {
    estimator: model ?? 'firth',
    factors: (factors ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    ...(outcome === undefined ? {} : { outcome }),
    type: type === '2' ? 2 : 3,
    tests: tests ?? (model === 'ml' ? 'lr' : 'penalised'),
    coding,
    terms,
    adjust,
    contrasts,
  };
}

/** Reads the runs, or the one file. */
async function dataOf(inputs: readonly string[], flags: AnalyzeFlags): Promise<AnalysisData> {
  const { dataOfCsv, episodesOfRuns } = await import('../../report/analyze/index.ts');
  const { SUITES } = await import('../../suites/index.ts');
  const [first = ''] = inputs;
  const files = inputs.filter((input) => input.toLowerCase().endsWith('.csv'));
  if (files.length > 0) {
    if (inputs.length > 1) {
      throw new UsageError({
        expected: 'runs, or one CSV file',
        found: `${inputs.length} inputs with a file among them (${files[0]})`,
        hint: 'Put the lines into one file, or give runs only.',
      });
    }
    const { outcome } = flags;
    return dataOfCsv(await readUserFile(first), basename(first), {
      suites: SUITES,
      ...(outcome === undefined ? {} : { outcome }),
    });
  }
  const { findRun } = await import('../../run/index.ts');
  return withStore(flags, async (store) => {
    const runs = [];
    for (const input of inputs) {
      const { id, manifest } = await findRun(store, input);
      runs.push({
        id,
        planned: manifest.planned,
        agents: manifest.agents.map((agent) => agent.id),
        episodes: await store.episodes.list(id),
      });
    }
    return episodesOfRuns(runs, SUITES);
  });
}

async function readUserFile(path: string): Promise<string> {
  try {
    return await readFile(resolve(path), 'utf8');
  } catch (cause) {
    throw new UsageError(
      { expected: 'a CSV file that can be read', found: messageOf(cause), hint: 'Check the path.' },
      { cause },
    );
  }
}

function given(data: AnalysisData | undefined): AnalysisData {
  if (data !== undefined) return data;
  throw new UsageError({
    expected: 'a run or a CSV file',
    found: 'none',
    hint: 'Write `siren analyze latest --model firth --factors operator,mechanism`.',
  });
}

function oneOfBoth(both: boolean): UsageError {
  return new UsageError({
    expected: 'either --as or --model',
    found: both ? 'both' : 'neither',
    hint: 'As in `siren analyze latest --as twins`, or `siren analyze latest --model firth --factors operator,mechanism`.',
  });
}

function needsNone(inputs: readonly string[]): UsageError {
  return new UsageError({
    expected: 'no input for --as consistency, which checks published figures',
    found: inputs.join(', '),
    hint: 'Write `siren analyze --as consistency`.',
  });
}
