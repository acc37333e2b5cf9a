import { AgentFailure } from '../../core/agent.ts';
import { type Explanation, InfrastructureError, UsageError } from '../../core/errors.ts';
import type { Failure } from './failure.ts';
import { KEY_VARIABLES } from './secret.ts';
import type { Provider } from './settings.ts';

/** Whom a failure is told of. */
export interface Asked {
  /** `provider:id`. */
  readonly model: string;
  readonly provider: Provider;
  readonly baseUrl: string;
}

/**
 * What a failure means in the middle of a run: a UsageError where every episode would fail alike, an AgentFailure where
 * the agent's request was at fault, and infrastructure trouble else.
 */
export function toldInRun(failure: Failure, asked: Asked): Error {
  if (failure.kind === 'too-long')
    return new AgentFailure(`The request was longer than ${asked.model} takes (${failure.found}).`);
  const explanation = explained(failure, asked);
  if (['key', 'credit', 'missing', 'moved'].includes(failure.kind)) return new UsageError(explanation);
  return new InfrastructureError('model', explanation);
}

/** What a failure means before the first episode: always that something is set up wrong. */
export function toldAtCheck(failure: Failure, asked: Asked, hint?: string): UsageError {
  const explanation = explained(failure, asked);
  return new UsageError({ ...explanation, ...(hint !== undefined && { hint }) });
}

function explained({ kind, found }: Failure, { model, provider, baseUrl }: Asked): Explanation {
  return { expected: `a reply from ${model} at ${baseUrl}`, found, hint: hintFor(kind, provider) };
}

function hintFor(kind: Failure['kind'], provider: Provider): string {
  const key = KEY_VARIABLES[provider].join(' or ');
  switch (kind) {
    case 'key':
      return `The key is refused. Is the one in ${key} the right one, and may it use this model?`;
    case 'credit':
      return 'The account has no credit left, or its plan does not include this model.';
    case 'missing':
      return 'Is the id of the model right, and the base URL? Most end in /v1.';
    case 'moved':
      return 'The endpoint is at another address (https, perhaps): give that one with --base-url.';
    case 'no-reply':
      return 'That may be a web page, or an endpoint that does not speak chat completions. Is the base URL right? Most end in /v1.';
    case 'busy':
      return 'The endpoint takes no more requests for now. Try again later, or with a lower --concurrency.';
    case 'refused':
      return 'The provider declines such requests.';
    case 'bad-request':
      return 'The endpoint does not take a request like this one: see what it says.';
    case 'too-long':
      return 'Give the model a larger context, or the agent a shorter history.';
    case 'passing':
      return 'Is the endpoint running, and the base URL right? Is there a network?';
  }
}
