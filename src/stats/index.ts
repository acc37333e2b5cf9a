export { betaQuantile, incompleteBeta } from './beta.ts';
export { binomialLower, binomialUpper } from './binomial.ts';
export { clopperPearson, clopperPearsonLower, clopperPearsonUpper } from './clopper-pearson.ts';
export {
  type Cluster,
  type ClusteredRate,
  clusteredRate,
  clusterRobust,
  clusterRobustError,
  effectiveSize,
  wilsonEffective,
} from './clustered.ts';
export { incompleteGamma, logGamma } from './gamma.ts';
export { holm } from './holm.ts';
export { type Interval, LEVEL } from './interval.ts';
export { mcnemarExact } from './mcnemar.ts';
export { type Arm, newcombeIndependent, newcombePaired, squareAndAdd } from './newcombe.ts';
export { normalCdf, normalQuantile, normalUpper } from './normal.ts';
export type { Pairs } from './pairs.ts';
export { studentQuantile, studentUpper } from './student.ts';
export { wilson } from './wilson.ts';
