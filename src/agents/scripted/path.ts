import { type Agent, CHANNELS, type Paths } from '../../core/agent.ts';
import { scriptedCard } from './card.ts';

/** `path:faithful` and `path:deceived` walk one of the two paths that prove a task. */
export function pathAgent(which: keyof Paths): Agent {
  return {
    card: scriptedCard(`path:${which}`, which === 'faithful' ? 'Faithful path' : 'Deceived path', CHANNELS),
    run: ({ hands, instruction, paths }) => paths[which](hands, { instruction }),
  };
}
