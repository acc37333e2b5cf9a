import type { AgentCard } from '../core/agent.ts';
import type { EpisodeRecord } from '../core/episode.ts';
import type { ReportInput, SuiteFacts } from './input.ts';
import { matrixOf } from './matrix/matrix.ts';
import type { SuiteAnalysis } from './suite-analysis.ts';
import { answerOf } from './twins/answer.ts';
import { decisionsOf } from './twins/decision.ts';
import { warningsOf } from './warnings.ts';

/** Every figure of a report, computed once. All formats print from it, so that they can't disagree. */
export interface Analysis {
  readonly input: ReportInput;
  readonly suites: readonly SuiteAnalysis[];
  /** Episodes that came to a verdict, and those that did not. */
  readonly episodes: number;
  readonly errors: number;
  readonly warnings: readonly string[];
}

/** Computes a report's figures. A record that is there twice (the same key) counts once. */
export function analyse(input: ReportInput): Analysis {
  const records = [...new Map(input.episodes.map((record) => [record.key, record])).values()];
  const agents = agentsOf(input.run.agents, records);
  const suites = suitesOf(input.suites, records).map((facts) => {
    const matrix = matrixOf(facts, agents, records);
    return { facts, matrix, answer: answerOf(facts, matrix), decisions: decisionsOf(facts, matrix) };
  });
  const errors = records.filter(({ status }) => status === 'error').length;
  return {
    input,
    suites,
    episodes: records.length - errors,
    errors,
    warnings: warningsOf(input, records, suites),
  };
}

function agentsOf(planned: readonly AgentCard[], records: readonly EpisodeRecord[]): AgentCard[] {
  const cards = new Map(planned.map((card) => [card.id, card]));
  for (const { spec } of records) if (!cards.has(spec.agent.id)) cards.set(spec.agent.id, spec.agent);
  return [...cards.values()];
}

/** The suites that have episodes. One that is no longer known is shown by its ids alone. */
function suitesOf(known: readonly SuiteFacts[], records: readonly EpisodeRecord[]): SuiteFacts[] {
  const ran = new Set(records.map(({ spec }) => spec.suite));
  const unknown = [...ran].filter((id) => !known.some((suite) => suite.id === id)).sort();
  return [
    ...known.filter(({ id }) => ran.has(id)),
    ...unknown.map((id) => ({ id, title: id, paper: '', mechanisms: [], absent: [], tasks: [] })),
  ];
}
