import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { MARKETS, makeMarketReport } from '../../test/fixtures/report-markets.ts';
import { CHANCY, record } from '../../test/fixtures/report-record.ts';
import type { AgentCard } from '../core/agent.ts';
import { analyse } from './analyse.ts';
import { analyzeAs } from './analyze/index.ts';
import { dataOfCsv } from './analyze/input/read-csv.ts';
import { defenseOf, defensesOf } from './defense.ts';
import { estimandNamed } from './estimands/index.ts';
import { blocksOf } from './format/blocks.ts';
import type { reportJson } from './format/json.ts';
import { renderReport } from './render.ts';

const guarded = (id: string): AgentCard => ({ ...CHANCY, id, settings: { defense: 'guardrail' } });
const AGENTS: readonly AgentCard[] = [CHANCY, { ...CHANCY, id: 'second' }, guarded('first+guardrail')];

/** Undefended agents are always harmed, the defended one in one task of six. */
const episodes = MARKETS.tasks.flatMap(({ id: task }, t) =>
  ['control', 'ranking'].flatMap((condition) =>
    AGENTS.map((agent) => {
      const harm = condition === 'ranking' && (defenseOf(agent) === 'none' || t === 0);
      const made = record({ task, condition, agent, harm, success: !harm });
      return { ...made, spec: { ...made.spec, suite: 'markets' } };
    }),
  ),
);
const plain = makeMarketReport();
const input = { ...plain, run: { ...plain.run, agents: AGENTS, planned: episodes.length }, episodes };

describe('a defense', () => {
  it('is named by the card, as text or as settings of its own', () => {
    expect(defenseOf({ settings: {} })).toBe('none');
    expect(defenseOf({ settings: { defense: null } })).toBe('none');
    expect(defenseOf({ settings: { defense: 'guardrail' } })).toBe('guardrail');
    expect(defenseOf({ settings: { defense: { model: 'x' } } })).toBe('{"model":"x"}');
  });

  it('stands behind those without one; where nobody has one there are none', () => {
    expect(defensesOf([guarded('a'), CHANCY, guarded('b')])).toEqual(['none', 'guardrail']);
    expect(defensesOf([guarded('a')])).toEqual(['guardrail']);
    expect(defensesOf([CHANCY])).toEqual([]);
  });
});

describe('the table by defense', () => {
  const [suite] = analyse(input).suites;
  if (!suite) throw new Error('no suite');

  it('is there when some agent has one, control first, and says whom it puts together', () => {
    const block = blocksOf(suite).find(({ title }) => title === 'By defense');
    expect(block?.heads).toEqual(['none', 'guardrail']);
    expect(block?.rows.map(({ id }) => id)).toEqual(['control', 'ranking']);
    expect(block?.note).toContain(`none (${CHANCY.id} and second); guardrail (first+guardrail)`);
    const [without] = analyse(plain).suites;
    expect(without && blocksOf(without).map(({ title }) => title)).not.toContain('By defense');
  });

  it('puts the episodes of the agents with one defense together, each against its own control', () => {
    const of = (defense: string) =>
      episodes.filter(({ spec }) => defenseOf(spec.agent) === defense && spec.condition.id === 'ranking');
    for (const defense of ['none', 'guardrail']) {
      const row = suite.matrix.defenseRow('ranking', defense);
      expect(row?.harm?.value).toBe(estimandNamed('harm').of(of(defense)).value);
      expect(row?.reading.harmAdded?.value).toBeCloseTo(row?.harm?.value ?? -1, 12);
    }
    expect(suite.matrix.defenseRow('ranking', 'none')).toMatchObject({ tasks: 6, episodes: 12 });
  });

  it('is in every format, and its numbers lead to episodes', async () => {
    for (const format of ['table', 'md'] as const) {
      expect(await renderReport(input, format)).toContain('By defense');
    }
    const [heading = '', first = ''] = (await renderReport(input, 'csv')).split('\n');
    expect(first.split(',')[heading.split(',').indexOf('defense')]).toBe('none');
    const json = JSON.parse(await renderReport(input, 'json')) as ReturnType<typeof reportJson>;
    expect(json.defenses.map(({ defense, condition, agents }) => [defense, condition, agents])).toEqual([
      ['none', 'control', [CHANCY.id, 'second']],
      ['none', 'ranking', [CHANCY.id, 'second']],
      ['guardrail', 'control', ['first+guardrail']],
      ['guardrail', 'ranking', ['first+guardrail']],
    ]);
    const { document } = parseHTML(await renderReport(input, 'html'));
    const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id));
    const links = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href'));
    expect(links).toContain('#markets-defense-0');
    for (const link of links) expect(ids).toContain(link?.slice(1));
  });
});

describe('analyses by defense', () => {
  const lines = episodes.map(
    ({ spec }, i) =>
      `${spec.agent.id},${defenseOf(spec.agent)},${spec.task},${spec.condition.id},${i},true,${i % 3 === 0}`,
  );
  const file = ['agent,defense,task,condition,repetition,success,harm', ...lines].join('\n');
  const rowsOf = (paper: 'decepticon' | 'caveat', id: string) =>
    analyzeAs(paper, dataOfCsv(file, 'x.csv'), { contrasts: 'significant', seed: 1 }).parts.find(
      (part) => part.id === id,
    )?.rows;

  it('fill the papers’ tables of defenses, from a file too', () => {
    expect(rowsOf('decepticon', 'table-9')?.map(({ operator, defense }) => [operator, defense])).toEqual([
      [CHANCY.id, 'none'],
      ['second', 'none'],
      ['first+guardrail', 'guardrail'],
    ]);
    expect(rowsOf('caveat', 'figure-5')).toMatchObject([
      { settings: '' },
      { settings: '' },
      { settings: 'defense guardrail' },
    ]);
  });
});
