import type { EpisodeRecord, Step } from '../../core/episode.ts';
import type { Fact } from '../../core/fact.ts';
import { outcomeOf } from '../../core/verdict.ts';
import type { EpisodeHead } from '../../store/index.ts';
import { defenseOf } from '../defense.ts';
import type { CsvValue } from '../format/csv-line.ts';
import { jsonText } from './json-text.ts';

/** The columns of a table by name, each with what it holds of a row. Times are ms; what is nested is JSON. */
export type Columns<T> = Readonly<Record<string, (row: T) => CsvValue>>;

const ok = (episode: EpisodeRecord) => (episode.status === 'ok' ? episode : undefined);
const error = (episode: EpisodeRecord) => (episode.status === 'error' ? episode : undefined);

/**
 * The columns of the episodes, with one for each score that any of them has. An episode that ended in an error has no
 * verdict: those cells are empty.
 */
export function episodeColumns(heads: readonly EpisodeHead[]): Columns<EpisodeRecord> {
  const names = new Set(
    heads.flatMap((head) => (head.status === 'ok' ? Object.keys(head.verdict.scores) : [])),
  );
  const score = (name: string): Columns<EpisodeRecord>[string] => {
    return (episode) => ok(episode)?.verdict.scores[name];
  };
  return {
    key: ({ key }) => key,
    suite: ({ spec }) => spec.suite,
    task: ({ spec }) => spec.task,
    variant: ({ spec }) => spec.variant,
    condition: ({ spec }) => spec.condition.id,
    mechanisms: ({ spec }) => spec.condition.mechanisms.join('+'),
    agent: ({ spec }) => spec.agent.id,
    agent_version: ({ spec }) => spec.agent.version,
    agent_kind: ({ spec }) => spec.agent.kind,
    deterministic: ({ spec }) => spec.agent.deterministic,
    defense: ({ spec }) => defenseOf(spec.agent),
    repetition: ({ spec }) => spec.repetition,
    seed: ({ spec }) => spec.seed,
    viewport: ({ spec }) => `${spec.viewport.width}x${spec.viewport.height}`,
    first_look: ({ spec }) => spec.firstLook,
    content: ({ spec }) => spec.content,
    status: ({ status }) => status,
    trouble: (episode) => error(episode)?.trouble,
    message: (episode) => error(episode)?.message,
    end: (episode) => ok(episode)?.end,
    outcome: (episode) => (episode.status === 'ok' ? outcomeOf(episode.verdict) : undefined),
    success: (episode) => ok(episode)?.verdict.success,
    harm: (episode) => ok(episode)?.verdict.harm,
    exposed: (episode) => ok(episode)?.verdict.exposed,
    decided: (episode) => ok(episode)?.verdict.decided,
    ...Object.fromEntries([...names].sort().map((name) => [`score_${name}`, score(name)])),
    answer: (episode) => ok(episode)?.answer,
    unacted_requests: (episode) => ok(episode)?.unacted?.usage?.requests,
    unacted_input_tokens: (episode) => ok(episode)?.unacted?.usage?.inputTokens,
    unacted_output_tokens: (episode) => ok(episode)?.unacted?.usage?.outputTokens,
    unacted_cost: (episode) => ok(episode)?.unacted?.usage?.cost,
    steps: (episode) => ok(episode)?.steps.length,
    facts: (episode) => ok(episode)?.facts.length,
    duration: ({ duration }) => duration,
    tries: ({ tries }) => tries,
  };
}

/** A part of an episode, with its key. */
export interface Part<T> {
  readonly key: string;
  readonly part: T;
}

const target = ({ part }: Part<Step>) => ('target' in part.action ? part.action.target : undefined);
const refusal = ({ part }: Part<Step>) => (part.result.ok ? undefined : part.result);

export const STEP_COLUMNS: Columns<Part<Step>> = {
  key: ({ key }) => key,
  index: ({ part }) => part.index,
  at: ({ part }) => part.at,
  url: ({ part }) => part.url,
  title: ({ part }) => part.title,
  said: ({ part }) => part.remark.said,
  reasoned: ({ part }) => part.remark.reasoned,
  unusable: ({ part }) => part.remark.unusable && jsonText(part.remark.unusable),
  requests: ({ part }) => part.remark.usage?.requests,
  input_tokens: ({ part }) => part.remark.usage?.inputTokens,
  output_tokens: ({ part }) => part.remark.usage?.outputTokens,
  reasoning_tokens: ({ part }) => part.remark.usage?.reasoningTokens,
  cost: ({ part }) => part.remark.usage?.cost,
  answered_by: ({ part }) => part.remark.answeredBy,
  from_cache: ({ part }) => part.remark.usage?.fromCache,
  action: ({ part }) => part.action.type,
  target_mark(step) {
    const at = target(step);
    return at && 'mark' in at ? at.mark : undefined;
  },
  target_x(step) {
    const at = target(step);
    return at && 'x' in at ? at.x : undefined;
  },
  target_y(step) {
    const at = target(step);
    return at && 'y' in at ? at.y : undefined;
  },
  arguments: ({ part }) => jsonText({ ...part.action, type: undefined, target: undefined }),
  ok: ({ part }) => part.result.ok,
  refusal: (step) => refusal(step)?.reason,
  refusal_message: (step) => refusal(step)?.message,
  navigated: ({ part }) => (part.result.ok ? part.result.navigated : undefined),
  trusted: ({ part }) => part.trusted,
  on_tag: ({ part }) => part.result.on?.tag,
  on_role: ({ part }) => part.result.on?.role,
  on_name: ({ part }) => part.result.on?.name,
  on_text: ({ part }) => part.result.on?.text,
  on_x: ({ part }) => part.result.on?.box.x,
  on_y: ({ part }) => part.result.on?.box.y,
  on_width: ({ part }) => part.result.on?.box.width,
  on_height: ({ part }) => part.result.on?.box.height,
  looks: ({ part }) => jsonText(part.looks),
  screenshot: ({ part }) => part.screenshot?.hash,
  screenshot_format: ({ part }) => part.screenshot?.format,
  marked_screenshot: ({ part }) => part.marked?.hash,
  think: ({ part }) => part.phases.think,
  observe: ({ part }) => part.phases.observe,
  act: ({ part }) => part.phases.act,
  record: ({ part }) => part.phases.record,
};

export const FACT_COLUMNS: Columns<Part<Fact>> = {
  key: ({ key }) => key,
  seq: ({ part }) => part.seq,
  at: ({ part }) => part.at,
  host: ({ part }) => part.host,
  kind: ({ part }) => part.kind,
  data: ({ part }) => jsonText(part.data),
};
