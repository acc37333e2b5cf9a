import { expect, it } from 'vitest';
import type { Action } from '../../../core/action.ts';
import type { Errand } from './errand.ts';
import { writeNote } from './note.ts';
import type { Control, View } from './view.ts';

const field = (mark: number, name: string, over: Partial<Control> = {}): Control => ({
  mark,
  role: 'textbox',
  name,
  value: '',
  options: [],
  state: {},
  groups: [],
  place: 'content',
  ...over,
});

/** What is done on a page with these controls by someone who wants "Mira" written. */
async function done(controls: readonly Control[], label = 'Name to engrave'): Promise<readonly Action[]> {
  const view: View = {
    url: '',
    title: '',
    tree: { role: '', name: '', state: {}, children: [] },
    controls,
    lines: [],
  };
  const acts: Action[] = [];
  const errand: Pick<Errand, 'request' | 'act' | 'look'> = {
    request: {
      noun: 'ring',
      configuration: [],
      requirements: [],
      preferences: [],
      note: { label, text: 'Mira' },
    },
    act: async (action) => {
      acts.push(action);
      return { ok: true, navigated: false };
    },
    look: async () => view,
  };
  await writeNote(errand as Errand, view);
  return acts;
}

const written = (mark: number): readonly Action[] => [
  { type: 'type', text: 'Mira', target: { mark }, clear: true },
];

it('writes into the field of that label, whatever else takes text', async () => {
  const page = [
    field(1, 'Search', { place: 'around' }),
    field(2, 'Gift message'),
    field(3, 'Name to engrave (required)'),
  ];
  expect(await done(page)).toEqual(written(3));
});

it('writes into the field that asks for words on the thing where none has the label', async () => {
  expect(await done([field(1, 'Full name'), field(2, 'Add your personalization')])).toEqual(written(2));
});

it.each([
  ['has it already', [field(1, 'Name to engrave', { value: 'Mira' })]],
  ['has no field for it', [field(1, 'Full name'), field(2, 'Coupon')]],
  ['has it disabled', [field(1, 'Name to engrave', { state: { disabled: true } })]],
])('leaves a page alone that %s', async (_what, page) => {
  expect(await done(page)).toEqual([]);
});
