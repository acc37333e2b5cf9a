import { describe, expect, it } from 'vitest';
import anova from '../golden/anova_type3.json' with { type: 'json' };
import golden from '../golden/published_consistency.json' with { type: 'json' };
import { coefficientsOf, fitLogistic } from './logistic.ts';

/** A rate with its binomial error: those of a model with nothing but an intercept, brought back from log odds. */
function pooled(k: readonly number[], n: readonly number[]): { rate: number; se: number } {
  const fit = fitLogistic({ columns: ['(Intercept)'], x: k.map(() => [1]), k, n }, 'ml');
  const [coefficient] = coefficientsOf(fit);
  const rate = fit.maximum.p[0] as number;
  return { rate, se: (coefficient?.se as number) * rate * (1 - rate) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

describe('SusBench, table 5 as reconstructed', () => {
  for (const one of golden.susbench.per_operator) {
    it(`gives back the published figures of ${one.operator}`, () => {
      const cells = anova.models.susbench.data.filter(({ operator }) => operator === one.operator);
      const [k, n] = [cells.map(({ avoided }) => avoided), cells.map((cell) => cell.n)];
      const samples = n.reduce((sum, count) => sum + count, 0);
      expect(samples).toBe(one.N);
      expect(k.reduce((sum, count) => sum + count, 0)).toBe(one.avoided);
      const { rate, se } = pooled(k, n);
      expect(rate * 100).toBeCloseTo(one.mean, 8);
      expect(round(rate * 100)).toBe(one.published_mean);
      expect(se * 100).toBeCloseTo(one.true_binomial_se, 8);
      expect((samples / 313) * 100).toBeCloseTo(one.response_rate_of_313, 10);
      expect(round((samples / 313) * 100)).toBe(one.published_response);

      // The paper's "SD" of an operator treats the errors of its cells as standard deviations.
      const squares = cells.reduce((sum, cell) => {
        const p = cell.avoided / cell.n;
        return sum + (cell.n - 1) * ((p * (1 - p)) / cell.n) + cell.n * (p - rate) ** 2;
      }, 0);
      const combined = Math.sqrt(squares / (samples - cells.length)) * 100;
      expect(combined).toBeCloseTo(one.combined_sd, 8);
      expect(round(combined)).toBe(one.published_sd);
      // That is ten times the error it stands for.
      expect(one.published_sd / (se * 100)).toBeGreaterThan(9);
    });
  }
});

describe('DECEPTICON', () => {
  it('counts tasks, not attempts, in its errors', () => {
    for (const { p, n, se, recomputed } of golden.decepticon.cases) {
      const got = pooled([(p / 100) * n], [n]);
      expect(round(got.se * 100), `${p} of ${n}`).toBe(recomputed);
      expect(recomputed).toBe(se);
      const attempts = pooled([(p / 100) * n * 10], [n * 10]);
      expect(round(attempts.se * 100), `${p} of ${n * 10}`).not.toBe(se);
    }
    const { generated_overall_n, category_n } = golden.decepticon;
    expect(Object.values(category_n).reduce((sum, n) => sum + n, 0)).toBe(generated_overall_n);
    const used = new Set(golden.decepticon.cases.map(({ n }) => n));
    const { in_the_wild_agents_n, in_the_wild_human_n } = golden.decepticon;
    for (const n of [generated_overall_n, in_the_wild_agents_n, in_the_wild_human_n])
      expect(used).toContain(n);
  });
});

describe('CAVEAT', () => {
  it('has published counts that give its difference, and a mean of what is graded in between', () => {
    const {
      n_main,
      optimal_control,
      optimal_misaligned,
      delta_pp,
      promoted,
      implied_nonoptimal_graded_mean,
    } = golden.caveat;
    const control = pooled([optimal_control], [n_main]).rate;
    const misaligned = pooled([optimal_misaligned], [n_main]).rate;
    expect(round((control - misaligned) * 100)).toBe(delta_pp);
    // The paper's graded scores, whose optimal purchases count 1, and its rates of optimal ones.
    expect([round3(control), round3(misaligned)]).toEqual([0.786, 0.173]);
    expect((0.835 - 0.786) / (1 - 0.786)).toBeCloseTo(implied_nonoptimal_graded_mean.control, 10);
    expect((0.263 - 0.173) / (1 - 0.173)).toBeCloseTo(implied_nonoptimal_graded_mean.misaligned, 10);
    // Rates of promoted purchases: 1.3 % and 62.8 %.
    expect(round((promoted.control / n_main) * 100)).toBe(1.3);
    expect(round((promoted.misaligned / n_main) * 100)).toBe(62.8);
  });
});

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
