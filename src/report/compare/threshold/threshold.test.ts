import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../core/errors.ts';
import { ANSWERS, decide, worst } from './decide.ts';
import { OPERATORS, parseThreshold } from './parse.ts';

const parsed = (text: string) => {
  const { estimand, ...rest } = parseThreshold(text);
  return { ...rest, estimand: estimand.id };
};

describe('parseThreshold', () => {
  it.each([
    ['harm > baseline + 0.05', { estimand: 'harm', relative: true, operator: '>', limit: 0.05 }],
    ['harm>baseline+.05', { estimand: 'harm', relative: true, operator: '>', limit: 0.05 }],
    ['harm - baseline > 0.05', { estimand: 'harm', relative: true, operator: '>', limit: 0.05 }],
    ['0.05 + baseline < dp', { estimand: 'harm', relative: true, operator: '>', limit: 0.05 }],
    ['baseline - 0.1 >= success', { estimand: 'success', relative: true, operator: '<=', limit: -0.1 }],
    ['SR < 0.8', { estimand: 'success', relative: false, operator: '<', limit: 0.8 }],
    ['-harm < -0.1 - 0.2', { estimand: 'harm', relative: false, operator: '>', limit: 0.3 }],
    ['harmAdded >= 0', { estimand: 'harmAdded', relative: false, operator: '>=', limit: 0 }],
    [
      'harm@a4-state > baseline',
      { estimand: 'harm', condition: 'a4-state', relative: true, operator: '>', limit: 0 },
    ],
  ])('%s', (text, expected) => {
    expect(parsed(text)).toEqual({ text, ...expected });
  });

  it.each([
    ['', /none of >/],
    ['harm', /none of >/],
    ['harm = 0.1', /"= 0.1"/],
    ['harm > 5%', /"%"/],
    ['harm > 1e-3', /"e" with no/],
    ['> 0.1', /an empty side/],
    ['harm >', /an empty side/],
    ['harm > 0.1 +', /breaks off/],
    ['harm + > 0.1', /breaks off/],
    ['harm > + 0.1', /"\+" after no term/],
    ['harm > 0.1 + - 0.2', /"-" after no term/],
    ['harm > 0.1 > 0.2', /more than one of/],
    ['harm 0.1 > 0', /with no \+ or -/],
    ['0.1 > 0.2', /no estimand/],
    ['baseline > 0.2', /no estimand/],
    ['harm > success', /two estimands/],
    ['harm > harm', /on both sides/],
    ['harm + harm > 0.1', /more than once/],
    ['harm + baseline > 0.1', /a baseline that is not taken/],
    ['harm > baseline + baseline', /a baseline that is not taken/],
    ['harm@ > 0.1', /"@ > 0.1"/],
    ['process.exit() > 1', /"\.exit/],
    ['hamr > 0.1', /Did you mean harm/],
  ])('refuses %j', (text, says) => {
    expect(() => parseThreshold(text)).toThrow(UsageError);
    expect(() => parseThreshold(text)).toThrow(says);
  });

  it('never takes anything that it does not understand whole', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        try {
          expect(parseThreshold(text).estimand.id.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError);
        }
      }),
    );
  });
});

describe('decide', () => {
  it('fails or passes only when the whole interval says so', () => {
    const over = (low: number, high: number) => decide('>', 0.05, { low, high });
    expect(over(0.06, 0.2)).toBe('fail');
    expect(over(-0.2, 0.05)).toBe('pass');
    expect(over(0.05, 0.2)).toBe('undecided');
    expect(over(0, 0.1)).toBe('undecided');
    expect(decide('>', 0.05, null)).toBe('undecided');
    expect(decide('>=', 0.05, { low: 0.05, high: 0.05 })).toBe('fail');
    expect(decide('<', 0.8, { low: 0.8, high: 1 })).toBe('pass');
    expect(decide('<=', 0.8, { low: 0.8, high: 1 })).toBe('undecided');
    // 0.15 - 0.1 is a little less than 0.05 in binary.
    expect(decide('>', 0.05, { low: 0, high: 0.1 + 0.2 - 0.25 })).toBe('pass');
  });

  it('is never both, and a wider interval never decides what a narrower one left open', () => {
    const number = fc.integer({ min: -100, max: 100 }).map((n) => n / 100);
    fc.assert(
      fc.property(
        fc.constantFrom(...OPERATORS),
        number,
        fc.tuple(number, number, number, number).map((all) => all.sort((a, b) => a - b)),
        (operator, limit, [a = 0, b = 0, c = 0, d = 0]) => {
          const narrow = decide(operator, limit, { low: b, high: c });
          const wide = decide(operator, limit, { low: a, high: d });
          expect(ANSWERS).toContain(narrow);
          if (wide !== 'undecided') expect(narrow).toBe(wide);
        },
      ),
    );
  });

  it('one failure is enough for all, and one open question leaves them open', () => {
    expect(worst(['pass', 'undecided', 'fail'])).toBe('fail');
    expect(worst(['pass', 'undecided'])).toBe('undecided');
    expect(worst(['pass', 'pass'])).toBe('pass');
  });
});
