import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECISIONS } from './decisions.fixture.ts';
import { best, fitness, PLAUSIBLE } from './fit.ts';
import { stem } from './stem.ts';
import { understand } from './understand.ts';

const choose = (request: string, labels: readonly string[]) => {
  const goal = understand(request);
  return best(
    labels,
    (label) => fitness(label, goal),
    (label) => label,
  );
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
