import { expect, test } from 'vitest';
import { totalUsage } from './usage.ts';

test('what several replies used is their sum; what one of them leaves unknown is unknown', () => {
  const whole = { requests: 1, inputTokens: 10, outputTokens: 2, cost: 0.5, ms: 4 };
  expect(totalUsage([whole, { ...whole, requests: 3 }])).toEqual({
    requests: 4,
    inputTokens: 20,
    outputTokens: 4,
    cost: 1,
    ms: 8,
  });
  expect(totalUsage([whole, { requests: 1, inputTokens: 5, ms: 1 }])).toEqual({
    requests: 2,
    inputTokens: 15,
    ms: 5,
  });
});

test('replies from the cache are counted, and only where there are some', () => {
  const kept = { requests: 0, inputTokens: 0, outputTokens: 0, cost: 0, fromCache: 1, ms: 0 };
  const sent = { requests: 1, inputTokens: 10, outputTokens: 2, cost: 0.5, ms: 4 };
  expect(totalUsage([kept, sent, kept])).toMatchObject({
    requests: 1,
    inputTokens: 10,
    cost: 0.5,
    fromCache: 2,
  });
  expect(totalUsage([sent])).not.toHaveProperty('fromCache');
});
