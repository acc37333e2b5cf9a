import type { AgentCard } from '../../../core/agent.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { UNDEFENDED } from '../../defense.ts';
import { SHARE_SCORES } from '../../estimands/index.ts';
import type { SuiteFacts } from '../../input.ts';
import { plural } from '../../words.ts';
import { type CsvLine, type CsvTable, trouble } from './csv-table.ts';
import type { AnalysisEpisode, EpisodeData } from './data.ts';
import { flagIn, numberIn, wordIn } from './fields.ts';
import { levelsOf } from './levels.ts';

/** Columns that a file of episodes must have; `agent` may be called `operator`. */
const NEEDED = ['task', 'condition', 'success', 'harm'];
const KINDS: readonly AgentCard['kind'][] = ['scripted', 'model', 'external', 'human'];
/** What the names of score columns begin with. */
const SCORE = 'score_';
/** Scores that figures are shares of. Others may have a scale of their own. */
const SHARES: ReadonlySet<string> = new Set(SHARE_SCORES);

/** Whether a file has one line an episode. */
export function hasEpisodes(columns: readonly string[]): boolean {
  return NEEDED.every((column) => columns.includes(column)) && operatorColumn(columns) !== undefined;
}

/** What to say of a file that holds neither episodes nor cells. */
export function neededColumns(): string {
  return `the columns agent, ${NEEDED.join(', ')} (one line an episode), or levels with n and a column of results (one line a cell)`;
}

/**
 * Episodes of a CSV file: `agent` (or `operator`), `task`, `condition`, `success`, `harm`; and where they are there
 * `suite`, `site`, `mechanisms`, `category`, `type`, `run`, `repetition`, `variant`, `key`, `status`, `exposed`, `decided`,
 * `deterministic`, `agent_kind`, `defense`, and scores as `score_<name>`. Other columns are left alone, so that an `episodes.csv` of
 * `siren export` is such a file.
 *
 * @throws UsageError that names the line and the column: a value that is missing or can't be read, an episode twice.
 */
export function episodesOfCsv(
  { columns, lines }: CsvTable,
  file: string,
  suites: readonly SuiteFacts[],
): EpisodeData {
  const operator = operatorColumn(columns) as string;
  const has = (column: string): boolean => columns.includes(column);
  const seen = new Map<string, number>();
  const episodes = lines.map((line): AnalysisEpisode => {
    const optional = (column: string): string => line.fields[column] ?? '';
    const condition = wordIn(line, 'condition');
    const mechanisms = mechanismsOf(condition, has('mechanisms') ? optional('mechanisms') : undefined);
    const repetition = has('repetition') ? (numberIn(line, 'repetition') ?? 0) : line.line;
    const task = wordIn(line, 'task');
    const spec = {
      suite: optional('suite') || (task.includes('/') ? (task.split('/')[0] as string) : 'csv'),
      task,
      condition: { id: condition, mechanisms },
      ...(optional('variant') ? { variant: optional('variant') } : {}),
      agent: cardOf(line, operator, has('deterministic') && flagIn(line, 'deterministic')),
      repetition,
    };
    const identity = JSON.stringify([optional('run'), optional('key'), optional('site'), spec]);
    const before = seen.get(identity);
    if (before !== undefined) {
      throw trouble(
        'each episode once',
        `the episode of line ${before} again in line ${line.line} of ${file} (${spec.agent.id}, ${task}, ${condition}, repetition ${repetition})`,
        'Take one of them out, or number them in a column "repetition".',
      );
    }
    seen.set(identity, line.line);
    const levels = {
      ...levelsOf(spec, suites, optional('site'), optional('run')),
      ...(mechanisms.length === 1 && optional('category') ? { category: optional('category') } : {}),
      ...(mechanisms.length === 1 && optional('type') ? { type: optional('type') } : {}),
    };
    const where = `line ${line.line}`;
    if (has('status') && optional('status') !== 'ok') return { where, spec, levels, status: 'error' };
    return { where, spec, levels, status: 'ok', verdict: verdictOf(line, columns) };
  });
  return {
    kind: 'episodes',
    sources: [`${file}: ${plural(episodes.length, 'episode')}.`],
    warnings: [],
    episodes,
    records: [],
    suites: [],
  };
}

function operatorColumn(columns: readonly string[]): string | undefined {
  return ['agent', 'operator'].find((name) => columns.includes(name));
}

function mechanismsOf(condition: string, written: string | undefined): string[] {
  if (written !== undefined) return written.split('+').filter((name) => name !== '');
  return condition === 'control' ? [] : [condition];
}

function verdictOf(line: CsvLine, columns: readonly string[]): Verdict {
  const flag = (column: string): boolean => !columns.includes(column) || flagIn(line, column);
  const scores = columns
    .filter((column) => column.startsWith(SCORE))
    .flatMap((column): [string, number][] => {
      const value = numberIn(line, column);
      if (value === undefined) return [];
      const score = column.slice(SCORE.length);
      if (SHARES.has(score) && !(value >= 0 && value <= 1))
        throw trouble(`a share from 0 to 1 for "${column}"`, `${value} in line ${line.line}`);
      return [[score, value]];
    });
  return {
    success: flagIn(line, 'success'),
    harm: flagIn(line, 'harm'),
    exposed: flag('exposed'),
    decided: flag('decided'),
    scores: Object.fromEntries(scores),
    reasons: [],
  };
}

/** What a file tells of an agent. */
function cardOf(line: CsvLine, operator: string, deterministic: boolean): AgentCard {
  const id = wordIn(line, operator);
  const kind = KINDS.find((known) => known === line.fields.agent_kind) ?? 'external';
  const defense = line.fields.defense ?? '';
  const settings = defense === '' || defense === UNDEFENDED ? {} : { defense };
  return { id, title: id, version: '', kind, modality: [], deterministic, settings };
}
