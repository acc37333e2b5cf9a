import type { Path } from '../../core/agent.ts';
import type { Look } from '../../core/episode.ts';
import type { Mechanism } from '../../core/mechanism.ts';
import type { Scenario } from './scenario.ts';
import type { Wiring } from './wiring.ts';

/** One way in which a page can lie to machines: a mechanism, the edit that makes the lie, and the path that believes it. */
export interface Channel {
  readonly mechanism: Mechanism;
  /** Why the channel can't exist on a scenario; `undefined` where it can. */
  absent?(scenario: Scenario): string | undefined;
  /** Turns the honest wiring into the lying one. */
  lie(wiring: Wiring, scenario: Scenario): Wiring;
  /** Goes by what the channel says. In the control the same script reaches the goal. */
  deceived(scenario: Scenario): Path;
  /** When the deceived path has to look. `settled` unless the lie is gone by then. */
  readonly firstLook?: Look;
}
