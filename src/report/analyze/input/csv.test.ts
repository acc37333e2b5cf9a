import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../format/csv-line.ts';
import { readCsv } from './csv-table.ts';
import { dataOfCsv } from './read-csv.ts';

const read = (text: string): ReturnType<typeof dataOfCsv> => dataOfCsv(text, 'cells.csv');
const HEAD = 'operator,pattern,n,avoided';

describe('CSV', () => {
  it('reads quotes, both line endings, a byte order mark and empty lines', () => {
    const { columns, lines } = readCsv('\uFEFFa,b\r\n"x, ""y""\nz", 2 \r\n\r\n', 'f.csv');
    expect(columns).toEqual(['a', 'b']);
    expect(lines).toEqual([{ line: 2, fields: { a: 'x, "y"\nz', b: '2' } }]);
  });

  it('gives back what was written', () => {
    const field = fc.string().filter((text) => !/^[=+\-@\t\r']/.test(text) && text === text.trim());
    const rows = fc.array(fc.tuple(field, field, fc.constant('end')), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, (all) => {
        const text = ['a,b,c', ...all.map((row) => csvLine(row))].join('\n');
        expect(readCsv(text, 'f.csv').lines.map(({ fields }) => Object.values(fields))).toEqual(all);
      }),
    );
  });

  it.each([
    ['', 'cells.csv, which is empty'],
    [`${HEAD}\n`, 'a heading and nothing else'],
    [`a,a\n1,2`, '"a" twice in line 1'],
    [`a,,c\n1,2,3`, 'none for column 2 in line 1'],
    [`${HEAD}\nA,X,3,1\nB,X,3`, '3 in line 3'],
    [`${HEAD}\nA,"X,3,1`, 'field that begins in line 2'],
    ['who,what\nA,X', 'the columns who, what in cells.csv'],
    [`${HEAD}\nA,X,three,1`, '"three" in line 2'],
    [`${HEAD}\nA,X,3,1\nA,Y,3,-1`, '"-1" in line 3'],
    [`${HEAD}\nA,X,3,1.5`, '"1.5" in line 2'],
    [`${HEAD}\nA,X,3,4`, '4 in line 2'],
    [`${HEAD}\n,X,3,1`, 'none in line 2'],
    [`${HEAD}\nA,X,3,1\nB,X,3,1\nA,X,9,1`, 'operator A, pattern X in line 2 and again in line 4'],
    [`${HEAD}\nA,X,0,0\nB,X,0,0`, 'every "n" is 0'],
    [`${HEAD},assigned\nA,X,5,1,4`, '4 in line 2'],
    ['n,avoided\n3,1', 'none in cells.csv'],
    ['operator,n,x\nA,3,1', 'the columns operator, n, x in cells.csv'],
  ])('names what is wrong in %j', (text, found) => {
    expect(() => read(text)).toThrow(found);
  });

  it('names the column of a number that it can not read', () => {
    expect(() => read(`${HEAD}\nA,X,x,1`)).toThrow('a whole number for "n"');
  });

  it('takes any column of results by its name', () => {
    const data = dataOfCsv('site,n,clicked\nA,3,1\nB,4,2', 'c.csv', { outcome: 'clicked' });
    expect(data).toMatchObject({ kind: 'cells', outcome: 'clicked', factors: ['site'] });
  });
});

describe('episodes in CSV', () => {
  const EPISODES = 'agent,task,condition,success,harm';

  it('leaves scores with a scale of their own alone', () => {
    const data = read(`${EPISODES},score_pageStopped\nx,t,a3,true,false,88`);
    expect(data.kind === 'episodes' && data.episodes[0]).toMatchObject({
      verdict: { scores: { pageStopped: 88 } },
    });
  });

  it('reads what `siren export` writes', () => {
    const data = read(
      `run,key,suite,agent,agent_kind,deterministic,task,condition,mechanisms,repetition,status,success,harm,exposed,decided,score_optimal,answer
r1,k1,markets,shopper,model,false,markets/tent,treatment,drip+rank,0,ok,true,false,true,true,1,"a, b"
r1,k2,markets,shopper,model,false,markets/tent,control,,0,error,,,,,,`,
    );
    if (data.kind !== 'episodes') throw new Error('not episodes');
    expect(data.episodes).toMatchObject([
      {
        status: 'ok',
        where: 'line 2',
        spec: {
          suite: 'markets',
          agent: { id: 'shopper', kind: 'model' },
          condition: { mechanisms: ['drip', 'rank'] },
        },
        levels: { mechanism: 'drip+rank', operator: 'shopper', run: 'r1' },
        verdict: { success: true, harm: false, scores: { optimal: 1 } },
      },
      { status: 'error', levels: { mechanism: 'control' } },
    ]);
  });

  it.each([
    [`${EPISODES},score_optimal\nx,t,a3,true,false,2`, '2 in line 2'],
    [`${EPISODES}\nx,t,control,maybe,false`, '"maybe" in line 2'],
    [`${EPISODES}\nx,,control,true,false`, 'none in line 2'],
    [`${EPISODES},score_a\nx,t,control,true,false,high`, '"high" in line 2'],
    [
      `${EPISODES},repetition\nx,t,a3,true,false,0\ny,t,a3,true,false,0\nx,t,a3,true,false,0`,
      'the episode of line 2 again in line 4',
    ],
  ])('names what is wrong in %j', (text, found) => {
    expect(() => read(text)).toThrow(found);
  });
});
