export { independenceOfFavor } from './favor.ts';
export { leaders, type NearMisses, nearMisses } from './near-misses.ts';
export { offeredFor } from './offered.ts';
export { type Exhaustive, exhaustive } from './optimum.ts';
export { everyPrice, priceFaults, type Quote } from './prices.ts';
export { bestRank, type OfferedFilter, type OfferedSort, type Reach } from './reach.ts';
export { recordFaults } from './records.ts';
export { type Checked, LEAST_NEAR_MISSES, type Validation, validateTask } from './task.ts';
