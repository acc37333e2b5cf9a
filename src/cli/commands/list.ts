import { Command } from 'commander';
import { AGENTS } from '../../agents/index.ts';
import { CHANNELS } from '../../core/agent.ts';
import { unknownName } from '../../core/nearest.ts';
import type { Suite } from '../../core/suite.ts';
import type { Task } from '../../core/task.ts';
import { SUITES, suiteNamed } from '../../suites/index.ts';
import { columns } from '../columns.ts';
import type { Context } from '../context.ts';
import { printJson } from '../terminal.ts';

const KINDS = ['tasks', 'agents', 'suites', 'mechanisms'] as const;

interface ListOptions {
  readonly suite?: string;
  readonly json?: true;
}

/** `siren list`: what there is to run. */
export function listCommand({ terminal }: Context): Command {
  return new Command('list')
    .description('list tasks, agents, suites or mechanisms')
    .argument('[kind]', KINDS.join(' | '), 'tasks')
    .option('--suite <suite>', 'only those of one suite')
    .option('--json', 'print JSON')
    .action((kind: string, options: ListOptions) => {
      const suites = options.suite === undefined ? SUITES : [suiteNamed(options.suite)];
      const { json, table } = listing(kind, suites);
      if (options.json) printJson(terminal, json());
      else terminal.print(columns(table()));
    });
}

interface Listing {
  readonly json: () => unknown;
  readonly table: () => string[][];
}

function listing(kind: string, suites: readonly Suite[]): Listing {
  switch (kind) {
    case 'tasks': {
      const tasks = suites.flatMap((suite) => suite.tasks);
      return { json: () => tasks.map(taskShape), table: () => taskTable(tasks) };
    }
    case 'agents':
      return {
        json: () => AGENTS.map(({ id, title, summary }) => ({ id, title, summary })),
        table: () => [['AGENT', 'WHAT IT DOES'], ...AGENTS.map(({ id, summary }) => [id, summary])],
      };
    case 'suites':
      return { json: () => suites.map(suiteShape), table: () => suiteTable(suites) };
    case 'mechanisms':
      return {
        json: () =>
          suites.flatMap((suite) => suite.mechanisms.map((mechanism) => ({ suite: suite.id, ...mechanism }))),
        table: () => mechanismTable(suites),
      };
    default:
      throw unknownName('kind of list', kind, KINDS, 'siren list --help');
  }
}

function taskShape({ id, suite, site, instruction, variants = [], conditions, tags }: Task): unknown {
  return {
    id,
    suite,
    site,
    instruction,
    ...(variants.length > 0
      ? { variants: variants.map((variant) => ({ id: variant.id, instruction: variant.instruction })) }
      : {}),
    conditions: conditions.map((condition) => ({ id: condition.id, mechanisms: condition.mechanisms })),
    tags,
  };
}

function taskTable(tasks: readonly Task[]): string[][] {
  const varied = tasks.some(({ variants = [] }) => variants.length > 0);
  return [
    ['TASK', 'SITE', 'CONDITIONS', ...(varied ? ['VARIANTS'] : []), 'INSTRUCTION'],
    ...tasks.map(({ id, site, conditions, variants = [], instruction }) => [
      id,
      site,
      String(conditions.length),
      ...(varied ? [variants.map((variant) => variant.id).join(', ')] : []),
      instruction,
    ]),
  ];
}

function suiteShape({ id, title, paper, tasks, mechanisms, absent }: Suite): unknown {
  return {
    id,
    title,
    paper,
    tasks: tasks.map((task) => task.id),
    mechanisms: mechanisms.map((mechanism) => mechanism.id),
    absent,
  };
}

function suiteTable(suites: readonly Suite[]): string[][] {
  return [
    ['SUITE', 'TASKS', 'MECHANISMS', 'CELLS', 'TITLE'],
    ...suites.map(({ id, tasks, mechanisms, title }) => [
      id,
      String(tasks.length),
      String(mechanisms.length),
      String(tasks.reduce((cells, task) => cells + task.conditions.length, 0)),
      title,
    ]),
  ];
}

function mechanismTable(suites: readonly Suite[]): string[][] {
  return [
    ['MECHANISM', 'SUITE', 'LIES THROUGH', 'A PERSON SEES IT', 'TITLE'],
    ...suites.flatMap((suite) =>
      suite.mechanisms.map(({ id, channels, humanImmune, title }) => [
        id,
        suite.id,
        channels.length === CHANNELS.length ? 'all of them' : channels.join(', '),
        humanImmune.claim ? 'no' : 'yes',
        title,
      ]),
    ),
  ];
}
