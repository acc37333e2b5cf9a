import { describe, expect, it } from 'vitest';
import { makeReport } from '../../../test/fixtures/report.ts';
import { CARDS } from '../../../test/fixtures/report-episodes.ts';
import { record } from '../../../test/fixtures/report-record.ts';
import { analyse } from '../analyse.ts';
import type { ReportInput } from '../input.ts';
import { renderReport } from '../render.ts';
import { rateWords } from '../words.ts';
import { reportJson } from './json.ts';
import { TABLE_WIDTH } from './table.ts';

const input = makeReport({ trouble: 0.02 });
const analysis = analyse(input);

/** Rows of a CSV without quoted fields, by their heading. */
function rowsOf(csv: string): Record<string, string>[] {
  const [heading = '', ...lines] = csv.trimEnd().split('\n');
  const names = heading.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, i) => [names[i], value])));
}

function withHostile(words: string): ReportInput {
  const agent = { ...CARDS[0], id: words, title: words } as (typeof CARDS)[number];
  const [suite] = input.suites;
  return {
    ...input,
    run: { ...input.run, id: words, plan: { name: words, hash: words }, agents: [agent] },
    suites: suite ? [{ ...suite, title: words }] : [],
    episodes: [record({ agent }), record({ agent, condition: 'a3', harm: true })],
  };
}

describe('formats agree', () => {
  it('csv and json have one row a task, condition and agent, with the same figures', async () => {
    const rows = rowsOf(await renderReport(input, 'csv'));
    const json = JSON.parse(await renderReport(input, 'json')) as ReturnType<typeof reportJson>;
    expect(rows).toHaveLength(94 * 3);
    expect(json.cells).toHaveLength(rows.length);
    for (const [i, row] of rows.entries()) {
      const cell = json.cells[i];
      expect([row.task, row.condition, row.agent]).toEqual([cell?.task, cell?.condition, cell?.agent]);
      expect(row.success).toBe(cell?.success === null ? '' : String(cell?.success.value));
      expect(row.harm_low).toBe(String(cell?.harm?.interval?.low ?? ''));
      expect(row.deceived).toBe(String(cell?.outcomes.deceived));
    }
  });

  it('table and markdown show what json holds', async () => {
    const table = await renderReport(input, 'table');
    const markdown = await renderReport(input, 'md');
    const { suites } = reportJson(analysis);
    for (const text of [table, markdown]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(suites[0]?.sentence.replaceAll(/\s+/g, ' '));
    }
    for (const { matrix } of analysis.suites) {
      for (const agent of matrix.agents) {
        const row = matrix.row('c0', agent.id);
        expect(table).toContain(rateWords(row?.harm));
        expect(markdown).toContain(rateWords(row?.success));
      }
    }
  });

  it('all of them count the same episodes and errors', async () => {
    const rows = rowsOf(await renderReport(input, 'csv'));
    const sum = (name: string): number => rows.reduce((total, row) => total + Number(row[name]), 0);
    expect(sum('errors')).toBe(analysis.errors);
    expect(sum('errors')).toBeGreaterThan(0);
    expect(sum('episodes')).toBe(analysis.episodes);
    expect(sum('deceived') + sum('evaded') + sum('refused') + sum('failed') + sum('unexposed')).toBe(
      analysis.episodes,
    );
  });

  it('nothing is ever NaN or undefined', async () => {
    const odd: ReportInput[] = [
      input,
      { ...input, episodes: [] },
      { ...input, episodes: [record({ error: true })] },
      { ...input, episodes: [record({ condition: 'a3' })] },
      { ...input, suites: [], episodes: [record()] },
    ];
    for (const one of odd) {
      for (const format of ['table', 'md', 'csv', 'json'] as const) {
        const text = await renderReport(one, format);
        expect(text).not.toMatch(/NaN|undefined|Infinity/);
        expect(text.endsWith('\n')).toBe(true);
      }
    }
  });
});

describe('json', () => {
  it('a cell without a verdict has null, not zero', () => {
    const { cells } = reportJson(analyse({ ...input, episodes: [record({ error: true })] }));
    expect(cells[0]).toMatchObject({ n: 0, errors: 1, success: null, harm: null });
  });
});

describe('table', () => {
  it('fits a terminal, whatever the number of agents', async () => {
    const many = Array.from({ length: 7 }, (_, i) => ({ ...CARDS[i % 3], id: `agent:number-${i}` }));
    const wide = makeReport({ repeat: 2, agents: many as (typeof CARDS)[number][] });
    for (const one of [input, wide]) {
      const lines = (await renderReport(one, 'table')).split('\n');
      expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(TABLE_WIDTH);
      for (const agent of one.run.agents) expect(lines.join('\n')).toContain(agent.id);
    }
  });

  it('shows one scenario once, not again as all of them', async () => {
    const one = { ...input, episodes: [record(), record({ condition: 'a3' })] };
    expect((await renderReport(one, 'table')).match(/^control /gm)).toHaveLength(1);
  });

  it('has colours only when asked for, and the same words', async () => {
    const plain = await renderReport(input, 'table');
    const painted = await renderReport(input, 'table', { color: true });
    expect(plain).not.toContain('\u001b');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what colours are made of.
    expect(painted.replaceAll(/\u001b\[\d+m/g, '')).toBe(plain);
  });

  it('a cell of one sample says yes or no and claims no rate', async () => {
    const steady = await renderReport(makeReport({ agents: CARDS.slice(0, 1) }), 'table');
    const scenario = steady.slice(steady.indexOf('twins/cart ·'));
    expect(scenario).toMatch(/a3 +no +yes +d3 +1/);
    expect(scenario.slice(0, scenario.indexOf('How to read'))).not.toContain('%');
  });

  it('lets no command through to the terminal', async () => {
    const text = await renderReport(withHostile('evil\u001b[2J\u0007\u202e\r\nname'), 'table');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there.
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });
});

describe('hostile words', () => {
  it('stay in their cell of a csv, and are no formula', async () => {
    const csv = await renderReport(withHostile('=HYPERLINK("x"),\n1'), 'csv');
    expect(csv).toContain('"\'=HYPERLINK(""x""),\n1"');
  });

  it('are no markup in markdown', async () => {
    const markdown = await renderReport(withHostile('</td>|<img src=x onerror=alert(1)>'), 'md');
    expect(markdown).not.toContain('<');
    const table = markdown.split('\n').filter((line) => line.startsWith('| '));
    expect(table.every((line) => line.replaceAll('\\|', '').split('|').length === 7)).toBe(true);
  });
});
