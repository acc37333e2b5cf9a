import type { AgentSession, Hands } from '../../core/agent.ts';

/** The acts of an episode, counted against its limit of steps. */
export class Acts {
  readonly #session: AgentSession;
  #count = 0;

  constructor(session: AgentSession) {
    this.#session = session;
  }

  get hands(): Hands {
    return this.#session.hands;
  }

  get over(): boolean {
    return this.#session.signal.aborted || this.left <= 0;
  }

  /** Steps that are left. */
  get left(): number {
    return this.#session.limits.steps - this.#count;
  }

  act(action: Parameters<Hands['act']>[0], reasoned: string): ReturnType<Hands['act']> {
    this.#count++;
    return this.#session.hands.act(action, { reasoned });
  }
}
