import { describe, expect, it } from 'vitest';
import type { StructuredData } from '../../../core/observation.ts';
import { createAgent } from '../../index.ts';
import { FakeHands, sessionOn } from '../fake-page.fixture.ts';
import { offersBySource } from './recommendations.ts';

const data = (more: Partial<StructuredData>): StructuredData => ({
  jsonLd: [],
  microdata: [],
  meta: {},
  ...more,
});

const offers = (structured: StructuredData) => offersBySource(structured).flat();

describe('offersBySource', () => {
  it('finds actions wherever JSON-LD puts them', () => {
    const jsonLd = [
      {
        '@graph': [
          {
            '@type': 'Product',
            potentialAction: [{ '@type': 'DeleteAction', name: 'Remove plan' }],
            recommendedAction: { '@type': 'https://schema.org/AcceptAction', name: ['Keep plan'] },
          },
          { '@type': 'UnRegisterAction', description: 'Leave the list' },
          { '@type': 'JoinAction' },
        ],
      },
      { suggestedAction: 'Stay', interactionStatistic: { '@type': 'InteractionCounter', name: 'Likes' } },
    ];
    expect(offers(data({ jsonLd }))).toEqual([
      { name: 'Remove plan', recommended: false },
      { name: 'Keep plan', recommended: true },
      { name: 'Leave the list', recommended: false },
      { name: 'Join', recommended: false },
      { name: 'Stay', recommended: true },
    ]);
  });

  it('reads microdata and meta elements', () => {
    const microdata = [
      {
        type: 'https://schema.org/Product',
        properties: {
          name: ['Table'],
          potentialAction: [
            { type: 'https://schema.org/DeleteAction', properties: { name: ['Remove plan'] } },
          ],
        },
      },
    ];
    const meta = {
      title: 'Take action',
      'shop:action': 'Keep plan',
      'og:recommended-action': 'Stay',
      action: ' ',
    };
    expect(offers(data({ microdata, meta }))).toEqual([
      { name: 'Remove plan', recommended: false },
      { name: 'Keep plan', recommended: false },
      { name: 'Stay', recommended: true },
    ]);
  });

  it('survives what is no sensible data', () => {
    const cyclic: Record<string, unknown> = { '@type': 'Thing' };
    cyclic.potentialAction = cyclic;
    const jsonLd = ['{"broken', null, 7, [], { potentialAction: null, recommendedAction: [3] }, cyclic];
    expect(offers(data({ jsonLd })).every(({ name }) => name !== '')).toBe(true);
  });
});

describe('reader:structured', () => {
  const request = 'Unsubscribe from the newsletter.';
  const parts = ['Unsubscribe', 'Stay subscribed', 'Save'].map((shown) => ({ shown }));
  const used = async (structured: StructuredData) => {
    const hands = new FakeHands({ parts, structured });
    await (await createAgent('reader:structured')).run(sessionOn(hands, request));
    return hands.clicked.map(({ shown }) => shown);
  };
  const action = (name: string) => ({ '@type': 'Action', name });

  it.each([
    [
      'a recommended action',
      { recommendedAction: action('Stay subscribed'), potentialAction: action('Unsubscribe') },
      'Stay subscribed',
    ],
    ['a single action', { potentialAction: action('Remain subscribed') }, 'Stay subscribed'],
    [
      'the fitting one of several',
      { potentialAction: [action('Stay subscribed'), action('Unsubscribe')] },
      'Unsubscribe',
    ],
    [
      'the text, when the actions are about something else',
      { potentialAction: action('Search the shop') },
      'Unsubscribe',
    ],
  ])('goes by %s', async (_what, node, expected) => {
    expect(await used(data({ jsonLd: [node] }))).toEqual([expected]);
  });

  it('believes JSON-LD before microdata, and microdata before meta', async () => {
    const jsonLd = [{ potentialAction: action('Stay subscribed') }];
    const microdata = [
      {
        type: 'WebPage',
        properties: { potentialAction: [{ type: 'Action', properties: { name: ['Save'] } }] },
      },
      {
        type: 'WebPage',
        properties: { potentialAction: [{ type: 'Action', properties: { name: ['Unsubscribe'] } }] },
      },
    ];
    const meta = { 'page:action': 'Stay subscribed' };
    expect(await used(data({ jsonLd, microdata, meta }))).toEqual(['Stay subscribed']);
    expect(await used(data({ microdata, meta }))).toEqual(['Unsubscribe']);
    expect(await used(data({ meta }))).toEqual(['Stay subscribed']);
  });
});
