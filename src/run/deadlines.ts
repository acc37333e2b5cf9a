import type { Limits } from '../core/agent.ts';

/** The wall-clock limits of an episode, running. */
export interface Deadlines {
  /** A step has ended: the next one has its whole time. */
  nextStep(): void;
  stop(): void;
}

/** Starts both clocks. `onLate` is called once at most. */
export function startDeadlines(limits: Pick<Limits, 'episodeMs' | 'stepMs'>, onLate: () => void): Deadlines {
  let running = true;
  const stop = (): void => {
    running = false;
    clearTimeout(episode);
    clearTimeout(step);
  };
  const late = (): void => {
    stop();
    onLate();
  };
  const episode = setTimeout(late, limits.episodeMs);
  let step = setTimeout(late, limits.stepMs);
  return {
    nextStep() {
      if (!running) return;
      clearTimeout(step);
      step = setTimeout(late, limits.stepMs);
    },
    stop,
  };
}
