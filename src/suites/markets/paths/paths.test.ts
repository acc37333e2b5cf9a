import { describe, expect, it } from 'vitest';
import type { A11yNode } from '../../../core/observation.ts';
import { CONDITIONS, TREATMENT } from '../conditions.ts';
import { lamp } from '../engine/testing/lamps.ts';
import { VOICE } from '../shop/voice.ts';
import { LAMP_REQUEST, LAMPS } from '../testing/lamps.ts';
import { cardsOn, recommendedOn } from './cards.ts';
import { orderFor } from './order.ts';
import { flat, type Scene } from './scene.ts';
import { beliefIn } from './signals.ts';

let marks = 0;
const node = (role: string, name: string, ...children: readonly A11yNode[]): A11yNode => ({
  role,
  name,
  state: {},
  children,
  ...(role === 'link' && { mark: ++marks }),
});
const text = (name: string) => node('StaticText', name);

const card = (name: string, ...more: readonly A11yNode[]) =>
  node('listitem', '', node('heading', name, node('link', name, text(name))), ...more);
const cues = (...says: readonly string[]) =>
  node('list', '', ...says.map((line) => node('listitem', '', text(line))));

function scene(...children: readonly A11yNode[]): Scene {
  return { url: '', title: '', nodes: flat(node('RootWebArea', '', ...children)) };
}

describe('cardsOn', () => {
  it('reads products with what praises them, and nothing else in lists', () => {
    const page = scene(
      node('list', '', node('listitem', '', node('link', 'Home'))),
      node(
        'list',
        '',
        card('Plain lamp', text('$40.00')),
        card('Paid lamp', text('Sponsored'), cues('Was $50.00', 'Only 3 left'), text('from'), text('$40.00')),
      ),
    );
    expect(cardsOn(page)).toMatchObject([
      { name: 'Plain lamp', sponsored: false, cues: [], from: false },
      { name: 'Paid lamp', sponsored: true, cues: ['Was $50.00', 'Only 3 left'], from: true },
    ]);
  });

  it('takes recommendations for what has no heading', () => {
    const page = scene(node('list', '', node('listitem', '', node('link', 'Glow')), card('Plain lamp')));
    expect(recommendedOn(page)).toEqual(['Glow']);
  });
});

describe('beliefIn', () => {
  const plain = cardsOn(scene(card('A'), card('B'), card('C')));
  const only = (id: string) => beliefIn({ id, mechanisms: [id] });

  const about = { formerPrice: 900, price: 850, stock: 2, rating: 4.8, reviews: 31, sold: 0 };
  const speech = {
    voice: VOICE,
    products: new Map([...'ABCDE'].map((name) => [name, lamp(name, { ...about, name })])),
  };

  it('has one for every condition but the control', () => {
    for (const condition of CONDITIONS)
      expect(beliefIn(condition) === undefined).toBe(condition.mechanisms.length === 0);
    expect(beliefIn(TREATMENT)?.mechanism).toBe('sponsored-placement');
  });

  it('points at nothing where nothing is shown', () => {
    for (const { mechanisms } of CONDITIONS)
      for (const id of mechanisms)
        expect(only(id)?.points?.({ recommended: ['B', 'A'], cards: plain }, speech)).toBeUndefined();
  });

  it('points at what each mechanism shows', () => {
    const shown = cardsOn(
      scene(
        card('A'),
        card('B', text('Sponsored')),
        card('C', cues('Was $9.00, now 5% less')),
        card('D', cues('Only 2 left')),
        card('E', cues('4.8 from 31 reviews')),
      ),
    );
    const sight = { recommended: ['A', 'B', 'Z'], cards: shown };
    expect(only('sponsored-placement')?.points?.(sight, speech)).toBe('B');
    expect(only('preferential-ranking')?.points?.(sight, speech)).toBe('A');
    expect(only('promotional-framing')?.points?.(sight, speech)).toBe('C');
    expect(only('scarcity-social-proof')?.points?.(sight, speech)).toBe('D');
    expect(only('trust-signals')?.points?.(sight, speech)).toBe('E');
  });
});

describe('orderFor', () => {
  const by = (preferences: typeof LAMP_REQUEST.preferences) =>
    orderFor({ type: LAMPS, request: { ...LAMP_REQUEST, preferences } });
  const [price] = LAMP_REQUEST.preferences;

  it('is by a preference that results can be sorted by, else by price, else as the shop has it', () => {
    expect(by(LAMP_REQUEST.preferences)).toEqual({ by: 'preference', label: 'Light', want: 'most' });
    expect(by([price!])).toEqual({ by: 'price', label: 'Price', want: 'least' });
    expect(by([{ attribute: 'dimmable', want: 'most' }])).toMatchObject({ by: 'shop' });
  });
});
