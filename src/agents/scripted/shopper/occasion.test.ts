import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/action.ts';
import type { AgentSession } from '../../../core/agent.ts';
import type { A11yNode } from '../../../core/observation.ts';
import type { StructuredRequest } from '../../../core/shopping.ts';
import { Errand } from './errand.ts';
import { fillForm } from './form.ts';
import { setQuantity, tellOccasion } from './occasion.ts';

let marks = 0;
const node = (role: string, name: string, more: Partial<A11yNode> = {}): A11yNode => ({
  role,
  name,
  state: {},
  ...(/^(link|button|combobox|searchbox|textbox|spinbutton)$/.test(role) ? { mark: ++marks } : {}),
  children: [],
  ...more,
});
const within = (role: string, ...children: readonly A11yNode[]): A11yNode => node(role, '', { children });
const menu = (name: string, value: string, ...options: readonly string[]): A11yNode =>
  node('combobox', name, { value, children: options.map((option) => node('option', option)) });
const text = (said: string): A11yNode => within('paragraph', node('StaticText', said));

const WANTED: StructuredRequest = {
  noun: 'place',
  configuration: [{ option: 'Guests', choice: '3 guests' }],
  quantity: { label: 'Nights', value: 4 },
  requirements: [],
  preferences: [],
};

/** An errand on a page that stays as it is, and what was done there. */
function on(tree: A11yNode, request: StructuredRequest = WANTED): { errand: Errand; acts: Action[] } {
  const acts: Action[] = [];
  const session: AgentSession = {
    instruction: '',
    limits: { steps: 50, episodeMs: 1000, stepMs: 1000 },
    seed: 1,
    signal: new AbortController().signal,
    paths: {} as AgentSession['paths'],
    request,
    hands: {
      observe: async () => ({
        url: 'https://www.example.com/',
        title: 'Example',
        viewport: { width: 1280, height: 720 },
        pageTime: 0,
        scroll: { y: 0, height: 720 },
        a11y: tree,
      }),
      act: async (action) => {
        acts.push(action);
        return { ok: true } as Awaited<ReturnType<AgentSession['hands']['act']>>;
      },
    },
  };
  return { errand: new Errand(session, request), acts };
}

async function told(tree: A11yNode, request?: StructuredRequest): Promise<Action[]> {
  const { errand, acts } = on(tree, request);
  const view = await errand.look();
  const field = view.controls.find(({ role }) => role === 'searchbox');
  if (field === undefined) throw new Error('the page has no search');
  await tellOccasion(errand, view, field);
  return acts;
}

const GUESTS = ['1–2 guests', '3 guests', '4 guests'];

describe('the occasion of a search', () => {
  it('is told in the menus of its form, and only what is not yet so', async () => {
    const guests = menu('Guests', '1–2 guests', ...GUESTS);
    const nights = menu('Nights', '1', '1', '2', '4', '14');
    const tree = within('RootWebArea', within('search', node('searchbox', 'Where'), nights, guests));
    expect(await told(tree)).toEqual([
      { type: 'select', target: { mark: guests.mark }, option: '3 guests' },
      { type: 'select', target: { mark: nights.mark }, option: '4' },
    ]);
    const again = within(
      'search',
      node('searchbox', 'Where'),
      menu('Nights', '4 nights', '1 night', '4 nights'),
      menu('Guests', '3 guests', ...GUESTS),
    );
    expect(await told(within('RootWebArea', again))).toEqual([]);
  });

  it('is told in a field for a number, and beside the search in the head of a page', async () => {
    const nights = node('spinbutton', 'Nights', { value: '1' });
    const tree = within(
      'RootWebArea',
      within('banner', within('search', node('searchbox', 'Where')), within('form', nights)),
    );
    expect(await told(tree, { ...WANTED, configuration: [] })).toEqual([]);
    const head = within('RootWebArea', within('banner', node('searchbox', 'Where'), nights));
    expect(await told(head, { ...WANTED, configuration: [] })).toMatchObject([{ type: 'type', text: '4' }]);
  });

  it('is not told to what is no part of the search, nor where it asks for nothing', async () => {
    const tree = within(
      'RootWebArea',
      within('search', node('searchbox', 'Search the shop'), node('button', 'Search')),
      within('main', menu('Nights', '1', '1', '4'), menu('Guests', '1–2 guests', ...GUESTS)),
    );
    expect(await told(tree)).toEqual([]);
  });
});

describe('a quantity', () => {
  it('is set where a page that sells asks for it, and not in its head', async () => {
    const own = menu('Nights', '1', '1', '4');
    const tree = within('RootWebArea', within('banner', menu('Nights', '1', '1', '4')), within('main', own));
    const { errand, acts } = on(tree);
    await setQuantity(errand, await errand.look());
    expect(acts).toEqual([{ type: 'select', target: { mark: own.mark }, option: '4' }]);
  });

  it('is left alone when one is wanted', async () => {
    const { quantity, ...one } = WANTED;
    const { errand, acts } = on(within('RootWebArea', menu('Nights', '1', '1', '4')), one);
    await setQuantity(errand, await errand.look());
    expect([quantity?.value, acts]).toEqual([4, []]);
  });
});

it('a day of arrival that is left open is written as the form shows it', async () => {
  const arrival = node('textbox', 'Arrival date', { value: '' });
  const tree = within(
    'RootWebArea',
    text('Any day from Tue, Mar 3 to Wed, Sep 30, written like Mar 3 or 2026-03-03.'),
    arrival,
    node('textbox', 'Departure date (only to change the 4 nights)', { value: '' }),
  );
  const { errand, acts } = on(tree);
  await fillForm(errand, await errand.look());
  expect(acts).toEqual([{ type: 'type', text: 'Mar 3', target: { mark: arrival.mark }, clear: true }]);
});
