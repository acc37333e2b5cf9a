import type { EpisodeRecord } from '../core/episode.ts';
import type { Portrait, ReportInput, RunFacts } from '../report/index.ts';
import { findRun } from '../run/index.ts';
import type { Manifest, Store } from '../store/index.ts';
import { SUITES } from '../suites/index.ts';

/**
 * Everything that a report of a run is made from.
 *
 * @throws UsageError when there is no such run.
 */
export async function reportInput(
  store: Store,
  run: string,
  portraits: (manifest: Manifest) => Promise<readonly Portrait[]> = async () => [],
): Promise<ReportInput> {
  const { id, manifest } = await findRun(store, run);
  const heads = await store.episodes.list(id);
  const episodes: EpisodeRecord[] = [];
  for (const { key } of heads) {
    const episode = await store.episodes.get(id, key);
    if (episode) episodes.push(episode);
  }
  return { run: runFacts(manifest), suites: SUITES, episodes, portraits: await portraits(manifest) };
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
