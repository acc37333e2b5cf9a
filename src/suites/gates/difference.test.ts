import { describe, expect, it } from 'vitest';
import { differencesBetween } from './difference.ts';
import type { Difference } from './finding.ts';
import { a11yNode, element, snapshotOf, type Written } from './testing/pages.ts';

const page = (...content: (Written | string)[]): Written =>
  element('html', {}, [element('body', {}, content)]);
const button = (id: string, name: string, text = name): Written =>
  element('button', { id, 'aria-label': name }, [text]);
const told = (differences: readonly Difference[]): string[] =>
  differences.map(({ kind, element: key, name }) => [kind, key, name].filter(Boolean).join(' '));

describe('differencesBetween', () => {
  it('finds none between a page and itself', () => {
    const snapshot = snapshotOf(page(button('a', 'Keep'), button('b', 'Remove')), {
      a11y: [a11yNode('#a', '', 'button', 'Keep')],
      structured: { jsonLd: [{ '@type': 'Thing' }] },
    });
    expect(differencesBetween(snapshot, snapshot)).toEqual([]);
  });

  it('tells an attribute with both values and the moment', () => {
    const [control, treatment] = [
      snapshotOf(page(button('a', 'Keep'))),
      snapshotOf(page(button('a', 'Remove', 'Keep'))),
    ];
    expect(differencesBetween(control, treatment)).toEqual([
      {
        kind: 'attribute',
        element: '#a',
        name: 'aria-label',
        before: 'Keep',
        after: 'Remove',
        moment: 'settled',
      },
    ]);
  });

  it('tells elements that changed places as order, and nothing else', () => {
    const control = snapshotOf(page(button('a', 'Keep'), button('b', 'Remove')));
    const treatment = snapshotOf(page(button('b', 'Remove'), button('a', 'Keep')));
    expect(differencesBetween(control, treatment)).toMatchObject([
      { kind: 'order', element: 'html > body:1', before: '#a, #b', after: '#b, #a' },
    ]);
  });

  it('tells an element under another holder', () => {
    const control = snapshotOf(
      page(element('div', { id: 'd' }, [button('a', 'Keep')]), element('p', { id: 'p' })),
    );
    const treatment = snapshotOf(
      page(element('div', { id: 'd' }), element('p', { id: 'p' }, [button('a', 'Keep')])),
    );
    expect(told(differencesBetween(control, treatment))).toEqual(['order #a parent']);
  });

  it('tells a text that moved past an element', () => {
    const control = snapshotOf(page('Total', button('a', 'Keep')));
    const treatment = snapshotOf(page(button('a', 'Keep'), 'Total'));
    expect(told(differencesBetween(control, treatment))).toEqual(['order html > body:1']);
  });

  it('tells only the top of what was added or removed', () => {
    const control = snapshotOf(page(element('ul', { id: 'u' }, [element('li', {}, ['one'])])));
    const treatment = snapshotOf(page(element('ol', { id: 'o' }, [element('li', {}, ['one'])])));
    expect(told(differencesBetween(control, treatment))).toEqual(['node-removed #u ul', 'node-added #o ol']);
  });

  it('takes another tag under the same id for another element', () => {
    const control = snapshotOf(page(element('a', { id: 'x' })));
    const treatment = snapshotOf(page(element('b', { id: 'x' })));
    expect(told(differencesBetween(control, treatment))).toEqual(['node-removed #x a', 'node-added #x b']);
  });

  it('tells scripts, stylesheets and JSON-LD by their own kinds', () => {
    const scripts = (code: string): Written =>
      page(
        element('script', { id: 's' }, [code]),
        element('style', { id: 't' }, [code]),
        element('script', { id: 'j', type: 'application/ld+json' }, [code]),
      );
    expect(told(differencesBetween(snapshotOf(scripts('1')), snapshotOf(scripts('2'))))).toEqual([
      'script #s',
      'stylesheet #t',
      'structured #j jsonLd',
    ]);
  });

  it('tells form state, computed style, and what is not rendered any more', () => {
    const control = snapshotOf(
      page(
        element('input', { id: 'c' }, [], { state: {} }),
        element('p', { id: 'p' }),
        element('i', { id: 'i' }),
      ),
    );
    const treatment = snapshotOf(
      page(
        element('input', { id: 'c' }, [], { state: { checked: true } }),
        element('p', { id: 'p' }, [], { style: ['rgb(0, 0, 0)', '1'] }),
        { ...element('i', { id: 'i' }), more: { box: undefined, style: undefined } as never },
      ),
    );
    expect(told(differencesBetween(control, treatment))).toEqual([
      'state #c checked',
      'style #p order',
      'style #i rendered',
    ]);
  });

  it('tells every part of the accessibility tree', () => {
    const control = snapshotOf(page(), {
      a11y: [
        a11yNode('#r', '', 'form', ''),
        a11yNode('#a', '#r', 'button', 'Keep', { description: 'Keeps it', state: { disabled: false } }),
        a11yNode('#b', '#r', 'button', 'Remove'),
        a11yNode('#c', '#r', 'checkbox', 'Plan'),
      ],
    });
    const treatment = snapshotOf(page(), {
      a11y: [
        a11yNode('#r', '', 'form', ''),
        a11yNode('#b', '#r', 'link', 'Remove'),
        a11yNode('#a', '#r', 'button', 'Remove', { description: 'Removes it', state: { disabled: true } }),
        a11yNode('#d', '#r', 'button', 'New'),
      ],
    });
    expect(told(differencesBetween(control, treatment))).toEqual([
      'a11y-name #a',
      'a11y-description #a',
      'a11y-state #a disabled',
      'a11y-role #b',
      'a11y-node #c',
      'a11y-node #d',
      'a11y-node #r order',
    ]);
  });

  it('tells structured data by place, and what scripts left behind', () => {
    const control = snapshotOf(page(), {
      structured: { jsonLd: [{ potentialAction: [{ name: 'Remove' }] }], meta: { 'page:action': 'Remove' } },
    });
    const treatment = snapshotOf(page(), {
      structured: { jsonLd: [{ potentialAction: [{ name: 'Keep' }] }], meta: {} },
      globals: ['armed'],
      stored: ['seen'],
    });
    expect(told(differencesBetween(control, treatment))).toEqual([
      'structured jsonLd[0].potentialAction[0].name',
      'structured meta.page:action',
      'script global',
      'script stored',
    ]);
  });
});
