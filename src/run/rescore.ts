import { canonicalJson } from '../core/json.ts';
import { unknownName } from '../core/nearest.ts';
import type { Suite } from '../core/suite.ts';
import type { Verdict } from '../core/verdict.ts';
import type { EpisodeHead, Store } from '../store/index.ts';
import { findRun } from './find-run.ts';
import { judged } from './judged.ts';

/** An episode whose verdict is another one now. */
export interface Rejudged {
  readonly key: string;
  readonly spec: EpisodeHead['spec'];
  readonly before: Verdict;
  readonly after: Verdict;
}

export interface Rescored {
  readonly run: string;
  /** Episodes that were judged again. */
  readonly judged: number;
  readonly changed: readonly Rejudged[];
}

/**
 * Judges the stored facts of a run again, and keeps what changed; the old verdicts stay in the history.
 *
 * @throws UsageError for a run, suite or task that there isn't (any more).
 */
export async function rescoreRun(options: {
  readonly store: Store;
  readonly run: string;
  readonly suites: readonly Suite[];
}): Promise<Rescored> {
  const { store, suites } = options;
  const { id: run } = await findRun(store, options.run);
  const episodes = await store.episodes.list(run, { status: 'ok' });
  // All judges come first: a name that is gone must not leave half a run judged anew.
  const work = episodes.map((episode) => ({ episode, ...taskOf(episode, suites) }));
  const changed: Rejudged[] = [];
  for (const { episode, suite, task } of work) {
    if (episode.status !== 'ok') continue;
    const { key, spec, verdict: before } = episode;
    const facts = await store.episodes.facts(run, key);
    const after = await judged(suite, task, spec.condition, facts);
    if (canonicalJson(after) === canonicalJson(before)) continue;
    await store.episodes.rejudge(run, key, after);
    changed.push({ key, spec, before, after });
  }
  return { run, judged: work.length, changed };
}

function taskOf({ spec }: EpisodeHead, suites: readonly Suite[]) {
  const suite = suites.find(({ id }) => id === spec.suite);
  if (!suite)
    throw unknownName(
      'suite',
      spec.suite,
      suites.map(({ id }) => id),
      'siren list suites',
    );
  const task = suite.tasks.find(({ id }) => id === spec.task);
  if (!task)
    throw unknownName(
      'task',
      spec.task,
      suite.tasks.map(({ id }) => id),
      'siren list',
    );
  return { suite, task };
}
