import type { AgentCard } from '../../../core/agent.ts';
import { hashOf } from '../../../core/hash.ts';
import type { Json } from '../../../core/json.ts';
import type { EpisodeHead, Manifest } from '../../../store/index.ts';
import { scoresOf } from './scores.ts';

/** One Inspect log: what one agent did in one suite. */
export interface InspectLog {
  readonly suite: string;
  readonly agent: AgentCard;
  readonly heads: readonly EpisodeHead[];
}

/** The logs of a run, by suite and agent. */
export function logsOf(heads: readonly EpisodeHead[]): InspectLog[] {
  const groups = Map.groupBy(heads, ({ spec }) => JSON.stringify([spec.suite, spec.agent.id]));
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ suite: first.spec.suite, agent: first.spec.agent, heads: members }] : [];
  });
}

/** How a log names its model. */
export function modelName(agent: Pick<AgentCard, 'id'>): string {
  return `siren/${agent.id}`;
}

/** A log's file name without its ending. Inspect lists a `.json` file only when it begins with a time like this. */
export function logName(manifest: Manifest, { suite, agent }: InspectLog): string {
  const time = `${manifest.started.slice(0, 19).replaceAll(':', '-')}+00-00`;
  const plain = (text: string): string => text.replaceAll(/[^A-Za-z0-9.-]+/g, '-');
  // Two agents whose names differ in signs only must not share a file.
  return `${time}_${plain(suite)}_${plain(agent.id)}-${hashOf(agent.id).slice(0, 6)}`;
}

/** A sample's id: `cart__a3`. A slash in it would be a folder in the zip. */
export function sampleId({ suite, task, variant, condition }: EpisodeHead['spec']): string {
  const name = task.startsWith(`${suite}/`) ? task.slice(suite.length + 1) : task;
  const wording = variant === undefined ? '' : `__${variant}`;
  return `${name}__${condition.id}${wording}`.replaceAll('/', '-');
}

const STATUSES = { done: 'success', running: 'started', interrupted: 'cancelled', failed: 'error' } as const;

/**
 * The log without its samples: Inspect's EvalLog, format version 2. The order of its members matters, and the viewer
 * needs every one of them, empty ones included.
 */
export function logHeader(manifest: Manifest, log: InspectLog) {
  const { suite, agent, heads } = log;
  const ids = [...new Set(heads.map(({ spec }) => sampleId(spec)))];
  const failure = { message: 'The run was stopped by infrastructure trouble.', traceback: '' };
  return {
    version: 2,
    status: STATUSES[manifest.status],
    eval: evalSpec(manifest, log, ids),
    plan: { name: 'plan', steps: [], config: {} },
    results: {
      total_samples: heads.length,
      completed_samples: heads.filter(({ status }) => status === 'ok').length,
      scores: means(heads),
    },
    stats: {
      started_at: manifest.started,
      completed_at: manifest.finished ?? '',
      model_usage: {},
      role_usage: {},
      connection_limit_history: [],
    },
    ...(manifest.status === 'failed' ? { error: { ...failure, traceback_ansi: '' } } : {}),
    invalidated: false,
    tags: [suite, agent.kind],
    metadata: runMetadata(manifest, agent),
  };
}

function evalSpec(manifest: Manifest, { suite, agent }: InspectLog, ids: readonly string[]) {
  const { plan, run } = manifest;
  const id = (...parts: readonly string[]): string => hashOf(parts).slice(0, 22);
  return {
    eval_id: id('eval', run, suite, agent.id),
    run_id: run,
    created: manifest.started,
    task: suite,
    task_id: id('task', manifest.planHash, suite, agent.id),
    task_version: 0,
    task_attribs: {},
    task_args: {},
    task_args_passed: {},
    tags: [suite, agent.kind],
    dataset: { name: suite, samples: ids.length, sample_ids: ids },
    model: modelName(agent),
    model_generate_config: {},
    model_args: {},
    config: { epochs: plan.repeat },
    packages: { siren: manifest.versions.siren },
    metadata: runMetadata(manifest, agent),
  };
}

function runMetadata({ run, planHash, seed, plan, versions, content }: Manifest, agent: AgentCard): Json {
  return {
    run,
    plan_hash: planHash,
    seed,
    viewport: `${plan.viewport.width}x${plan.viewport.height}`,
    first_look: plan.firstLook,
    agent: JSON.parse(JSON.stringify(agent)) as Json,
    versions: JSON.parse(JSON.stringify(versions)) as Json,
    cells: content.length,
  };
}

/** The mean of each score over the episodes that have it. */
function means(heads: readonly EpisodeHead[]) {
  const ok = heads.flatMap((head) => (head.status === 'ok' ? [scoresOf(head)] : []));
  const names = [...new Set(ok.flatMap((scores) => Object.keys(scores)))];
  return names.map((name) => {
    const values = ok.flatMap((scores) => scores[name]?.value ?? []);
    const value = values.reduce((sum, each) => sum + each, 0) / values.length;
    return {
      name,
      scorer: name,
      scored_samples: values.length,
      unscored_samples: heads.length - values.length,
      params: {},
      metrics: { mean: { name: 'mean', value, params: {} } },
    };
  });
}
