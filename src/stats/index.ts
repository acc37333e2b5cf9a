export { gwetAc1, pabak, rawAgreement } from './agreement.ts';
export { agrestiCoull } from './agresti-coull.ts';
export { benjaminiHochberg } from './benjamini-hochberg.ts';
export { betaQuantile, incompleteBeta } from './beta.ts';
export { binomialLower, binomialUpper } from './binomial.ts';
export { type Alternative, binomialTest } from './binomial-test.ts';
export { breslowDay } from './breslow-day.ts';
export { type Association, chiSquaredTest } from './chi-squared-test.ts';
export { clopperPearson, clopperPearsonLower, clopperPearsonUpper } from './clopper-pearson.ts';
export {
  type Bootstrapped,
  type ClusterBootstrap,
  clusterBootstrap,
  type TaskSamples,
} from './cluster-bootstrap.ts';
export {
  type Cluster,
  type ClusteredRate,
  clusteredRate,
  clusterRobust,
  clusterRobustError,
  effectiveSize,
  wilsonEffective,
} from './clustered.ts';
export { type ClusteredDifference, clusteredDifference, type PairedCluster } from './clustered-difference.ts';
export { cochranMantelHaenszel } from './cochran-mantel-haenszel.ts';
export { cohensH } from './cohens-h.ts';
export { type Draws, REPLICATES } from './draws.ts';
export { type ExactOdds, exactOdds, fisherExact } from './exact-odds.ts';
export { fisherTable, type TableTest } from './fisher-table.ts';
export { incompleteGamma, logGamma } from './gamma.ts';
export { haldaneOddsRatio } from './haldane.ts';
export { holm } from './holm.ts';
export { intraclassCorrelation } from './icc.ts';
export { type Interval, LEVEL } from './interval.ts';
export { jeffreys } from './jeffreys.ts';
export { cohenKappa, type Kappa, type KappaWeights } from './kappa.ts';
export {
  type CommonDifference,
  type CommonOddsRatio,
  mantelHaenszelDifference,
  mantelHaenszelOdds,
} from './mantel-haenszel.ts';
export { type FleissKappa, fleissKappa, krippendorffAlpha } from './many-raters.ts';
export { matchedOddsRatio, type OddsRatio } from './matched-odds-ratio.ts';
export { mcnemarExact } from './mcnemar.ts';
export { type ChiSquared, mcnemarAsymptotic } from './mcnemar-asymptotic.ts';
export { mcnemarMidP } from './mcnemar-midp.ts';
export { type Arm, newcombeIndependent, newcombePaired, squareAndAdd } from './newcombe.ts';
export { normalCdf, normalQuantile, normalUpper } from './normal.ts';
export { type MeanDifference, meanDifference } from './paired-differences.ts';
export {
  detectableRate,
  type TasksDesign,
  type TasksSize,
  tasksPower,
  tasksSize,
  taskVariance,
} from './paired-tasks-power.ts';
export { pairedError, pairedWald } from './paired-wald.ts';
export type { Pairs } from './pairs.ts';
export {
  discordantShare,
  mcnemarPower,
  mcnemarSize,
  type PairsDesign,
  pairsPower,
  pairsSize,
} from './pairs-power.ts';
export type { PowerTerms, SampleSize } from './power-terms.ts';
export { quantile } from './quantile.ts';
export { type SignFlip, signFlip } from './sign-flip.ts';
export { studentQuantile, studentUpper } from './student.ts';
export type { FourFold } from './table.ts';
export { tango } from './tango.ts';
export { unpairedPower, unpairedSize, unpairedSizeByArcsine } from './unpaired-power.ts';
export { binomialError, wald } from './wald.ts';
export { wilson } from './wilson.ts';
export { wilsonCorrected } from './wilson-corrected.ts';
