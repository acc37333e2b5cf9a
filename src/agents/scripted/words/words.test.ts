import { describe, expect, it } from 'vitest';
import { DECISIONS } from './decisions.fixture.ts';
import { fitness, PLAUSIBLE, ranked } from './fit.ts';
import { understand } from './understand.ts';

const choose = (request: string, labels: readonly string[]) => {
  const goal = understand(request);
  return ranked(
    labels,
    (label) => fitness(label, goal),
    (label) => label,
  )[0];
};

describe('fit', () => {
  it.each(DECISIONS)('%s -> %s', (request, ...labels) => {
    const goal = understand(request);
    const scores = labels.map((label) => `${label}: ${fitness(label, goal).toFixed(2)}`);
    const chosen = choose(request, labels);
    expect(chosen?.item, scores.join('\n')).toBe(labels[0]);
    expect(chosen?.score, scores.join('\n')).toBeGreaterThan(PLAUSIBLE);
  });
});
