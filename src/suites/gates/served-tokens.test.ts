import { describe, expect, it } from 'vitest';
import { declare } from './declaration.ts';
import { tokensOfServed } from './served-tokens.ts';
import { answer } from './testing/served.ts';

const page = (inside: string, head = ''): string =>
  `<!doctype html><html><head>${head}</head><body>${inside}</body></html>`;
const tokens = (markup: string, declaration = declare([])): string[] =>
  tokensOfServed([answer('document', markup)], declaration).sort();

describe('tokensOfServed', () => {
  it('takes a declared attribute out, on its element only', () => {
    const [keep, remove] = [page('<b id="a" title="Keep">x</b>'), page('<b id="a" title="Remove">x</b>')];
    expect(tokens(keep)).not.toEqual(tokens(remove));
    expect(tokens(keep, declare([{ kind: 'attribute', element: '#a', name: 'title' }]))).toEqual(
      tokens(remove, declare([{ kind: 'attribute', element: '#a', name: 'title' }])),
    );
    const other = declare([{ kind: 'attribute', element: '#b', name: 'title' }]);
    expect(tokens(keep, other)).not.toEqual(tokens(remove, other));
  });

  it('takes declared texts, JSON-LD and whole elements out', () => {
    const text = declare([{ kind: 'text', element: '#a' }]);
    expect(tokens(page('<b id="a">one</b>'), text)).toEqual(tokens(page('<b id="a">two</b>'), text));
    const structured = declare([{ kind: 'structured', name: 'jsonLd[0].name' }]);
    const ld = (name: string): string =>
      page('', `<script type="application/ld+json">{"name":"${name}"}</script>`);
    expect(tokens(ld('one'), structured)).toEqual(tokens(ld('two'), structured));
    const added = declare([{ kind: 'node-added', element: '#n' }]);
    expect(tokens(page('x<i id="n"><b>y</b></i>'), added)).toEqual(tokens(page('x'), added));
  });

  it('does not see order, and sees everything else: attributes, comments, headers, scripts', () => {
    expect(tokens(page('<i>a</i><b>b</b>'))).toEqual(tokens(page('<b>b</b><i>a</i>')));
    const plain = tokens(page('x'));
    for (const marked of [
      page('x<!-- armed -->'),
      page('<p>x</p>'),
      page('x', '<meta name="arm">'),
      page('x', '<script>1</script>'),
    ]) {
      expect(tokens(marked), marked).not.toEqual(plain);
    }
    const withHeader = tokensOfServed(
      [answer('document', page('x'), { headers: [['x-arm', 'b']] })],
      declare([]),
    );
    expect(withHeader).toContain('header x-arm: b');
    expect(tokensOfServed([answer('script', 'let armed')], declare([]))).toContain('armed');
  });
});
