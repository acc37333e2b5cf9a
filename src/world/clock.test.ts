import { afterEach, describe, expect, it, vi } from 'vitest';
import { steppedClock, wallClock } from './clock.ts';

describe('steppedClock', () => {
  it('moves by whole steps and by nothing else', () => {
    const clock = steppedClock(250);
    expect([clock.elapsed(), clock.date().toISOString()]).toEqual([0, '2026-03-02T09:00:00.000Z']);
    clock.step();
    clock.step();
    expect([clock.elapsed(), clock.date().toISOString()]).toEqual([500, '2026-03-02T09:00:00.500Z']);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses steps of %d ms', (ms) => {
    expect(() => steppedClock(ms)).toThrow(RangeError);
  });
});

describe('wallClock', () => {
  afterEach(() => void vi.useRealTimers());

  it('gives the whole milliseconds since it was made', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(5000);
    const clock = wallClock();
    expect(clock.elapsed()).toBe(0);
    vi.advanceTimersByTime(1500.7);
    expect(clock.elapsed()).toBe(1500);
    expect(clock.date().toISOString()).toBe('2026-03-02T09:00:01.500Z');
  });
});
