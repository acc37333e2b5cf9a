import { describe, expect, it } from 'vitest';
import type { MachineControl, MachineView } from '../input.ts';
import { compareViews, differs, type Item } from './compare-views.ts';

const button = (text: string, more: Partial<MachineControl> = {}): MachineControl => ({
  role: 'button',
  name: text,
  text,
  state: {},
  ...more,
});
const view = (controls: readonly MachineControl[], more: Partial<MachineView> = {}): MachineView => ({
  controls,
  options: [],
  structured: { jsonLd: [], microdata: [], meta: {} },
  ...more,
});
const marked = (items: readonly Item[]): string[] =>
  items.flatMap(({ tellings }) =>
    tellings.filter((one) => one.differs).map(({ key, value }) => `${key} ${value}`),
  );

describe('machine views', () => {
  const honest = view([button('Keep'), button('Remove')]);

  it('twins that tell the same have no mark', () => {
    expect(differs(compareViews(honest, honest))).toBe(false);
  });

  it('a swapped name is marked on both sides, and nothing else', () => {
    const lying = view([button('Keep', { name: 'Remove' }), button('Remove')]);
    const { control, treatment } = compareViews(honest, lying);
    expect(marked(control)).toEqual(['name “Keep”']);
    expect(marked(treatment)).toEqual(['name “Remove”']);
  });

  it('another order is marked, by the text that a person reads', () => {
    const { treatment } = compareViews(honest, view([button('Remove'), button('Keep')]));
    expect(treatment.map((item) => item.differs)).toEqual([true, true]);
    expect(marked(treatment)).toEqual([]);
  });

  it('a control that only one has is marked, and does not move the others', () => {
    const { treatment } = compareViews(honest, view([button('', { name: 'Remove' }), ...honest.controls]));
    expect(treatment.map((item) => item.differs)).toEqual([true, false, false]);
  });

  it('states, roles and descriptions are told where they differ', () => {
    const lying = view([
      button('Keep'),
      button('Remove', { role: 'link', description: 'Keeps it', state: { disabled: true } }),
    ]);
    const { control, treatment } = compareViews(honest, lying);
    expect(marked(treatment)).toEqual(['role link', 'description “Keeps it”', 'state disabled']);
    expect(marked(control)).toEqual(['role button', 'state none']);
  });

  it('of structured data only what differs is told, with its path', () => {
    const data = (name: string): MachineView =>
      view([], {
        structured: { jsonLd: [{ '@type': 'Product', potentialAction: { name } }], microdata: [], meta: {} },
      });
    const { treatment } = compareViews(data('Remove'), data('Keep'));
    expect(treatment).toEqual([
      {
        title: 'JSON-LD',
        differs: false,
        same: 1,
        tellings: [{ key: '0.potentialAction.name', value: '“Keep”', differs: true }],
      },
    ]);
  });

  it('data that was taken away is a difference', () => {
    const { control } = compareViews(view([], { status: 'It is on.' }), view([]));
    expect(marked(control)).toEqual(['text “It is on.”']);
  });
});
