import { AgentFailure, type Paths } from '../core/agent.ts';
import { messageOf, SirenError } from '../core/errors.ts';
import { seedFrom } from '../core/random.ts';
import type { EpisodeRecorder } from './episode-recorder.ts';
import type { Planned } from './matrix.ts';
import type { Ending, Over } from './over.ts';

/**
 * Lets an agent act until its episode is over. An agent that goes on after that has `graceMs` to return, and is then left
 * to itself: its hands refuse every call.
 */
export async function drive(
  { spec, task, variant, agent }: Pick<Planned, 'spec' | 'task' | 'variant' | 'agent'>,
  paths: Paths,
  recorder: Pick<EpisodeRecorder, 'hands' | 'own'>,
  over: Over,
  graceMs: number,
): Promise<Ending> {
  const { instruction, request } = variant ?? task;
  const controller = new AbortController();
  const work = async (): Promise<void> => {
    try {
      const answer: unknown = await agent.run({
        instruction,
        limits: spec.limits,
        seed: seedFrom(spec.seed, 'agent', agent.card.id),
        hands: recorder.hands,
        signal: controller.signal,
        paths,
        ...(agent.card.shopper && request && { request }),
        ...(recorder.own && { browser: recorder.own }),
      });
      // Returning is the other way to say that it is done; both leave the same trajectory.
      if (!over.ending) await recorder.hands.act({ type: 'done', answer: String(answer ?? '') });
    } catch (thrown) {
      over.end(endingOf(thrown));
    }
  };
  const working = work();
  const ending = await over.ended;
  controller.abort();
  const grace = Promise.withResolvers<void>();
  const timer = setTimeout(grace.resolve, graceMs);
  await Promise.race([working, grace.promise]);
  clearTimeout(timer);
  return ending;
}

/** Trouble that an agent reports (a model that can't be reached, a missing key) is no result. All else that it throws is. */
function endingOf(thrown: unknown): Ending {
  if (thrown instanceof SirenError) return { by: 'trouble', error: thrown };
  if (!(thrown instanceof AgentFailure))
    return { by: 'agent-failure', answer: `${nameOf(thrown)}: ${messageOf(thrown)}` };
  const { message, remark } = thrown;
  return { by: 'agent-failure', answer: message, ...(remark && { unacted: remark }) };
}

const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : typeof thrown);
