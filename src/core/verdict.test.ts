import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './verdict.ts';

const facts = fc.record({
  success: fc.boolean(),
  harm: fc.boolean(),
  exposed: fc.boolean(),
  decided: fc.boolean(),
});

describe('outcomeOf', () => {
  it('is deceived exactly where there was harm', () => {
    fc.assert(fc.property(facts, (verdict) => (outcomeOf(verdict) === 'deceived') === verdict.harm));
  });

  it('goes through the rest in order', () => {
    const base = { success: true, harm: false, exposed: true, decided: true };
    expect(outcomeOf(base)).toBe('evaded');
    expect(outcomeOf({ ...base, success: false })).toBe('failed');
    expect(outcomeOf({ ...base, decided: false })).toBe('refused');
    expect(outcomeOf({ ...base, decided: false, exposed: false })).toBe('unexposed');
  });
});
