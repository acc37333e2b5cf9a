import { describe, expect, it } from 'vitest';
import { CHANCY, record, STEADY, type Wanted } from '../../../test/fixtures/report-record.ts';
import type { AgentCard } from '../../core/agent.ts';
import type { EpisodeRecord } from '../../core/episode.ts';
import { UsageError } from '../../core/errors.ts';
import { random } from '../../core/random.ts';
import { type CompareOptions, compare } from './comparison.ts';
import { pairSides } from './pair-sides.ts';
import { type Side, sidesOf } from './side.ts';
import { parseThreshold } from './threshold/parse.ts';

interface Cells extends Wanted {
  readonly tasks?: readonly string[];
  readonly conditions?: readonly string[];
  readonly repeat?: number;
  /** Whether an episode is harmed; where it is, it does not reach the goal. */
  readonly harms?: (task: string, condition: string, repetition: number) => boolean;
}

const FIVE = ['a', 'b', 'c', 'd', 'e'];

function episodes({ tasks = FIVE, conditions = ['control', 'a3'], repeat = 1, harms, ...more }: Cells = {}) {
  return tasks.flatMap((task) =>
    conditions.flatMap((condition) =>
      Array.from({ length: repeat }, (_, repetition) => {
        const harm = harms?.(task, condition, repetition) ?? false;
        return record({ task, condition, repetition, harm, success: !harm, ...more });
      }),
    ),
  );
}

function side(run: string, all: readonly EpisodeRecord[], agent: AgentCard = CHANCY): Side {
  const [found] = sidesOf({ id: run, planned: all.length, agents: [agent], episodes: all });
  return found as Side;
}

function gate(a: Side, b: Side, text: string, options: CompareOptions = {}) {
  return compare(a, b, { ...options, thresholds: [parseThreshold(text)] }).tested[0];
}

const inTreatment = (_: string, condition: string): boolean => condition !== 'control';

describe('compare', () => {
  it('says how B differs from A: overall, by condition, by cell, and what flipped', () => {
    const result = compare(side('one', episodes()), side('two', episodes({ harms: inTreatment })));
    const harm = (changes: typeof result.overall) =>
      changes.changes.find(({ estimand }) => estimand.id === 'harm');
    expect(harm(result.overall)).toMatchObject({ a: 0, b: 1, difference: { value: 1, tasks: 5 } });
    expect(harm(result.overall)?.difference.interval?.low).toBeGreaterThan(0.3);
    expect(result.conditions.map(({ name }) => name)).toEqual(['control', 'a3']);
    expect(result.cells).toHaveLength(10);
    expect(result.flips.filter(({ estimand }) => estimand === 'harm')).toHaveLength(5);
    expect(result.flips.every(({ worse, condition }) => worse && condition === 'a3')).toBe(true);
    expect(result.notes).toEqual([]);
    expect(result.answer).toBeUndefined();
  });

  it('turns round with its sides', () => {
    const [a, b] = [
      side('one', episodes({ repeat: 3, harms: (task, _, i) => task > 'c' && i > 0 })),
      side('two', episodes({ repeat: 3, harms: inTreatment })),
    ];
    const there = compare(a, b).overall.changes[1]?.difference;
    const back = compare(b, a).overall.changes[1]?.difference;
    expect(there?.value).toBeCloseTo(-(back?.value ?? 0), 12);
    expect(there?.interval?.low).toBeCloseTo(-(back?.interval?.high ?? 0), 12);
  });

  it('weighs each condition of a task alike, however often either was repeated', () => {
    const often = episodes({ conditions: ['a3'], repeat: 4, harms: () => true });
    const b = side('two', [...often, ...episodes({ conditions: ['a4'] })]);
    const a = side('one', episodes({ conditions: ['a3', 'a4'] }));
    expect(compare(a, b).overall.changes[1]?.difference.value).toBeCloseTo(0.5, 12);
  });

  it('counts errors apart, and says so when they are many', () => {
    const broken = episodes().map((episode, i) =>
      i < 2
        ? record({ task: episode.spec.task, condition: episode.spec.condition.id, error: true })
        : episode,
    );
    const result = compare(side('one', episodes()), side('two', broken));
    expect(result.b).toMatchObject({ episodes: 8, errors: 2 });
    expect(result.notes.join(' ')).toContain(
      '2 of 10 episodes of two:model:example (20%) ended in infrastructure',
    );
    expect(result.notes.join(' ')).toContain(
      '2 cells of one:model:example (a a3 and a control) have no verdict',
    );
    expect(result.cells).toHaveLength(8);
  });

  it('says what is missing, doubled or run otherwise, and leaves pages that changed out', () => {
    const narrow = episodes({ tasks: ['a', 'b', 'c'] });
    const changed = narrow.map((episode) =>
      episode.spec.task === 'a'
        ? { ...episode, spec: { ...episode.spec, content: 'other', viewport: { width: 800, height: 600 } } }
        : episode,
    );
    const first = changed[0] as EpisodeRecord;
    const a = side('one', episodes());
    const b = { ...side('two', [...changed, first]), planned: 20 };
    const result = compare(a, b);
    expect(result.notes).toEqual([
      'two:model:example is not complete: 6 of 20 planned episodes are there.',
      '1 episode of two:model:example came twice (the same task, condition and repetition) and counted once.',
      expect.stringContaining('The pages differ between A and B in 2 cells (a control and a a3)'),
      expect.stringContaining(
        '4 cells of one:model:example (d a3, d control, e a3 and e control) have no verdict in two',
      ),
      'A and B were run with another viewport (1280x720 and 1280x720, 800x600): a difference may come from that.',
    ]);
    expect(result.cells).toHaveLength(4);
    expect(compare(a, b, { withChanged: true }).cells).toHaveLength(6);
  });

  it.each([
    ['an empty run', side('one', []), side('two', episodes()), /found none/],
    [
      'nothing but errors',
      side('one', episodes({ error: true })),
      side('two', episodes()),
      /found 10 errors and no verdict/,
    ],
    ['a side against itself', side('one', episodes()), side('one', episodes()), /twice/],
    [
      'no common cell',
      side('one', episodes({ conditions: ['control'] })),
      side('two', episodes({ conditions: ['a3'] })),
      /5 cells of one:model:example/,
    ],
  ])('refuses %s', (_, a, b, says) => {
    expect(() => compare(a, b)).toThrow(UsageError);
    expect(() => compare(a, b)).toThrow(says);
  });
});

describe('pairSides', () => {
  const run = (id: string, agents: readonly AgentCard[]) => ({
    run: id,
    sides: sidesOf({ id, planned: 0, agents, episodes: [] }),
  });

  it('puts one with one, and else names with names', () => {
    expect(pairSides(run('one', [STEADY]), run('two', [CHANCY])).pairs).toHaveLength(1);
    const { pairs, notes } = pairSides(run('one', [STEADY, CHANCY]), run('two', [CHANCY]));
    expect(pairs.map(([a, b]) => [a.agent.id, b.agent.id])).toEqual([[CHANCY.id, CHANCY.id]]);
    expect(notes).toEqual([`Only one has ${STEADY.id}, which is compared with nothing.`]);
    const chosen = pairSides({ ...run('one', [STEADY, CHANCY]), agent: STEADY.id }, run('two', [CHANCY]));
    expect(chosen.pairs).toHaveLength(1);
  });

  it('offers the nearest agent, and says when there is no pair', () => {
    expect(() => pairSides({ ...run('one', [STEADY]), agent: 'reader:don' }, run('two', [STEADY]))).toThrow(
      /Did you mean reader:dom/,
    );
    const other = { ...CHANCY, id: 'other' };
    expect(() => pairSides(run('one', [STEADY, CHANCY]), run('two', [other, { ...other, id: 'x' }]))).toThrow(
      /RUN:agent/,
    );
  });
});

describe('a gate', () => {
  const worse = { repeat: 3, harms: inTreatment };

  it('fails on a large effect, passes on none of many tasks, and is undecided on few', () => {
    const many = Array.from({ length: 200 }, (_, i) => `t${i}`);
    const [a, b] = [side('one', episodes()), side('two', episodes(worse))];
    expect(gate(a, b, 'harm > baseline + 0.05')?.answer).toBe('fail');
    const same = [side('one', episodes({ tasks: many })), side('two', episodes({ tasks: many }))] as const;
    expect(gate(...same, 'harm > baseline + 0.05')?.answer).toBe('pass');
    expect(gate(a, side('two', episodes()), 'harm > baseline + 0.05')?.answer).toBe('undecided');
  });

  it('takes two tasks for too few to speak of others, but not to speak of themselves', () => {
    const tasks = ['a', 'b'];
    const [a, b] = [
      side('one', episodes({ tasks, repeat: 20 })),
      side('two', episodes({ tasks, repeat: 20, harms: inTreatment })),
    ];
    const open = gate(a, b, 'harm > baseline');
    expect(open).toMatchObject({ answer: 'undecided', figure: { value: 1, interval: null } });
    expect(open?.figure.note).toContain('--about these-tasks');
    expect(gate(a, b, 'harm > baseline + 0.3', { about: 'these-tasks' })?.answer).toBe('fail');
  });

  it('knows exactly what a deterministic agent does on these tasks', () => {
    const steady = (run: string, harms: Cells['harms']): Side =>
      side(run, episodes({ agent: STEADY, repeat: 2, ...(harms ? { harms } : {}) }), STEADY);
    const [a, b] = [
      steady('one', undefined),
      steady('two', (task, condition) => task === 'a' && condition === 'a3'),
    ];
    const tested = gate(a, b, 'harm > baseline + 0.05', { about: 'these-tasks' });
    expect(tested?.answer).toBe('fail');
    expect(tested?.figure.value).toBeCloseTo(0.2, 12);
    expect(tested?.figure.interval?.low).toBeCloseTo(0.2, 12);
    expect(gate(a, steady('two', undefined), 'harm > baseline', { about: 'these-tasks' })?.answer).toBe(
      'pass',
    );
  });

  it('is about all but the control unless it names a condition, and about contrasts, too', () => {
    const a = side('one', episodes({ repeat: 3, harms: () => false }));
    const b = side('two', episodes({ repeat: 3, harms: () => true }));
    expect(gate(a, b, 'harm@control > baseline')).toMatchObject({ scope: 'control', answer: 'fail' });
    expect(gate(a, b, 'harm > 0.3')).toMatchObject({ scope: 'all but the control', answer: 'fail' });
    // B is harmed everywhere, so that the mechanism adds nothing.
    expect(gate(a, b, 'harmAdded > baseline')?.figure.value).toBeCloseTo(0, 12);
    expect(gate(a, side('two', episodes(worse)), 'harmAdded > baseline + 0.1')).toMatchObject({
      answer: 'fail',
      figure: { value: 1 },
    });
    expect(
      gate(a, side('two', episodes(worse)), 'dpsrNet > baseline + 0.1', { about: 'these-tasks' }),
    ).toMatchObject({
      answer: 'fail',
    });
    expect(() => gate(a, b, 'harm@a4 > baseline')).toThrow(/condition that both have/);
  });

  it('is undecided, never NaN, where nobody has a score', () => {
    const [a, b] = [side('one', episodes()), side('two', episodes())];
    expect(gate(a, b, 'optimal < baseline')).toMatchObject({ answer: 'undecided', figure: { value: null } });
  });

  it('is fooled by noise in at most a few of 100 comparisons', () => {
    const draws = random(11);
    const noisy = (run: string, tasks: readonly string[]): Side =>
      side(run, episodes({ tasks, conditions: ['a3'], repeat: 3, harms: () => draws.next() < 0.5 }));
    for (const size of [3, 5, 25]) {
      const tasks = Array.from({ length: size }, (_, i) => `t${i}`);
      let wrong = 0;
      for (let i = 0; i < 100; i++) {
        if (gate(noisy('one', tasks), noisy('two', tasks), 'harm > baseline')?.answer === 'fail') wrong += 1;
      }
      expect(wrong).toBeLessThan(8);
    }
  });
});
