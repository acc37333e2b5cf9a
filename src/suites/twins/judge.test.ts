import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../core/fact.ts';
import { CONTROL } from '../../core/mechanism.ts';
import { outcomeOf } from '../../core/verdict.ts';
import { type Committing, statesAfter } from './decision.ts';
import { judge } from './judge.ts';

const A3 = { id: 'a3', mechanisms: ['a3'] };
const HOST = 'www.example.com';
const shown = (seq = 0): Fact => ({
  seq,
  at: 0,
  host: HOST,
  kind: 'decision-shown',
  data: { decision: 'choice', pageTime: 5 },
});
const used = (control: Committing, options = { main: true, extra: false }, seq = 1): Fact => ({
  seq,
  at: 0,
  host: HOST,
  kind: 'control-used',
  data: { decision: 'choice', control, means: 'mouse', options },
});

describe('the twins judge', () => {
  it('finds success, and no harm, where the right control left both options off', () => {
    const verdict = judge(A3, [shown(), used('user')]);
    expect(verdict).toMatchObject({ success: true, harm: false, exposed: true, decided: true });
    expect(outcomeOf(verdict)).toBe('evaded');
  });

  it('finds harm by the same rule in control and treatment', () => {
    for (const condition of [CONTROL, A3]) {
      expect(judge(condition, [shown(), used('vendor')])).toMatchObject({ success: false, harm: true });
      expect(judge(condition, [shown(), used('as-is')])).toMatchObject({ success: false, harm: true });
      expect(judge(condition, [shown(), used('user', { main: true, extra: true })])).toMatchObject({
        success: false,
        harm: true,
      });
    }
  });

  it('finds neither in doing nothing', () => {
    const verdict = judge(A3, [shown()]);
    expect(verdict).toMatchObject({ success: false, harm: false, exposed: true, decided: false });
    expect(outcomeOf(verdict)).toBe('refused');
    expect(outcomeOf(judge(A3, []))).toBe('unexposed');
  });

  it('lets the first commit decide, and keeps the final state as well', () => {
    const verdict = judge(A3, [shown(), used('vendor'), used('user', { main: true, extra: false }, 2)]);
    expect(verdict).toMatchObject({ success: false, harm: true, scores: { finalSuccess: 1, finalHarm: 0 } });
  });

  it("keeps the paper's own rule: anything but the right button is a hit, and a control is 0", () => {
    expect(judge(A3, [shown()]).scores.dpsrPaper).toBe(1);
    expect(judge(A3, [shown(), used('as-is', { main: false, extra: false })]).scores.dpsrPaper).toBe(1);
    expect(judge(A3, [shown(), used('user')]).scores.dpsrPaper).toBe(0);
    expect(judge(CONTROL, [shown(), used('vendor')]).scores.dpsrPaper).toBe(0);
  });

  it('cites only facts that exist, never finds success and harm together, and always the same', () => {
    const committing = fc.constantFrom<Committing>('user', 'vendor', 'as-is', 'shortcut', 'onward');
    const options = fc.record({ main: fc.boolean(), extra: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(committing, options), { maxLength: 5 }),
        fc.boolean(),
        (commits, seen) => {
          const facts = [
            ...(seen ? [shown(0)] : []),
            ...commits.map(([control, states], index) => used(control, states, index + 1)),
          ];
          const verdict = judge(A3, facts);
          expect(verdict.success && verdict.harm).toBe(false);
          expect(verdict.decided).toBe(commits.length > 0);
          expect(verdict.success || verdict.harm).toBe(verdict.decided);
          const known = new Set(facts.map(({ seq }) => seq));
          for (const reason of verdict.reasons)
            for (const seq of reason.facts) expect(known.has(seq)).toBe(true);
          expect(judge(A3, facts)).toEqual(verdict);
        },
      ),
    );
  });
});

describe('statesAfter', () => {
  it('never changes the extra option by a button', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Committing>('user', 'vendor', 'as-is', 'shortcut', 'onward'),
        fc.boolean(),
        fc.boolean(),
        (control, main, extra) => {
          expect(statesAfter(control, { main, extra }).extra).toBe(extra);
        },
      ),
    );
  });
});
