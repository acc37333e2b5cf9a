import { describe, expect, it } from 'vitest';
import { labelRoom, MOST_LETTERS, shortened } from './chart-labels.ts';

describe('labels of charts', () => {
  it('are cut to so many letters, whole ones, and show it', () => {
    expect(shortened('only:drip-pricing', 28)).toBe('only:drip-pricing');
    expect(shortened('only:scarcity-social-proof', 10)).toBe('only:scar…');
    expect([...shortened('𝔸𝔸𝔸𝔸', 3)]).toHaveLength(3);
  });

  it('have room for the longest, within limits', () => {
    expect(labelRoom(['a3', 'control'], 96)).toBe(96);
    expect(labelRoom(['control', 'only:sponsored-placement'], 96)).toBeGreaterThan(150);
    expect(labelRoom(['x'.repeat(400)], 96)).toBe(labelRoom(['x'.repeat(MOST_LETTERS)], 96));
    expect(labelRoom([], 96)).toBe(96);
  });
});
