import { describe, expect, it } from 'vitest';
import { FakeHands, type Part, ROW, sessionOn } from '../fake-page.fixture.ts';
import type { TextLine } from '../ocr/line.ts';
import { DECISIONS } from '../words/decisions.fixture.ts';
import { vocabularyOf } from '../words/vocabulary.ts';
import { pixelsReader } from './pixels-reader.ts';
import { respace } from './respace.ts';

type Look = 'button' | 'link' | 'heading' | 'prose';
interface Seen extends Part {
  readonly look: Look;
}

const HEIGHTS: Readonly<Record<Look, number>> = { button: 20, link: 18, heading: 34, prose: 20 };

/** What OCR would read of a page: one part a row. */
const linesOf = (parts: readonly Seen[]): readonly TextLine[] =>
  parts.map(({ shown, look }, row) => {
    const box = { x: 60, y: row * ROW + 3, width: shown.length * 8, height: HEIGHTS[look] };
    const frame = { x: 50, y: row * ROW, width: shown.length * 8 + 20, height: ROW };
    return { text: shown, sureness: 1, box, ...(look === 'button' ? { frame } : {}) };
  });

const run = async (parts: readonly Seen[], request: string, height = 720) => {
  const hands = new FakeHands({ parts, height });
  const reader = pixelsReader({ read: async () => linesOf(parts) });
  const answer = await reader.run(sessionOn(hands, request));
  return { hands, answer };
};

describe('reader:pixels', () => {
  it('finds the label whatever the page is about, beside a heading and prose in the same words', async () => {
    const wrong: string[] = [];
    for (const [request, ...labels] of DECISIONS) {
      const parts: readonly Seen[] = [
        { shown: 'My account', look: 'link' },
        { shown: `${labels[0]}`, look: 'heading' },
        { shown: `${request}`.slice(0, 120), look: 'prose' },
        ...labels.map((shown, i) => ({ shown, look: i % 3 === 2 ? ('link' as const) : ('button' as const) })),
      ];
      const { hands } = await run(parts, request);
      const clicked = hands.clicked.at(-1);
      if (clicked?.shown !== labels[0] || (clicked as Seen).look !== 'button')
        wrong.push(`${request} -> ${clicked?.shown}`);
    }
    expect(wrong).toEqual([]);
  });

  it('takes a plain link when that is the only control', async () => {
    const parts: readonly Seen[] = [
      { shown: 'Unsubscribe', look: 'heading' },
      {
        shown: 'You get our offers twice a week, because you have subscribed to them some time ago.',
        look: 'prose',
      },
      { shown: 'Unsubscribe', look: 'link' },
      { shown: 'Stay subscribed', look: 'button' },
    ];
    const { hands } = await run(parts, 'Unsubscribe from the offers.');
    expect(hands.clicked.map((part) => (part as Seen).look)).toEqual(['link']);
  });

  it('asks for pixels and for nothing else, and clicks by coordinates', async () => {
    const { hands } = await run([{ shown: 'Remove plan', look: 'button' }], 'Remove the plan.');
    expect(hands.requests).toEqual([{ pixels: true }]);
    expect(hands.acts).toEqual([{ type: 'click', target: { x: 104, y: 13 } }]);
  });

  it('scrolls on when nothing that it sees fits, as far as the page goes', async () => {
    const { hands, answer } = await run([{ shown: 'Home', look: 'link' }], 'Remove the plan.', 1000);
    expect(hands.acts.slice(0, 2)).toEqual([
      { type: 'scroll', dy: 280 },
      expect.not.objectContaining({ type: 'scroll' }),
    ]);
    expect(answer).toBe('I found no control that fits the request.');
  });
});

describe('respace', () => {
  const vocabulary = vocabularyOf('Remove the protection plan from the cart.');
  it.each([
    ['Removeprotectionplan', 'Remove protection plan'],
    ['No thanks, Ihate saving', 'No thanks, I hate saving'],
    ['Wait!Get 10%off', 'Wait! Get 10%off'],
    ['KeepPlan', 'Keep Plan'],
    ['Keep protection plan', 'Keep protection plan'],
    ['Subscribed', 'Subscribed'],
    ['Zephyrine', 'Zephyrine'],
    ['', ''],
  ])('%s -> %s', (text, expected) => {
    expect(respace(text, vocabulary)).toBe(expected);
  });
});
