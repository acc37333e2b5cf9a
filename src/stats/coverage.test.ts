import { describe, expect, it } from 'vitest';
import { type Random, random } from '../core/random.ts';
import { agrestiCoull } from './agresti-coull.ts';
import { binomialLower } from './binomial.ts';
import { clopperPearson } from './clopper-pearson.ts';
import { clusterBootstrap } from './cluster-bootstrap.ts';
import { type Cluster, clusterRobust, wilsonEffective } from './clustered.ts';
import type { Interval } from './interval.ts';
import { jeffreys } from './jeffreys.ts';
import { meanDifference } from './paired-differences.ts';
import { signFlip } from './sign-flip.ts';
import { tango } from './tango.ts';
import { wald } from './wald.ts';
import { wilson } from './wilson.ts';
import { wilsonCorrected } from './wilson-corrected.ts';

describe('coverage of a proportion, counted over all results', () => {
  const n = 30;
  const rates = Array.from({ length: 49 }, (_, i) => (i + 1) / 50);
  const coverage = (method: (k: number, n: number) => Interval, rate: number): number => {
    let covered = 0;
    for (let k = 0; k <= n; k++) {
      const { low, high } = method(k, n);
      const chance = binomialLower(k, n, rate) - (k === 0 ? 0 : binomialLower(k - 1, n, rate));
      if (low <= rate && rate <= high) covered += chance;
    }
    return covered;
  };
  const mean = (method: (k: number, n: number) => Interval): number =>
    rates.reduce((sum, rate) => sum + coverage(method, rate), 0) / rates.length;
  const least = (method: (k: number, n: number) => Interval): number =>
    Math.min(...rates.map((rate) => coverage(method, rate)));

  it('exact and corrected intervals never cover less than they claim', () => {
    expect(least(clopperPearson)).toBeGreaterThanOrEqual(0.95);
    expect(least(wilsonCorrected)).toBeGreaterThanOrEqual(0.94);
  });

  it('Wilson, Jeffreys and Agresti-Coull cover it on average, Wald does not', () => {
    for (const method of [wilson, jeffreys, agrestiCoull]) {
      expect(mean(method), method.name).toBeGreaterThan(0.945);
      expect(mean(method), method.name).toBeLessThan(0.97);
    }
    expect(mean(wald)).toBeLessThan(0.91);
  });
});

/**
 * Three repetitions of each task whose own rates differ so much that their correlation is 0.5: an urn in which
 * each result puts one more ball like it.
 */
function simulated(tasks: number, rate: number, chance: Random): Cluster[] {
  return Array.from({ length: tasks }, () => {
    let k = 0;
    for (let drawn = 0; drawn < 3; drawn++) if (chance.next() < (rate + k) / (1 + drawn)) k += 1;
    return { k, n: 3 };
  });
}

/** Shares of 400 simulations whose interval holds the rate. */
function clusteredCoverage(tasks: number, rate: number): Record<string, number> {
  const [data, draws] = [random(tasks), random(1000 + tasks)];
  const covered = { bootstrap: 0, robust: 0, naive: 0, effective: 0 };
  const holds = (interval: Interval | null): number =>
    interval && interval.low <= rate && rate <= interval.high ? 1 : 0;
  const simulations = 400;
  for (let i = 0; i < simulations; i++) {
    const clusters = simulated(tasks, rate, data);
    const rows = clusters.map((cluster, g) => ({ task: `${g}`, cell: 'all', ...cluster }));
    const k = clusters.reduce((sum, cluster) => sum + cluster.k, 0);
    covered.bootstrap +=
      holds(clusterBootstrap(rows, draws, { replicates: 200 }).rate('all').interval) / simulations;
    covered.robust += holds(clusterRobust(clusters)) / simulations;
    covered.naive += holds(wilson(k, 3 * tasks)) / simulations;
    covered.effective += holds(wilsonEffective(clusters)) / simulations;
  }
  return covered;
}

describe('simulated coverage over clusters, as the table of the specification has it', () => {
  const table = [
    { tasks: 5, rate: 0.5, bootstrap: 0.85, robust: 0.94, naive: 0.84, effective: 0.94 },
    { tasks: 5, rate: 0.15, bootstrap: 0.75, robust: 0.76, naive: 0.86, effective: 0.97 },
    { tasks: 10, rate: 0.5, bootstrap: 0.92, robust: 0.94, naive: 0.84, effective: 0.94 },
    { tasks: 10, rate: 0.15, bootstrap: 0.84, robust: 0.86, naive: 0.84, effective: 0.96 },
    { tasks: 20, rate: 0.5, bootstrap: 0.94, robust: 0.95, naive: 0.83, effective: 0.95 },
    { tasks: 20, rate: 0.15, bootstrap: 0.91, robust: 0.89, naive: 0.84, effective: 0.92 },
    { tasks: 52, rate: 0.5, bootstrap: 0.94, robust: 0.94, naive: 0.83, effective: 0.94 },
    { tasks: 52, rate: 0.15, bootstrap: 0.94, robust: 0.94, naive: 0.86, effective: 0.95 },
  ];
  for (const { tasks, rate, ...wanted } of table) {
    it(`${tasks} tasks, rate ${rate}`, () => {
      const got = clusteredCoverage(tasks, rate);
      for (const [method, share] of Object.entries(wanted)) {
        // 400 simulations have a standard error of 0.01 to 0.02.
        expect(Math.abs((got[method] as number) - share), `${method}: ${got[method]}`).toBeLessThan(0.06);
      }
    });
  }
});

describe('differences of paired arms', () => {
  it('Tango covers, whatever the arms have in common', () => {
    const chance = random(11);
    for (const shares of [
      [0.4, 0.2, 0.1],
      [0.05, 0.1, 0.02],
      [0, 0.5, 0.3],
    ] as const) {
      let covered = 0;
      for (let i = 0; i < 500; i++) {
        const counts = [0, 0, 0, 0];
        for (let pair = 0; pair < 40; pair++) {
          const u = chance.next();
          const cell =
            u < shares[0] ? 0 : u < shares[0] + shares[1] ? 1 : u < shares[0] + shares[1] + shares[2] ? 2 : 3;
          counts[cell] = (counts[cell] as number) + 1;
        }
        const [n11, n10, n01, n00] = counts as [number, number, number, number];
        const { low, high } = tango({ n11, n10, n01, n00 });
        if (low <= shares[1] - shares[2] && shares[1] - shares[2] <= high) covered += 1 / 500;
      }
      expect(covered).toBeGreaterThan(0.92);
      expect(covered).toBeLessThan(0.99);
    }
  });

  it('without an effect, sign flips and the t test claim one no more often than they may', () => {
    const chance = random(12);
    let [flips, students] = [0, 0];
    for (let i = 0; i < 400; i++) {
      const [first, second] = [simulated(20, 0.3, chance), simulated(20, 0.3, chance)];
      const own = first.map((cluster, g) => (cluster.k - (second[g] as Cluster).k) / 3);
      if (signFlip(own).p <= 0.05) flips += 1 / 400;
      if ((meanDifference(own).test?.p ?? 1) <= 0.05) students += 1 / 400;
    }
    expect(flips).toBeLessThan(0.075);
    expect(flips).toBeGreaterThan(0.01);
    expect(students).toBeLessThan(0.075);
  });
});
