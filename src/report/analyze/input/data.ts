import type { AgentCard } from '../../../core/agent.ts';
import type { EpisodeRecord } from '../../../core/episode.ts';
import type { Condition } from '../../../core/mechanism.ts';
import type { Verdict } from '../../../core/verdict.ts';
import type { SuiteFacts } from '../../input.ts';

/** What an analysis reads of an episode. A stored episode without its facts and steps has it all. */
export type AnalysisEpisode = {
  /** Where it comes from, for messages: "episode 3f2a… of run x", "line 7". */
  readonly where: string;
  readonly spec: {
    readonly suite: string;
    readonly task: string;
    readonly condition: Condition;
    /** The wording of the request, when it is not the task's own. */
    readonly variant?: string;
    readonly agent: AgentCard;
    readonly repetition: number;
  };
  /** Its level of each factor that a model may be made of. */
  readonly levels: Readonly<Record<Factor, string>>;
} & ({ readonly status: 'ok'; readonly verdict: Verdict } | { readonly status: 'error' });

/** An episode that came to a verdict. */
export type ValidEpisode = AnalysisEpisode & { readonly status: 'ok' };

/** The factors that episodes have. A condition with several mechanisms joins their names with "+"; the control's are `control`. */
export const FACTORS = [
  'operator',
  'defense',
  'mechanism',
  'category',
  'type',
  'condition',
  'variant',
  'task',
  'site',
  'suite',
  'run',
] as const;
export type Factor = (typeof FACTORS)[number];

/** Episodes of one or more runs, or of a CSV file with one line an episode. No episode is there twice. */
export interface EpisodeData {
  readonly kind: 'episodes';
  readonly sources: readonly string[];
  readonly warnings: readonly string[];
  readonly episodes: readonly AnalysisEpisode[];
  /** The same as stored records, without facts and steps; a file has none. */
  readonly records: readonly EpisodeRecord[];
  /** What is known of their suites; a file tells nothing of them. */
  readonly suites: readonly SuiteFacts[];
}

/** One line of a CSV file of cells: `k` of `n` had the result. */
export interface CountedCell {
  readonly line: number;
  readonly levels: Readonly<Record<string, string>>;
  readonly k: number;
  readonly n: number;
  /** Episodes of the cell, those without a response too. Absent when the file does not tell. */
  readonly assigned?: number;
}

/** A CSV file with one line a cell. No combination of levels is there twice. */
export interface CellData {
  readonly kind: 'cells';
  readonly sources: readonly string[];
  readonly warnings: readonly string[];
  /** The columns that hold levels. */
  readonly factors: readonly string[];
  /** The column that holds `k`. */
  readonly outcome: string;
  readonly cells: readonly CountedCell[];
}

export type AnalysisData = EpisodeData | CellData;

/** The episodes that came to a verdict. */
export function validOf(episodes: readonly AnalysisEpisode[]): ValidEpisode[] {
  return episodes.filter((episode): episode is ValidEpisode => episode.status === 'ok');
}
