import type { Coding } from '../../stats/index.ts';

/** Papers whose tables can be printed, and the check of what they printed. */
export const PAPERS = ['susbench', 'decepticon', 'twins', 'caveat', 'consistency'] as const;
export type Paper = (typeof PAPERS)[number];

/** What an analysis can be written as. */
export const ANALYSIS_FORMATS = ['table', 'md', 'csv', 'json'] as const;
export type AnalysisFormat = (typeof ANALYSIS_FORMATS)[number];

/** How estimates are made: Firth's penalised likelihood, or maximum likelihood. */
export const ESTIMATORS = ['firth', 'ml'] as const;
export type Estimator = (typeof ESTIMATORS)[number];

/** Omnibus tests: the penalised likelihood ratio by Firth's method; Wald's; the likelihood ratio by maximum likelihood. */
export const TESTS = ['penalised', 'wald', 'lr'] as const;
export type Tests = (typeof TESTS)[number];

export const CODINGS = ['sum', 'treatment'] as const satisfies readonly Coding[];

/** How p-values of contrasts are adjusted: Holm over a whole family, Holm within each stratum, Tukey within each stratum. */
export const ADJUSTMENTS = ['holm', 'holm-within', 'tukey'] as const;
export type AdjustmentName = (typeof ADJUSTMENTS)[number];

/** Which terms a model has: all main effects and interactions, or the main effects alone. */
export const TERMS = ['all', 'main'] as const;
export type Terms = (typeof TERMS)[number];

/** Which contrasts are printed. All are computed and counted in any case. */
export const LISTED = ['significant', 'all'] as const;
export type Listed = (typeof LISTED)[number];
