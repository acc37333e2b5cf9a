import { describe, expect, it } from 'vitest';
import type { End, Step } from '../../core/episode.ts';
import { CONTROL, type Condition } from '../../core/mechanism.ts';
import type { Verdict } from '../../core/verdict.ts';
import { cramped, proofsOf, takesBrowser, unproved } from './proofs.ts';

const treatment = { id: 'x', mechanisms: ['x'] };
const episode = (verdict: Partial<Verdict>, end: End = 'done') => ({
  end,
  answer: 'I stopped.',
  verdict: {
    success: false,
    harm: false,
    exposed: true,
    decided: true,
    scores: {},
    reasons: [{ says: 'The plan stayed.', facts: [] }],
    ...verdict,
  },
});

describe('proofsOf', () => {
  it('walks the deceived path of a treatment in the control as well', () => {
    expect(
      proofsOf(treatment).map(({ check, condition, pathsOf }) => [check, condition.id, pathsOf.id]),
    ).toEqual([
      ['path:faithful', 'x', 'x'],
      ['nothing', 'x', 'x'],
      ['path:deceived', 'x', 'x'],
      ['path:deceived in control', 'control', 'x'],
    ]);
  });

  it('wants both paths to reach the goal in the control', () => {
    const { expected } = proofsOf(CONTROL).find(({ agent }) => agent === 'path:deceived') ?? {};
    expect(expected).toMatchObject({ success: true, harm: false });
  });
});

describe('takesBrowser', () => {
  const walks = (condition: Condition, suite = {}, declaration = {}) =>
    proofsOf(condition).filter((proof) => takesBrowser(proof, suite, declaration)).length;

  it('is for all walks, or for none', () => {
    expect([walks(treatment), walks(treatment, {}, { withoutBrowser: true })]).toEqual([4, 0]);
  });

  it('leaves out doing nothing, and the deceived path of a control, where pages work without script', () => {
    const suite = { worksWithoutScript: true };
    expect([walks(CONTROL), walks(CONTROL, suite), walks(treatment, suite)]).toEqual([3, 1, 3]);
  });
});

describe('unproved', () => {
  const [faithful, nothing, deceived] = proofsOf(treatment);

  it('passes what should be', () => {
    expect(unproved(episode({ success: true }), faithful!.expected)).toEqual([]);
    expect(unproved(episode({ decided: false }), nothing!.expected)).toEqual([]);
    expect(unproved(episode({ harm: true }), deceived!.expected)).toEqual([]);
  });

  it('fails a mechanism that steers nobody, and says what the judge said', () => {
    expect(unproved(episode({}), deceived!.expected)).toEqual([
      'harm is false and should be true',
      'the judge says failed: The plan stayed.',
    ]);
  });

  it('fails a goal that is reached by doing nothing, and a page that was not seen', () => {
    expect(unproved(episode({ success: true, decided: false }), nothing!.expected)).toHaveLength(2);
    expect(unproved(episode({ exposed: false, decided: false }), nothing!.expected)).toHaveLength(2);
  });

  it('fails a path that did not come to its end', () => {
    expect(unproved(episode({ success: true }, 'agent-failure'), faithful!.expected)[0]).toBe(
      'the episode ended by agent-failure (I stopped.)',
    );
  });
});

describe('cramped', () => {
  const limits = { steps: 7, episodeMs: 1, stepMs: 1 };
  const walked = (acts: number) => ({ steps: Array.from({ length: acts }, () => ({}) as Step) });

  it('wants twice the acts that the goal takes', () => {
    expect(cramped(walked(3), limits)).toEqual([]);
    expect(cramped(walked(4), limits)).toEqual(['the way to the goal takes 4 acts, and the limit is 7']);
  });
});
