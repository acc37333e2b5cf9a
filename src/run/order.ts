import type { EpisodeSpec } from '../core/episode.ts';
import { random, seedFrom } from '../core/random.ts';

/**
 * Episodes in randomised blocks: all conditions of one task, agent and repetition side by side, in random order, and the
 * blocks in random order. So neither a provider's drift nor a fixed order passes for an effect.
 */
export function inRandomBlocks<T extends { readonly spec: EpisodeSpec }>(
  episodes: readonly T[],
  seed: number,
): T[] {
  const { shuffle } = random(seedFrom(seed, 'order'));
  const blocks = Map.groupBy(episodes, ({ spec }) =>
    JSON.stringify([spec.suite, spec.task, spec.agent.id, spec.repetition]),
  );
  return shuffle([...blocks.values()]).flatMap((block) => shuffle(block));
}
