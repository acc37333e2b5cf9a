import { describe, expect, it } from 'vitest';
import anova from '../golden/anova_type3.json' with { type: 'json' };
import golden from '../golden/emmeans.json' with { type: 'json' };
import susbench from '../golden/susbench.json' with { type: 'json' };
import { cellLogits } from './cell-logits.ts';
import { type PairwiseContrast, pairwiseContrasts } from './contrasts.ts';
import { type MarginalMean, marginalMeans } from './marginal-means.ts';
import { fitModel, type LogisticModel } from './model.ts';

interface WantedMean {
  readonly level: string;
  readonly by: string | null;
  readonly emmean_logit: number;
  readonly se: number;
  readonly lo: number;
  readonly hi: number;
  readonly prob: number;
  readonly prob_lo: number;
  readonly prob_hi: number;
}

interface WantedContrast {
  readonly contrast: string;
  readonly by: string | null;
  readonly estimate: number;
  readonly se: number;
  readonly z: number;
  readonly p_raw: number;
  readonly p_holm_all: number;
  readonly p_holm_within_by?: number;
  readonly p_tukey?: number;
  readonly p_tukey_within_by?: number;
}

const SUSBENCH = anova.models.susbench.data;
const FACTORS = ['pattern', 'operator'];

function model(data: typeof SUSBENCH, method: 'firth' | 'ml' = 'firth'): LogisticModel {
  const rows = data.map(({ operator, pattern, n, avoided }) => ({
    levels: { operator, pattern },
    k: avoided,
    n,
  }));
  return fitModel(rows, { factors: FACTORS, method });
}

function near(got: number | null | undefined, wanted: number, tolerance: number, what: string): void {
  expect(Math.abs((got as number) - wanted), `${what}: ${got} for ${wanted}`).toBeLessThan(tolerance);
}

/** emmeans puts names that are no R names in brackets. */
function named({ first, second }: PairwiseContrast): string {
  const inBrackets = (level: string): string =>
    level.includes('-') && !level.includes(' ') ? `(${level})` : level;
  return `${inBrackets(first)} - ${inBrackets(second)}`;
}

function check(
  fitted: LogisticModel,
  family: string,
  wanted: { emmeans: readonly WantedMean[]; contrasts: readonly WantedContrast[] },
): PairwiseContrast[] {
  const [factor, within] = family.replace('_main', '').split('_within_') as [string, string?];
  const strata = marginalMeans(fitted, factor, within);
  const means = strata.flatMap((stratum) => stratum.means);
  expect(means.map(({ level, within: by }) => [level, by])).toEqual(
    wanted.emmeans.map(({ level, by }) => [level, by]),
  );
  wanted.emmeans.forEach((one, i) => {
    const mean = means[i] as MarginalMean;
    near(mean.logit, one.emmean_logit, 1e-8, one.level);
    near(mean.se, one.se, 1e-8, one.level);
    near(mean.logitInterval?.low, one.lo, 1e-8, one.level);
    near(mean.logitInterval?.high, one.hi, 1e-8, one.level);
    near(mean.rate, one.prob, 1e-10, one.level);
    near(mean.rateInterval?.low, one.prob_lo, 1e-10, one.level);
    near(mean.rateInterval?.high, one.prob_hi, 1e-10, one.level);
  });
  const contrasts = pairwiseContrasts(strata);
  expect(contrasts.map((one) => [named(one).replaceAll(/[()]/g, ''), one.within])).toEqual(
    wanted.contrasts.map(({ contrast, by }) => [contrast.replaceAll(/[()]/g, ''), by]),
  );
  wanted.contrasts.forEach((one, i) => {
    const got = contrasts[i] as PairwiseContrast;
    near(got.estimate, one.estimate, 1e-8, one.contrast);
    near(got.se, one.se, 1e-8, one.contrast);
    near(got.z, one.z, 1e-8, one.contrast);
    near(got.p, one.p_raw, 1e-10, one.contrast);
    near(got.holm, one.p_holm_all, 1e-10, one.contrast);
    near(got.holmWithin, one.p_holm_within_by ?? one.p_holm_all, 1e-10, one.contrast);
    // R's own ptukey is off by up to 2.8e-9 here (by mpmath, with which ours agrees: see tukey.test.ts).
    near(got.tukey, (one.p_tukey ?? one.p_tukey_within_by) as number, 3e-9, one.contrast);
  });
  return contrasts;
}

describe('marginal means and contrasts agree with emmeans', () => {
  const f4 = model(anova.models.F4.data);
  for (const [family, wanted] of Object.entries(golden.F4_saturated)) {
    it(`F4, ${family}`, () => {
      check(f4, family, wanted);
    });
  }
});

const significant = (contrasts: readonly PairwiseContrast[]): number =>
  contrasts.filter((contrast) => contrast.holm < 0.05).length;

describe('SusBench', () => {
  const firth = model(SUSBENCH);
  const ml = model(SUSBENCH, 'ml');
  for (const [family, wanted] of Object.entries(susbench.contrasts_firth)) {
    it(`firth, ${family}`, () => {
      check(firth, family, wanted);
    });
  }

  it('cells', () => {
    const { logits, covariance } = cellLogits(firth);
    for (const { operator, pattern, cell_logit, cell_se } of susbench.cells) {
      const index = firth.cells.findIndex(
        ({ at }) =>
          firth.factors[0]?.levels[at[0] as number] === pattern &&
          firth.factors[1]?.levels[at[1] as number] === operator,
      );
      near(logits[index], cell_logit, 1e-8, pattern);
      near(Math.sqrt(covariance(index, index)), cell_se, 1e-8, pattern);
    }
  });

  for (const [method, fitted] of [
    ['firth', firth],
    ['ml', ml],
  ] as const) {
    it(`${method}: contrasts significant after Holm`, () => {
      const wanted = susbench.counts[method];
      const operators = pairwiseContrasts(marginalMeans(fitted, 'operator', 'pattern'));
      const patterns = pairwiseContrasts(marginalMeans(fitted, 'pattern', 'operator'));
      const main = pairwiseContrasts(marginalMeans(fitted, 'pattern'));
      expect([operators.length, patterns.length, main.length]).toEqual([wanted.of, wanted.of2, wanted.of3]);
      expect(significant(operators)).toBe(wanted.operator_within_pattern_sig);
      expect(significant(patterns)).toBe(wanted.pattern_within_operator_sig);
      expect(significant(main)).toBe(wanted.pattern_main_sig);
      const each = Object.keys(wanted.per_operator).map((operator) => [
        operator,
        significant(patterns.filter(({ within }) => within === operator)),
      ]);
      expect(Object.fromEntries(each)).toEqual(wanted.per_operator);
    });
  }

  it('the published counts that a plain fit gives', () => {
    expect(susbench.counts.ml.pattern_within_operator_sig).toBe(
      susbench.counts.published.pattern_within_operator_sig,
    );
    expect(susbench.counts.published.pattern_within_operator_sig).toBe(61);
  });

  it('under maximum likelihood a cell of successes only has no estimate, and says so', () => {
    const [human] = marginalMeans(ml, 'pattern', 'operator');
    const mean = human?.means.find(({ level }) => level === 'False Hierarchy');
    expect(mean).toMatchObject({
      logit: null,
      se: null,
      rate: null,
      logitInterval: null,
      rateInterval: null,
    });
    const touched = pairwiseContrasts(human ? [human] : []).filter(({ z }) => z === null);
    expect(touched).toHaveLength(8);
    for (const contrast of touched)
      expect(contrast).toMatchObject({ estimate: null, se: null, p: 1, holm: 1, tukey: 1 });
  });
});
