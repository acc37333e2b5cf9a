import { describe, expect, test } from 'vitest';
import { brokenArrows, importsOf } from './arrows.ts';

const tree = (files: Record<string, string>): Map<string, string> => new Map(Object.entries(files));

describe('importsOf', () => {
  test('finds every way in which a file can name another', () => {
    const source = `
      import { a } from './a.ts';
      import type { B } from './b.ts';
      export { c } from './c.ts';
      export * from './d.ts';
      export type { E } from './e.ts';
      const f = () => import('./f.ts');
      type G = import('./g.ts').G;
      const h = new URL('./h.ts', import.meta.url);
      // import './comment.ts';
      const text = "import './text.ts'";
    `;
    const found = importsOf('src/core/x.ts', source);
    const names = (typeOnly: boolean): string[] =>
      found
        .filter((each) => each.typeOnly === typeOnly)
        .map(({ path }) => path)
        .sort();
    expect(names(false)).toEqual(['a', 'c', 'd', 'f', 'h'].map((name) => `./${name}.ts`));
    expect(names(true)).toEqual(['b', 'e', 'g'].map((name) => `./${name}.ts`));
  });

  test('refuses a file that it cannot read', () => {
    expect(() => importsOf('src/core/x.ts', 'import { from')).toThrow('src/core/x.ts');
  });
});

describe('brokenArrows', () => {
  test('lets the arrows of the design pass', () => {
    const sources = tree({
      'src/core/a.ts': "import leven from 'leven';",
      'src/world/b.ts': "import '../core/a.ts';",
      'src/suites/twins/c.ts': "import '../../core/a.ts'; import '../../world/b.ts';",
      'src/run/d.ts': "import '../suites/twins/c.ts'; import '../store/e.ts';",
      'src/store/e.ts': "import type {} from '../core/a.ts';",
      'src/cli/f.ts': "import '../run/d.ts'; import '../../package.json';",
      'src/run/g.ts': "const root = new URL('../../', import.meta.url);",
      'src/cli/f.test.ts': "import '../../test/fixture.ts';",
    });
    expect(brokenArrows(sources)).toEqual([]);
  });

  test.each([
    ['core', "import '../world/x.ts';"],
    ['stats', "import type { Json } from '../core/x.ts';"],
    ['world', "import '../browser/x.ts';"],
    ['browser', "export * from '../world/x.ts';"],
    ['suites', "import type { A } from '../agents/x.ts';"],
    ['agents', "const s = () => import('../suites/x.ts');"],
    ['store', "type R = import('../run/x.ts').R;"],
    ['run', "import '../report/x.ts';"],
    ['report', "import '../web/x.ts';"],
    ['web', "import '../cli/x.ts';"],
  ])('sees a wrong arrow out of %s', (folder, source) => {
    expect(brokenArrows(tree({ [`src/${folder}/bad.ts`]: source }))).toEqual([
      expect.stringContaining(`src/${folder} may not import`),
    ]);
  });

  test('sees a package in stats, a way out of src, and a folder without a rule', () => {
    const sources = tree({
      'src/stats/a.ts': "import { z } from 'zod';",
      'src/stats/a.test.ts': "import { test } from 'vitest'; import '../core/random.ts';",
      'src/core/b.ts': "import '../../scripts/check.ts';",
      'src/utils/c.ts': '',
    });
    expect(brokenArrows(sources)).toEqual([
      'src/stats/a.ts imports zod; src/stats imports no package',
      'src/core/b.ts imports scripts/check.ts, outside of src',
      expect.stringContaining('src/utils'),
    ]);
  });

  test('sees a cycle, but for one that types close', () => {
    const sources = (last: string): Map<string, string> =>
      tree({
        'src/core/a.ts': "import './b.ts';",
        'src/core/b.ts': "import { c } from './c.ts';",
        'src/core/c.ts': last,
      });
    expect(brokenArrows(sources("export { a } from './a.ts';"))).toEqual([
      'cycle: src/core/a.ts -> src/core/b.ts -> src/core/c.ts -> src/core/a.ts',
    ]);
    expect(brokenArrows(sources("import type { A } from './a.ts';"))).toEqual([]);
  });
});
