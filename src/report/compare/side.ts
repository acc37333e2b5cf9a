import type { AgentCard } from '../../core/agent.ts';
import type { EpisodeHead } from '../../store/index.ts';

/** One agent's episodes of one run: what is compared. */
export interface Side {
  readonly run: string;
  readonly agent: AgentCard;
  /** Each key once. */
  readonly episodes: readonly EpisodeHead[];
  /** Episodes that were planned of this agent. */
  readonly planned: number;
  /** Episodes that came twice, of which the first counts. */
  readonly doubled: number;
}

/** The sides that a run has: one an agent, in the plan's order. */
export function sidesOf(run: {
  readonly id: string;
  /** Number of episodes in the plan's matrix. */
  readonly planned: number;
  readonly agents: readonly AgentCard[];
  readonly episodes: readonly EpisodeHead[];
}): Side[] {
  return run.agents.map((agent) => {
    const own = run.episodes.filter(({ spec }) => spec.agent.id === agent.id);
    const episodes = [
      ...new Map([...own].reverse().map((episode) => [placeOf(episode), episode])).values(),
    ].reverse();
    return {
      run: run.id,
      agent,
      episodes,
      planned: run.planned / run.agents.length,
      doubled: own.length - episodes.length,
    };
  });
}

/** Two episodes of one side at the same place are the same episode, done twice. */
function placeOf({ spec }: EpisodeHead): string {
  return JSON.stringify([spec.suite, spec.task, spec.variant, spec.condition.id, spec.repetition]);
}

/** How a side is called: as it is asked for on the command line. */
export function sideName({ run, agent }: Pick<Side, 'run' | 'agent'>): string {
  return `${run}:${agent.id}`;
}
