import type { EpisodeRecord } from '../core/episode.ts';
import { type Portrait, type ReportInput, type RunFacts, weightOf } from '../report/index.ts';
import { findRun } from '../run/index.ts';
import type { Manifest, Store } from '../store/index.ts';
import { SUITES } from '../suites/index.ts';

/**
 * What the tables of a run's report are made from: its episodes without their facts and steps, which no table shows.
 *
 * @throws UsageError when there is no such run.
 */
export async function tableInput(store: Store, run: string): Promise<ReportInput> {
  const { id, manifest } = await findRun(store, run);
  const heads = await store.episodes.list(id);
  const episodes = heads.map(
    (head): EpisodeRecord => (head.status === 'ok' ? { ...head, facts: [], steps: [] } : head),
  );
  return { run: runFacts(manifest), suites: SUITES, episodes, portraits: [] };
}

/** Steps that are read for a page, at most: a page has room for a part of them, and memory for no more. */
const MOST_STEPS_READ = 15_000;

/**
 * Everything that a run's page is made from.
 *
 * @throws UsageError when there is no such run.
 */
export async function pageInput(
  store: Store,
  run: string,
  portraits: (manifest: Manifest) => Promise<readonly Portrait[]>,
): Promise<ReportInput> {
  const { manifest } = await findRun(store, run);
  const { run: facts, suites, episodes } = await tableInput(store, run);
  const unread = new Set<string>();
  const read = new Map<string, EpisodeRecord>();
  let steps = 0;
  for (const episode of inReadingOrder(episodes)) {
    if (steps > MOST_STEPS_READ) {
      unread.add(episode.key);
      continue;
    }
    const details = {
      facts: await store.episodes.facts(facts.id, episode.key),
      steps: await store.episodes.steps(facts.id, episode.key),
    };
    steps += details.steps.length;
    read.set(episode.key, { ...episode, ...details });
  }
  return {
    run: facts,
    suites,
    episodes: episodes.map((episode) => read.get(episode.key) ?? episode),
    unread,
    portraits: await portraits(manifest),
  };
}

/** What a page would tell first is read first. */
function inReadingOrder(episodes: readonly EpisodeRecord[]): Extract<EpisodeRecord, { status: 'ok' }>[] {
  return episodes
    .filter((episode) => episode.status === 'ok')
    .toSorted((a, b) => weightOf(a.verdict) - weightOf(b.verdict));
}

function runFacts(manifest: Manifest): RunFacts {
  const { plan, versions } = manifest;
  const { git, ...others } = versions;
  return {
    id: manifest.run,
    plan: { name: plan.name, hash: manifest.planHash },
    seed: manifest.seed,
    repeat: plan.repeat,
    planned: manifest.planned,
    started: manifest.started,
    ...(manifest.status === 'done' && manifest.finished !== undefined ? { finished: manifest.finished } : {}),
    viewport: plan.viewport,
    firstLook: plan.firstLook,
    agents: manifest.agents,
    versions: {
      ...others,
      ...(git ? { commit: `${git.commit}${git.dirty ? ', with changes' : ''}` } : {}),
    },
  };
}
