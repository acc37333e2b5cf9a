import type { Path } from '../../core/agent.ts';
import type { Mechanism } from '../../core/mechanism.ts';
import type { Declaration } from '../gates/declaration.ts';
import type { Scenario } from './scenario.ts';
import type { Tokens } from './tokens.ts';
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
  /** Exactly what the lie changes on the scenario's page, and when it has to be looked at. The gates hold the page to it. */
  declares(tokens: Tokens, scenario: Scenario): Declaration;
}
