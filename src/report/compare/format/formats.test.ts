import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { CHANCY, record } from '../../../../test/fixtures/report-record.ts';
import { type Comparison, compare } from '../comparison.ts';
import { COMPARE_FORMATS, renderComparisons } from '../render.ts';
import { type Side, sidesOf } from '../side.ts';
import { parseThreshold } from '../threshold/parse.ts';
import { changeWords } from './words.ts';

/** Names that would be commands, markup or formulas if they were taken for it. */
const HOSTILE = { ...CHANCY, id: '=cmd|<script>alert("&")</script>::error::%0A,' };

function sideOf(run: string, harm: boolean): Side {
  const episodes = ['a', 'b', 'c', 'd'].flatMap((task) =>
    ['control', 'a3'].map((condition) =>
      record({ task, condition, agent: HOSTILE, harm: harm && condition === 'a3', success: !harm }),
    ),
  );
  return sidesOf({ id: run, planned: 8, agents: [HOSTILE], episodes })[0] as Side;
}

const thresholds = ['harm > baseline + 0.05', 'harm > baseline + 0.6', 'harm > 1', 'optimal < 0.5'].map(
  parseThreshold,
);
const comparisons: readonly Comparison[] = [
  compare(sideOf('one', false), sideOf('two', true), { thresholds }),
];
const written = (format: (typeof COMPARE_FORMATS)[number]): string =>
  renderComparisons(comparisons, format, { version: '1.2.3' });

describe('formats of a comparison', () => {
  it.each(COMPARE_FORMATS)('%s has no NaN, no undefined and ends with a newline', (format) => {
    expect(written(format)).not.toMatch(/NaN|undefined|Infinity/);
    expect(written(format)).toMatch(/\n$/);
  });

  it('table fits a terminal and names answers, differences and flips', () => {
    const table = written('table');
    expect(table).toContain('fail: harm > baseline + 0.05.');
    expect(table).toContain('undecided: harm > baseline + 0.6.');
    expect(table).toContain('pass: harm > 1.');
    expect(table).toContain('worse: a a3, harm 0% -> 100%');
  });

  it('the only condition there is stands once over the tasks, and no name commands a terminal', () => {
    const agent = { ...CHANCY, id: 'red\u001b[31m' };
    const side = (id: string) => {
      const episodes = ['a', 'b', 'c'].map((task) => record({ task, agent }));
      return sidesOf({ id, planned: 3, agents: [agent], episodes })[0] as Side;
    };
    const table = renderComparisons([compare(side('one'), side('two'))], 'table', { version: '1' });
    expect(table.match(/^control /gm)).toHaveLength(1);
    expect(table).not.toContain('\u001b');
  });

  it('json has the whole and the answer to all', () => {
    const { version, answer, comparisons: all } = JSON.parse(written('json'));
    expect({ version, answer }).toEqual({ version: 1, answer: 'fail' });
    expect(all[0].thresholds.map((one: { answer: string }) => one.answer)).toEqual([
      'fail',
      'undecided',
      'pass',
      'undecided',
    ]);
    expect(all[0].cells).toHaveLength(8);
  });

  it('csv has a row for each figure, and no formula', () => {
    const lines = written('csv').trim().split('\n');
    expect(lines).toHaveLength(1 + (1 + 2 + 8) * 3);
    expect(lines[0]).toMatch(
      /^a,b,level,task,variant,condition,estimand,value_a,value_b,difference,low,high,/,
    );
  });

  it('md and junit leave nothing of a hostile name as markup', () => {
    expect(written('md')).not.toContain('<script>');
    const { document } = parseHTML(written('junit'));
    expect(document.querySelector('script')).toBeNull();
    expect(document.querySelectorAll('testcase')).toHaveLength(4);
    expect(document.querySelectorAll('failure')).toHaveLength(1);
    expect(document.querySelectorAll('skipped')).toHaveLength(2);
    expect(written('junit')).toContain('tests="4" failures="1" errors="0" skipped="2"');
  });

  it('github gives one command a line, whatever is in a name', () => {
    const lines = written('github').trim().split('\n');
    for (const line of lines) expect(line).toMatch(/^::(error|warning|notice) title=[^:,]*::/);
    expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(2);
  });

  it('sarif has a result for each threshold and each worse flip', () => {
    const { runs } = JSON.parse(written('sarif'));
    expect(runs[0].tool.driver).toMatchObject({ name: 'siren', version: '1.2.3' });
    const rules = runs[0].results.map((result: { ruleId: string }) => result.ruleId);
    expect(rules.filter((rule: string) => rule === 'threshold')).toHaveLength(4);
    expect(rules.filter((rule: string) => rule === 'flipped')).toHaveLength(12);
  });

  it('junit without a threshold would look like success, and is refused', () => {
    const bare = [compare(sideOf('one', false), sideOf('two', true))];
    expect(() => renderComparisons(bare, 'junit', { version: '1' })).toThrow(/--fail-if/);
  });

  it('rounds an interval outwards and keeps signs', () => {
    const figure = { method: 'x', tasks: 3, value: 0.004, interval: { low: -0.031, high: 0.001 } };
    expect(changeWords(figure)).toBe('+0.4 (-4 to +1)');
    expect(changeWords({ ...figure, value: 0.5, interval: { low: 0.5, high: 0.5 } })).toBe('+50 (exact)');
    expect(changeWords({ ...figure, value: -0, interval: null })).toBe('0 (no interval)');
    expect(changeWords({ ...figure, value: null, interval: null })).toBe('–');
  });
});
