import { describe, expect, it } from 'vitest';
import { movedBoxes } from './boxes.ts';
import { declare } from './declaration.ts';
import { element, snapshotOf, type Written } from './testing/pages.ts';

const at = (x: number, y = 0): { box: { x: number; y: number; width: number; height: number } } => ({
  box: { x, y, width: 80, height: 20 },
});
const page = (...content: Written[]): Written => element('html', {}, content);
const honest = snapshotOf(page(element('b', { id: 'a' }, [], at(0)), element('b', { id: 'b' }, [], at(100))));
const nothing = declare([]);

describe('movedBoxes', () => {
  it('passes a twin whose elements moved in the DOM and not on the screen', () => {
    const reordered = snapshotOf(
      page(element('b', { id: 'b' }, [], at(100)), element('b', { id: 'a' }, [], at(0))),
    );
    expect(movedBoxes(honest, reordered, nothing)).toEqual([]);
  });

  it('fails a twin with an element that lies a pixel off', () => {
    const moved = snapshotOf(
      page(element('b', { id: 'a' }, [], at(0, 1)), element('b', { id: 'b' }, [], at(100))),
    );
    expect(movedBoxes(honest, moved, nothing)).toEqual([
      '#a moved from 80 x 20 px at 0, 0 to 80 x 20 px at 0, 1',
    ]);
  });

  it('fails an element that came or went, unless that is declared, with all that it holds', () => {
    const inside = element('i', {}, []);
    const more = snapshotOf(
      page(
        element('b', { id: 'a' }, [], at(0)),
        element('b', { id: 'b' }, [], at(100)),
        element('u', { id: 'n' }, [inside], at(0)),
      ),
    );
    expect(movedBoxes(honest, more, nothing)).toHaveLength(2);
    expect(movedBoxes(more, honest, nothing)).toHaveLength(2);
    expect(movedBoxes(honest, more, declare([{ kind: 'node-added', element: '#n' }]))).toEqual([]);
    expect(movedBoxes(more, honest, declare([{ kind: 'node-removed', element: '#n' }]))).toEqual([]);
  });

  it('fails a document of another height', () => {
    const longer = { ...honest, content: { width: 1280, height: 721 } };
    expect(movedBoxes(honest, longer, nothing)).toEqual([
      "the document measures 1280 x 721 px; the control's 1280 x 720 px",
    ]);
  });
});
