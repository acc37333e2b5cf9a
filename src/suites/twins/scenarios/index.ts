import type { Scenario } from '../scenario.ts';
import { cart } from './cart/index.ts';
import { cookies } from './cookies/index.ts';
import { newsletter } from './newsletter/index.ts';
import { privacy } from './privacy/index.ts';
import { subscription } from './subscription/index.ts';

/** The five decision points of the paper (agent-native-twins, section 6). */
export const SCENARIOS: readonly Scenario[] = [cart, cookies, newsletter, privacy, subscription];
