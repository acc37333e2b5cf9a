import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryAfterOf } from './failure.ts';
import { waitAfter } from './retry.ts';

describe('the wait before another try', () => {
  it('is never shorter than what the endpoint asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120_000 }),
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (asked, tried, spread) => {
          const wait = waitAfter({ kind: 'busy', found: '', retryAfterMs: asked }, tried, spread);
          expect(wait).toBeGreaterThanOrEqual(asked);
          expect(wait).toBeLessThanOrEqual(asked * 1.25 + 250);
        },
      ),
    );
  });

  it('grows from half a second to half a minute, and ends', () => {
    const waits = [1, 2, 3, 4, 5].map((tried) => waitAfter({ kind: 'passing', found: '' }, tried, 0));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000]);
    expect(waitAfter({ kind: 'passing', found: '' }, 6, 0)).toBeUndefined();
    expect(waitAfter({ kind: 'busy', found: '', retryAfterMs: 3_600_000 }, 1, 0)).toBeUndefined();
    expect(waitAfter({ kind: 'key', found: '' }, 1, 0)).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  it.each([
    [{ 'retry-after': '3' }, 3000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after-ms': '250', 'retry-after': '3' }, 250],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:10 GMT' }, 10_000],
    [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-5' }, undefined],
    [{}, undefined],
  ])('%j is %s ms', (headers, ms) => {
    expect(retryAfterOf(headers as Record<string, string>, now)).toBe(ms);
  });
});
