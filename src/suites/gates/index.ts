export { barriers } from './axe.ts';
export { movedBoxes } from './boxes.ts';
export { ALPHA, binomialTail, type Telling, type TokenPair, tell, telltale } from './classifier.ts';
export {
  type Checked,
  type Checks,
  type Declaration,
  type Declarations,
  type DifferencePattern,
  declare,
  joinDeclarations,
  NO_PIXELS,
  type PixelAllowance,
  USUAL_MOMENTS,
} from './declaration.ts';
export { matches, undeclared } from './declared.ts';
export { differencesBetween, sayDifference } from './difference.ts';
export { type Dump, dumpOf, incomplete } from './dump.ts';
export { DIFFERENCE_KINDS, type Difference, type DifferenceKind } from './finding.ts';
export { misclaimed } from './immunity.ts';
export { leakedWords, type Secrets } from './leak.ts';
export { ordersToMachines, type Readable, textsOfMarkup } from './litmus.ts';
export { inOrder, type Moment, sayMoment } from './moment.ts';
export { type Name, namesIn } from './names.ts';
export { decodePng, type Picture } from './picture.ts';
export { type PixelDifference, pixelDifference, pixelsBeyond } from './pixels.ts';
export { type Portrait, type PortraitControl, portraitOf, takePortrait } from './portrait.ts';
export { servedOtherwise, servedUnlike } from './same-served.ts';
export { fetchAll, pacedSurroundings, type Served, type ServedKind, stillSurroundings } from './served.ts';
export { tokensOfServed } from './served-tokens.ts';
export type { Child, Snapshot, SnapshotA11y, SnapshotElement } from './snapshot.ts';
export { dissimilar, SSIM_THRESHOLD, similarity } from './ssim.ts';
export { evaluateApart, takeSnapshot } from './take-snapshot.ts';
export { snapshotsAt, type Visit, type Visiting } from './visit.ts';
