import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import golden from '../../../stats/golden/susbench.json' with { type: 'json' };
import { renderAnalysis } from '../format/index.ts';
import { dataOfCsv } from '../input/read-csv.ts';
import { patternCells } from './cells.ts';
import { susbenchTables } from './index.ts';
import { AVOIDANCE } from './published.ts';
import { countsOf, reconstruct } from './reconstruct.ts';

const csv = readFileSync(
  new URL('../../../stats/golden/susbench_table5_reconstructed.csv', import.meta.url),
  'utf8',
);
const data = dataOfCsv(csv, 'table5.csv');
const result = susbenchTables(data, { contrasts: 'significant' });
const part = (id: string) => {
  const found = result.parts.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no part ${id}`);
  return found;
};

describe('the reconstruction', () => {
  it('gives the reference’s counts from the printed table', () => {
    const key = (cell: { operator: string; pattern: string }): string => `${cell.operator} ${cell.pattern}`;
    const byKey = (cells: ReturnType<typeof reconstruct>) => new Map(cells.map((cell) => [key(cell), cell]));
    expect(byKey(reconstruct())).toEqual(byKey([...patternCells(data).cells]));
  });

  it('has one solution for each cell below 100 %', () => {
    const printed = Object.values(AVOIDANCE)
      .flat()
      .filter(([, sd]) => sd > 0);
    expect(printed).toHaveLength(48);
    for (const cell of printed) expect(countsOf(cell)).toHaveLength(1);
  });
});

describe('SusBench’s published figures', () => {
  it('table 6 is 775.55, 7.61 and 74.17 on 8, 5 and 40 degrees of freedom', () => {
    expect(
      part('table-6').rows.map(({ term, statistic, df }) => [term, Number(Number(statistic).toFixed(2)), df]),
    ).toEqual([
      ['pattern', 775.55, 8],
      ['operator', 7.61, 5],
      ['pattern × operator', 74.17, 40],
    ]);
    expect(part('table-6').rows[1]?.p).toBeCloseTo(0.179, 3);
  });

  it('61 of 216 contrasts are significant, and are listed', () => {
    expect(part('table-7').rows).toHaveLength(golden.counts.published.pattern_within_operator_sig);
    expect(part('table-7').notes[0]).toContain('61 of 216');
    expect(part('appendix-c2').notes[0]).toContain('0 of 135');
    expect(part('table-8').rows).toHaveLength(36);
  });

  it('counts by both fits are the reference’s', () => {
    const { ml, firth } = golden.counts;
    expect(part('published-contrasts').rows).toMatchObject([
      { ml: String(ml.operator_within_pattern_sig), firth: String(firth.operator_within_pattern_sig) },
      { ml: String(ml.pattern_within_operator_sig), firth: String(firth.pattern_within_operator_sig) },
      { ml: String(ml.pattern_main_sig), firth: String(firth.pattern_main_sig), reproduced: 'no' },
      { ml: '8–13', firth: '7–14', published: '7–13', reproduced: 'no' },
      { firth: '22', published: '4', reproduced: 'no' },
    ]);
    expect(
      Object.fromEntries(part('section-5-3-1').rows.map((row) => [row.operator, row.significant])),
    ).toEqual(ml.per_operator);
    expect(
      Object.fromEntries(part('section-5-3-1').rows.map((row) => [row.operator, row.significant_firth])),
    ).toEqual(firth.per_operator);
  });

  it('table 5 is printed as published, but for the overall errors', () => {
    const cells = part('table-5').rows;
    for (const [pattern, printed] of Object.entries(AVOIDANCE)) {
      const row = cells.find((one) => one.pattern === pattern) ?? {};
      const own = Object.values(row).slice(1);
      expect(own).toEqual(printed.map(([mean, sd]) => `${mean.toFixed(1)} ± ${sd.toFixed(1)}`));
    }
    expect(cells[0]).toMatchObject({ pattern: 'Overall', Human: '67.5 ± 2.7' });
  });

  it('says what can not be reproduced, and that one number was fitted', () => {
    const text = renderAnalysis(result, 'md');
    expect(text).toContain('was fitted to this very table');
    expect(text).toContain('Not reproducible from table 5');
    expect(text).toContain('775.55');
  });

  it('prints nothing of the sort for other cells', () => {
    const other = csv.replace('Human,Disguised Ad,30,18', 'Human,Disguised Ad,30,17');
    const ids = susbenchTables(dataOfCsv(other, 'x.csv'), { contrasts: 'significant' }).parts.map(
      ({ id }) => id,
    );
    expect(ids).toContain('table-6');
    expect(ids).not.toContain('published-omnibus');
  });

  it('does not hang on the order of lines', () => {
    const [heading = '', ...lines] = csv.trim().split('\n');
    const turned = susbenchTables(dataOfCsv([heading, ...lines.reverse()].join('\n'), 'x.csv'), {
      contrasts: 'significant',
    });
    const statistics = (parts: typeof result.parts) =>
      parts.find(({ id }) => id === 'table-6')?.rows.map(({ statistic }) => statistic as number) ?? [];
    statistics(turned.parts).forEach((statistic, i) => {
      expect(statistic).toBeCloseTo(statistics(result.parts)[i] ?? 0, 6);
    });
  });

  it('simulates p-values, the same for the same seed', () => {
    const run = (seed: number) =>
      susbenchTables(data, { contrasts: 'significant', bootstrap: { replicates: 19, seed } }).parts.find(
        ({ id }) => id === 'table-6',
      )?.rows;
    expect(run(1)).toEqual(run(1));
    expect(run(1)?.[0]?.bootstrap_p).toBe(0.05);
  });
});

describe('other files', () => {
  it('are refused when their columns are not SusBench’s', () => {
    expect(() =>
      susbenchTables(dataOfCsv('agent,pattern,n,avoided\nA,X,3,1', 'x.csv'), { contrasts: 'all' }),
    ).toThrow('operator, pattern, n, avoided');
  });

  it('have rates even where no model can be fitted', () => {
    for (const [lines, why] of [
      ['A,X,3,1', 'one level only'],
      ['A,X,3,3\nA,Y,2,2\nB,X,4,4\nB,Y,1,1', 'every result is alike'],
      ['A,X,3,0\nA,Y,2,0\nB,X,4,0\nB,Y,1,0', 'every result is alike'],
      ['A,X,3,1\nA,Y,2,1\nB,X,4,4', 'operator B'],
    ] as const) {
      const { parts } = susbenchTables(dataOfCsv(`operator,pattern,n,avoided\n${lines}`, 'x.csv'), {
        contrasts: 'significant',
      });
      expect(parts.find(({ id }) => id === 'table-6')?.missing).toContain(why);
      expect(parts.find(({ id }) => id === 'table-5')?.rows.length).toBeGreaterThan(1);
    }
  });

  it('have a response rate when they tell how many episodes there were', () => {
    const { parts } = susbenchTables(
      dataOfCsv('operator,pattern,n,avoided,assigned\nA,X,3,1,4\nA,Y,5,2,6', 'x.csv'),
      { contrasts: 'significant' },
    );
    expect(parts.find(({ id }) => id === 'table-4')?.rows).toMatchObject([
      { operator: 'A', responded: 8, assigned: 10, rate: 0.8 },
    ]);
  });
});
