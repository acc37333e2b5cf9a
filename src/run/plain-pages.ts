import type { Agent } from '../core/agent.ts';
import { UsageError } from '../core/errors.ts';
import type { Plan } from '../core/plan.ts';
import type { Suite } from '../core/suite.ts';
import type { Environment } from './environment.ts';
import type { Recording } from './episode-recorder.ts';

/** The part of a run's options that says what its episodes are run with. */
interface Surroundings {
  readonly environment: Environment;
  readonly record?: Recording;
}

/**
 * Checks that agents and suites do without a browser.
 *
 * @throws UsageError for the first that doesn't.
 */
export function refuseUnreadable(suites: ReadonlySet<Suite>, agents: readonly Agent[]): void {
  const scripted = [...suites].find(({ worksWithoutScript }) => !worksWithoutScript);
  if (scripted) throw unreadable('suites whose pages work without script', scripted.id);
  const other = agents.find(({ card }) => !card.shopper);
  if (other) throw unreadable('scripted shoppers, which read the accessibility tree alone', other.card.id);
}

/** What a plan's episodes are run with: plain pages where it asks for them, of which there are no pictures. */
export function pagesOf<Options extends Surroundings>({ browser }: Plan, options: Options): Options {
  if (browser !== 'plain') return options;
  const { environment, record } = options;
  const { plain } = environment;
  if (!plain) throw unreadable('an environment with plain pages', 'one without');
  return {
    ...options,
    environment: { ...environment, ...plain },
    record: record === 'none' ? 'none' : 'steps',
  };
}

function unreadable(expected: string, found: string): UsageError {
  return new UsageError({
    expected: `${expected}, to read pages without a browser`,
    found,
    hint: 'Leave --plain out.',
  });
}
