import type { Limits } from '../core/agent.ts';

/** The wall-clock limits of an episode, running. */
export interface Deadlines {
  /** A step has ended: the next one has its whole time. */
  nextStep(): void;
  stop(): void;
}

/** Starts both clocks. `onLate` is called once at most. */
export function startDeadlines(limits: Pick<Limits, 'episodeMs' | 'stepMs'>, onLate: () => void): Deadlines {
  let step: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(episode);
    clearTimeout(step);
  };
  const late = (): void => {
    stop();
    onLate();
  };
  const episode = setTimeout(late, limits.episodeMs);
  step = setTimeout(late, limits.stepMs);
  let stopped = false;
  return {
    nextStep() {
      clearTimeout(step);
      if (!stopped) step = setTimeout(late, limits.stepMs);
    },
    stop() {
      stopped = true;
      stop();
    },
  };
}
