import type { Declaration, Declarations } from '../gates/declaration.ts';
import { joinDeclarations } from '../gates/declaration.ts';
import { channelsOf, scenarioIn } from './parts.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { tokensOf } from './tokens.ts';

/** What a condition of a twins task declares to change. */
export const declarations: Declarations = (task, condition): Declaration => {
  const scenario = scenarioIn(SCENARIOS, task);
  const tokens = tokensOf(scenario.host);
  return joinDeclarations(channelsOf(condition).map((channel) => channel.declares(tokens, scenario)));
};
