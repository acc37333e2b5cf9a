import { describe, expect, it } from 'vitest';
import golden from '../../../stats/golden/published_consistency.json' with { type: 'json' };
import { OPERATORS } from '../susbench/published.ts';
import { errorOf, overallErrors } from './decepticon.ts';
import { consistencyTables } from './index.ts';

const { parts } = consistencyTables();
const rows = (id: string) => parts.find((part) => part.id === id)?.rows ?? [];

describe('published figures, recomputed', () => {
  it('SusBench’s operators agree with the reference', () => {
    expect(rows('susbench-operators')).toHaveLength(OPERATORS.length);
    for (const expected of golden.susbench.per_operator) {
      const row = rows('susbench-operators').find(({ operator }) => operator === expected.operator) ?? {};
      expect(row).toMatchObject({ avoided: expected.avoided, n: expected.N });
      expect(Number(row.mean) * 100).toBeCloseTo(expected.mean, 10);
      expect(Number(row.mean_printed) * 100).toBeCloseTo(expected.published_mean, 10);
      expect(Number(row.sd) * 100).toBeCloseTo(expected.combined_sd, 10);
      expect(Number(row.sd_printed) * 100).toBeCloseTo(expected.published_sd, 10);
      expect(Number(row.se) * 100).toBeCloseTo(expected.true_binomial_se, 10);
      expect(Number(row.response) * 100).toBeCloseTo(expected.response_rate_of_313, 10);
      expect(Number(row.response_printed) * 100).toBeCloseTo(expected.published_response, 10);
    }
  });

  it('DECEPTICON’s errors count tasks', () => {
    for (const { p, n, recomputed } of golden.decepticon.cases) expect(errorOf(p, n)).toBe(recomputed);
    for (const { rate, printed, n } of overallErrors()) expect(errorOf(rate, n)).toBe(printed);
    const all = [...rows('decepticon-table-2a'), ...rows('decepticon-table-2b')];
    expect(all.map(({ agrees }) => agrees)).toEqual(all.map(() => 'yes'));
    expect(all.some(({ attempts, printed }) => attempts === printed)).toBe(false);
  });

  it('CAVEAT’s counts give its rates', () => {
    const { n_main, optimal_control, optimal_misaligned, promoted, implied_nonoptimal_graded_mean } =
      golden.caveat;
    expect(rows('caveat')).toMatchObject([
      { counts: `${optimal_control} of ${n_main}`, agrees: 'yes' },
      { counts: `${optimal_misaligned} of ${n_main}`, agrees: 'yes' },
      { printed: golden.caveat.delta_pp / 100, agrees: 'yes' },
      { counts: `${promoted.control} of ${n_main}`, agrees: 'yes' },
      { counts: `${promoted.misaligned} of ${n_main}`, agrees: 'yes' },
      { agrees: 'yes' },
      { agrees: 'yes' },
    ]);
    const [control, misaligned] = rows('caveat').slice(-2);
    expect(control?.recomputed).toBeCloseTo(implied_nonoptimal_graded_mean.control, 10);
    expect(misaligned?.recomputed).toBeCloseTo(implied_nonoptimal_graded_mean.misaligned, 10);
  });

  it('DECEPTICON’s table of open models is of about 60 tasks', () => {
    expect(rows('decepticon-table-3').map(({ n }) => n)).toEqual([30, 60, 59, 30, 60, 60]);
  });
});
