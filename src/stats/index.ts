export { gwetAc1, pabak, rawAgreement } from './agreement.ts';
export { agrestiCoull } from './agresti-coull.ts';
export { benjaminiHochberg } from './benjamini-hochberg.ts';
export { betaQuantile, incompleteBeta } from './beta.ts';
export { binomialLower, binomialUpper } from './binomial.ts';
export { type Alternative, binomialTest } from './binomial-test.ts';
export { breslowDay } from './breslow-day.ts';
export { chiSquaredLower, chiSquaredQuantile, chiSquaredUpper } from './chi-squared.ts';
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
export type { BinomialData } from './regression/binomial-data.ts';
export {
  type BootstrapTest,
  type BootstrapTestOptions,
  bootstrapTermP,
} from './regression/bootstrap-test.ts';
export { type CellLogits, cellLogits } from './regression/cell-logits.ts';
export { type PairwiseContrast, pairwiseContrasts } from './regression/contrasts.ts';
export type { Coding, Term } from './regression/design.ts';
export type { BinomialRow, Cell, Factor } from './regression/factors.ts';
export { type Adjustment, type LetteredMean, letteredMeans } from './regression/lettered-means.ts';
export { letters } from './regression/letters.ts';
export { likelihoodRatio } from './regression/likelihood-ratio.ts';
export {
  type Coefficient,
  coefficientsOf,
  fitLogistic,
  type LogisticFit,
} from './regression/logistic.ts';
export { type MarginalMean, marginalMeans, type Stratum } from './regression/marginal-means.ts';
export { fitModel, type LogisticModel, type ModelOptions } from './regression/model.ts';
export type { Method } from './regression/point.ts';
export { profileInterval } from './regression/profile.ts';
export {
  type TermTest,
  type TermTestOptions,
  type TestKind,
  type TestType,
  testTerm,
  testTerms,
} from './regression/term-tests.ts';
export { waldStatistic } from './regression/wald.ts';
export { type SignFlip, signFlip } from './sign-flip.ts';
export { studentQuantile, studentUpper } from './student.ts';
export type { FourFold } from './table.ts';
export { tango } from './tango.ts';
export { tukeyUpper } from './tukey.ts';
export { unpairedPower, unpairedSize, unpairedSizeByArcsine } from './unpaired-power.ts';
export { binomialError, wald } from './wald.ts';
export { wilson } from './wilson.ts';
export { wilsonCorrected } from './wilson-corrected.ts';
