import { expect, it } from 'vitest';
import { pageRows } from './page-rows.ts';

it('reads the first label and value of each row, whatever is in them', () => {
  const html = `<table><tr><th>Weight</th><td> 1.3&nbsp;kg <small>net</small></td><td>x</td></tr>
    <tr><th><b>Size</b> &amp; cut</th><td>M</td></tr><tr><td>no label</td></tr></table><p>Colour: <td>red</td></p>`;
  expect([...pageRows(html).rows]).toEqual(['Weight: 1.3\u00a0kg net', 'Size & cut: M', ': no label']);
  expect(pageRows(html).apart).toBeUndefined();
});

it('finds where the specification is when it lies apart', () => {
  expect(pageRows('<a href="/p/a">A</a><a href="/p/a/specification">All</a>')).toEqual({
    rows: new Set(),
    apart: '/p/a/specification',
  });
});
