import { describe, expect, it } from 'vitest';
import { namesIn } from './names.ts';
import type { Served } from './served.ts';
import { answer as served } from './testing/served.ts';

const found = (answer: Served): string[] => namesIn(answer).map(({ name }) => name);

describe('namesIn', () => {
  it('reads the address and the headers, and no values of the protocol', () => {
    const headers = [
      ['cache-control', 'no-store'],
      ['set-cookie', 'arm=b; Path=/'],
    ] as const;
    expect(found(served('other', '', { headers }))).toEqual([
      'www.example.com',
      '/basket?step=2',
      'cache-control',
      'set-cookie',
      'arm=b; Path=/',
    ]);
  });

  it('reads names in markup, and leaves what visitors read', () => {
    const names = found(
      served(
        'document',
        `<!doctype html><html><!-- arm two --><body class="wide x-cell" data-arm="2"><my-card></my-card>
         <img src="/assets/arm.svg" alt="A treatment"><button aria-label="Keep control" value="k1">Control</button>
         <input value="two words"><p style="--arm:1;color:red">twin</p></body></html>`,
      ),
    );
    for (const name of [
      ' arm two ',
      'wide x-cell',
      'data-arm',
      '2',
      'my-card',
      '/assets/arm.svg',
      'k1',
      '--arm',
    ]) {
      expect(names, name).toContain(name);
    }
    for (const text of ['A treatment', 'Keep control', 'Control', 'twin', 'two words'])
      expect(names).not.toContain(text);
  });

  it('reads every word of scripts, and the given names of stylesheets', () => {
    expect(found(served('document', '<html><script>const armTwo = "late-flip";</script></html>'))).toEqual(
      expect.arrayContaining(['armTwo', 'late-flip']),
    );
    const style = found(
      served(
        'stylesheet',
        '.box{font-variant:small-caps}#k1{order:2}@keyframes late{}/* arm */[data-x="1"]{--y:1}',
      ),
    );
    for (const name of ['.box', '#k1', '@keyframes late', '/* arm */', '[data-x="1"]', '--y'])
      expect(style).toContain(name);
    expect(style.join(' ')).not.toContain('variant');
  });

  it('leaves the words of JSON-LD, and reads the keys of other data', () => {
    const markup =
      '<html><script type="application/ld+json">{"@type":"ControlAction"}</script><script type="application/json">{"arm":"text"}</script></html>';
    const names = found(served('document', markup));
    expect(names).not.toContain('"@type"');
    expect(names).toContain('"arm"');
    expect(names.join(' ')).not.toContain('ControlAction');
  });

  it('reads the names in pictures that are markup', () => {
    expect(found(served('picture', '<svg xmlns="http://www.w3.org/2000/svg"><g id="arm"/></svg>'))).toContain(
      'arm',
    );
  });

  it('leaves embedded data and drawings, which say anything', () => {
    const style = '@font-face{src:url("data:font/woff2;base64,AA/a3/c0+x")}';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style><path d="M1 1a3 3 0c0 1 2 3z"/><image href="data:image/png;base64,x/a3/c0"/></svg>`;
    const names = [...found(served('picture', svg)), ...found(served('stylesheet', style))].join(' ');
    expect(names).not.toMatch(/a3|c0/);
  });
});
