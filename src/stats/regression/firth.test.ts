import { describe, expect, it } from 'vitest';
import { chiSquaredUpper } from '../chi-squared.ts';
import golden from '../golden/firth.json' with { type: 'json' };
import { type BinomialData, indices } from './binomial-data.ts';
import { likelihoodRatio } from './likelihood-ratio.ts';
import { coefficientsOf, fitLogistic, type LogisticFit } from './logistic.ts';
import { rowLogLikelihood } from './point.ts';
import { profileInterval } from './profile.ts';

function near(got: ArrayLike<number>, wanted: readonly number[], tolerance: number): void {
  expect(got).toHaveLength(wanted.length);
  wanted.forEach((value, i) => {
    expect(Math.abs((got[i] as number) - value), `${i}: ${got[i]} for ${value}`).toBeLessThan(tolerance);
  });
}

function scoreOf({ data, maximum }: LogisticFit): number[] {
  return data.columns.map((_, j) =>
    data.x.reduce((sum, row, i) => {
      const residual = (data.k[i] as number) - (data.n[i] as number) * (maximum.p[i] as number);
      return sum + residual * (row[j] as number);
    }, 0),
  );
}

describe("Firth's logistic regression agrees with brglm2 and logistf", () => {
  for (const one of golden.datasets) {
    const data: BinomialData = { columns: one.design_columns, x: one.X, k: one.k, n: one.n };

    describe(`${one.id}: ${one.description}`, () => {
      const fit = fitLogistic(data, 'firth');
      const coefficients = coefficientsOf(fit);

      it('coefficients, errors, Wald tests', () => {
        near(fit.coefficients, one.coef, 1e-8);
        near(
          coefficients.map((c) => c.se),
          one.se,
          1e-8,
        );
        near(
          coefficients.map((c) => c.z),
          one.z,
          1e-8,
        );
        near(
          coefficients.map((c) => c.p),
          one.wald_p,
          1e-8,
        );
        one.vcov.forEach((row, i) => {
          near(fit.covariance[i] as readonly number[], row, 1e-8);
        });
        one.wald_ci95.forEach(([low, high], i) => {
          const { estimate, se } = coefficients[i] as (typeof coefficients)[number];
          near(
            [estimate - 1.959963984540054 * se, estimate + 1.959963984540054 * se],
            [low as number, high as number],
            1e-8,
          );
        });
      });

      it('likelihood, determinant, leverage', () => {
        const { maximum } = fit;
        near(maximum.p, one.fitted, 1e-8);
        near(maximum.leverage, one.leverage_total, 1e-8);
        near([maximum.logLikelihood], [one.loglik], 1e-8);
        near([maximum.logDeterminant], [one.logdet_information], 1e-8);
        near([maximum.objective], [one.penalized_loglik], 1e-8);
        const perfect = one.k.reduce((sum, k, i) => {
          const n = one.n[i] as number;
          return sum + rowLogLikelihood(k, n, Math.log(k / (n - k)));
        }, 0);
        near([2 * (perfect - maximum.logLikelihood)], [one.deviance_at_firth], 1e-8);
      });

      if (one.profile_penalized_ci95) {
        const wanted = one.profile_penalized_ci95;
        it('profile intervals', () => {
          wanted.forEach(([low, high], column) => {
            const got = profileInterval(fit, column);
            near([got.low, got.high], [low as number, high as number], 1e-6);
          });
        });
      }

      if (one.plr_chisq_each_coef_eq_0) {
        const [statistics, p] = [one.plr_chisq_each_coef_eq_0, one.plr_p as number[]];
        it('penalised likelihood ratios', () => {
          const got = indices(data.columns.length).map((column) => likelihoodRatio(fit, [column]));
          near(got, statistics, 1e-8);
          near(
            got.map((x) => chiSquaredUpper(x, 1)),
            p,
            1e-9,
          );
        });
      }

      it('maximum likelihood', () => {
        const ml = fitLogistic(data, 'ml');
        if (one.ml.coef) {
          expect(ml.maximum.separated).toEqual([]);
          // The reference is the iterate at which glm stops (its default epsilon), with errors from the step before;
          // that ours is the maximum is seen in its score.
          near(ml.coefficients, one.ml.coef, 2e-8);
          near(
            coefficientsOf(ml).map((c) => c.se),
            one.ml.se as number[],
            1e-4,
          );
          near([ml.maximum.logLikelihood], [one.ml.loglik as number], 1e-8);
          near(
            scoreOf(ml),
            one.ml.coef.map(() => 0),
            1e-10,
          );
        } else if (one.separation === 'complete' || one.separation === 'quasi') {
          expect(ml.maximum.separated).not.toEqual([]);
          expect(() => coefficientsOf(ml)).toThrow(/is separated/);
        } else {
          // The golden file leaves F4 out in this coding alone: its additive fit exists.
          expect(ml.maximum.separated).toEqual([]);
          near(
            scoreOf(ml),
            ml.coefficients.map(() => 0),
            1e-10,
          );
        }
      });
    });
  }
});
