import { describe, expect, it } from 'vitest';
import { dumpOf, incomplete } from './dump.ts';
import { a11yNode, element, snapshotOf } from './testing/pages.ts';

const portrait = {
  screenshot: new Uint8Array(),
  machine: {
    controls: [{ role: 'button', name: 'Keep', text: 'Keep', state: {} }],
    options: [],
    structured: { jsonLd: [], microdata: [], meta: {} },
  },
};
const settled = snapshotOf(
  element('html', {}, [element('p', {}, ['Hello']), element('p', { hidden: '' }, ['unseen'])]),
  {
    a11y: [
      a11yNode('#document', '', 'RootWebArea', 'A page'),
      a11yNode('#b', '#document', 'button', 'Keep', { description: 'keeps it', state: { disabled: true } }),
    ],
  },
);

describe('dumpOf', () => {
  it('holds what is rendered and the accessibility tree as lines', () => {
    const dump = dumpOf('twins/cart', 'a3', settled, portrait);
    expect(dump.texts).toEqual(['Hello']);
    expect(dump.a11y).toEqual(['RootWebArea "A page"', '  button "Keep" (keeps it) disabled=true']);
    expect(incomplete(dump)).toEqual([]);
  });

  it('fails a page that tells nothing', () => {
    const empty = dumpOf('twins/cart', 'a3', snapshotOf(element('html')), {
      ...portrait,
      machine: { ...portrait.machine, controls: [] },
    });
    expect(incomplete(empty)).toHaveLength(3);
  });
});
