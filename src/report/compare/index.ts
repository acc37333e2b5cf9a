export { type CompareOptions, type Comparison, compare } from './comparison.ts';
export { ABOUT, type About } from './effect.ts';
export { answerOf, COMPARE_JSON_VERSION, compareJson } from './format/json.ts';
export { type Named, pairSides, type SidePair } from './pair-sides.ts';
export { COMPARE_FORMATS, type CompareFormat, renderComparisons } from './render.ts';
export { type Side, sideName, sidesOf } from './side.ts';
export { ANSWERS, type Answer } from './threshold/decide.ts';
export { parseThreshold, type Threshold } from './threshold/parse.ts';
