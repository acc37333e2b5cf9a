import type { EpisodeRecord, EpisodeSpec } from '../../core/episode.ts';
import type { Suite } from '../../core/suite.ts';
import type { EpisodeHead, Manifest, Store } from '../../store/index.ts';

/** A run as an export reads it: episode by episode, since all of them may not fit the memory. */
export interface ExportSource {
  readonly manifest: Manifest;
  /** All episodes without their steps and facts, in the store's order. */
  readonly heads: readonly EpisodeHead[];
  episode(key: string): Promise<EpisodeRecord>;
  /** The bytes of a screenshot. */
  screenshot(hash: string, format: 'png' | 'jpeg'): Promise<Uint8Array>;
  /** What the operator was told to do, as far as this version knows the task. */
  instruction(spec: Pick<EpisodeSpec, 'task' | 'variant'>): string | undefined;
}

/** Reads a run of a store. */
export async function storedRun(
  store: Pick<Store, 'episodes' | 'artifacts'>,
  manifest: Manifest,
  suites: readonly Pick<Suite, 'tasks'>[],
): Promise<ExportSource> {
  const { run } = manifest;
  const tasks = new Map(suites.flatMap((suite) => suite.tasks.map((task) => [task.id, task])));
  return {
    manifest,
    heads: await store.episodes.list(run),
    async episode(key) {
      const episode = await store.episodes.get(run, key);
      if (!episode) throw new Error(`episode ${key} of ${run} has gone while it was exported`);
      return episode;
    },
    screenshot: (hash, format) => store.artifacts.get(hash, format === 'png' ? 'png' : 'jpg'),
    instruction({ task, variant }) {
      const known = tasks.get(task);
      if (variant === undefined) return known?.instruction;
      return known?.variants?.find(({ id }) => id === variant)?.instruction;
    },
  };
}
