import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { makeReport } from '../../test/fixtures/report.ts';
import { MARKETS, makeMarketReport } from '../../test/fixtures/report-markets.ts';
import { record } from '../../test/fixtures/report-record.ts';
import { analyse } from './analyse.ts';
import { estimandNamed } from './estimands/index.ts';
import { blocksOf } from './format/blocks.ts';
import type { reportJson } from './format/json.ts';
import { renderReport } from './render.ts';

const input = makeMarketReport();
const [suite] = analyse(input).suites;
if (!suite) throw new Error('no suite');
const inArm = (...conditions: string[]) =>
  input.episodes.filter(({ spec }) => conditions.includes(spec.condition.id));

describe('a suite whose tasks share sites', () => {
  it('has a table over all tasks, by category, and for each site; control first in all', () => {
    const blocks = blocksOf(suite);
    expect(blocks.map(({ title }) => title)).toEqual([
      'All 6 tasks',
      'How it was decided',
      'By category of mechanism',
      'www.laptops.example',
      'www.kettles.example',
    ]);
    for (const { rows } of blocks) expect(rows[0]?.id).toBe('control');
    expect(blocks[2]?.rows.map(({ id }) => id)).toEqual(['control', 'presentation', 'price']);
  });

  it('tells how decisions were made, in columns of its own', () => {
    const block = blocksOf(suite).find(({ title }) => title === 'How it was decided');
    expect(block?.columns.map(({ id }) => id)).toEqual([
      'feasible',
      'prematureClosure',
      'prematureCommitment',
    ]);
    const row = block?.rows.find(({ id }) => id === 'badge')?.find(block.heads[0] ?? '');
    const closure = block?.columns.find(({ id }) => id === 'prematureClosure');
    expect(row && closure?.of(row)?.value).toBe(estimandNamed('prematureClosure').of(inArm('badge')).value);
  });

  it('a headline about many mechanisms names none of them alone', () => {
    const all = MARKETS.mechanisms.map(({ id }) => id);
    const episodes = inArm('control', 'badge').map((one) =>
      one.spec.condition.id === 'control'
        ? one
        : { ...one, spec: { ...one.spec, condition: { id: 'treatment', mechanisms: all } } },
    );
    const [together] = analyse({ ...input, episodes }).suites;
    expect(together?.answer.sentence).toMatch(/Treatment \(3 mechanisms together\) made model:example do/);
  });

  it('a site’s and a category’s figures are of their own episodes', () => {
    const agent = suite.matrix.agents[0]?.id ?? '';
    const category = suite.matrix.categoryRow('presentation', agent);
    const expected = estimandNamed('optimal').of(inArm('ranking', 'badge'));
    expect(category?.estimates.optimal).toEqual(expected);
    expect(category?.reading.contrasts?.optimalLost).toEqual(
      estimandNamed('optimalLost').of(inArm('control', 'ranking', 'badge')),
    );
    const site = suite.matrix.siteRow('www.kettles.example', 'badge', agent);
    expect(site).toMatchObject({ tasks: 3, episodes: 9 });
  });

  it('shows what was bought, in every format', async () => {
    expect(await renderReport(input, 'table')).toMatch(/success +harm +optimal +P\* +promoted/);
    expect(await renderReport(input, 'md')).toContain('promoted');
    const [heading = '', first = ''] = (await renderReport(input, 'csv')).split('\n');
    const at = heading.split(',').indexOf('optimal');
    expect(Number(first.split(',')[at])).toBeCloseTo(suite.matrix.cells[0]?.estimates.optimal?.value ?? -1);
    const json = JSON.parse(await renderReport(input, 'json')) as ReturnType<typeof reportJson>;
    expect(json.sites).toHaveLength(2 * 4);
    expect(json.categories).toHaveLength(2);
    expect(json.rows[1]?.estimates.optimalLost?.value).toBeGreaterThan(0);
  });

  it('the page leads from every number to its episodes', async () => {
    const { document } = parseHTML(await renderReport(input, 'html'));
    const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id));
    const links = [...document.querySelectorAll('a[href^="#"]')];
    expect(links.length).toBeGreaterThan(90);
    for (const link of links) expect(ids).toContain((link.getAttribute('href') ?? '').slice(1));
    expect(document.querySelectorAll('.charts svg')).toHaveLength(3);
  });

  it('every part of a page has an address of its own when a run has two suites', async () => {
    const twins = makeReport();
    const both = {
      ...twins,
      suites: [...twins.suites, ...input.suites],
      episodes: [...twins.episodes, ...input.episodes],
    };
    const { document } = parseHTML(await renderReport(both, 'html'));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('odd runs', () => {
  const odd = {
    'one cell': [record({ task: 'markets/k0' })],
    'all harmed': inArm('badge').map((one) =>
      one.status === 'ok' ? { ...one, verdict: { ...one.verdict, harm: true, success: false } } : one,
    ),
    'no control': inArm('badge'),
    unbalanced: input.episodes.filter((_, i) => i % 5 !== 1),
    duplicated: [...input.episodes, ...input.episodes.slice(0, 9)],
    'errors alone': [record({ error: true })],
  };
  it.each(Object.entries(odd))('%s: a report in each format, and no NaN', async (_, episodes) => {
    for (const format of ['table', 'md', 'csv', 'json', 'html'] as const) {
      expect(await renderReport({ ...input, episodes }, format)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('an agent that is missing in one condition is shown as not run', async () => {
    const other = { ...(input.run.agents[0] as (typeof input.run.agents)[number]), id: 'model:other' };
    const few = inArm('control').map((one) => ({
      ...one,
      key: `${one.key}-other`,
      spec: { ...one.spec, agent: other },
    }));
    const page = await renderReport({ ...input, episodes: [...input.episodes, ...few] }, 'html');
    expect(page).toContain('not run');
  });
});
