export { DESIGN_DEFAULTS, type Design, type DesignPower, designPower } from './design.ts';
export { type PlannedCells, type RunPower, runPower, underpowered } from './run-power.ts';
export { powerWords } from './words.ts';
