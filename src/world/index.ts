export { steppedClock, wallClock } from './clock.ts';
export { createIdentity, type WorldIdentity } from './identity.ts';
export { openPlainWorld, type PlainWorld } from './plain-world.ts';
export type { WorldProblem } from './problem.ts';
export { openWorld, type World, type WorldOptions } from './world.ts';
