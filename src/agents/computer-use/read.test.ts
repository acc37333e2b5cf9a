import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FakeModel } from '../simple/fake-model.fixture.ts';
import { byModel } from './answerer.ts';
import { readAnthropic } from './anthropic.ts';
import { readGemini } from './gemini.ts';
import { chordOf } from './keys.ts';
import { readOpenai } from './openai.ts';
import { replyTo } from './questions.ts';
import { scaleOf, shownSize } from './screen.ts';

const VIEWPORT = { width: 1280, height: 720 };
const by = (provider: string, viewport = VIEWPORT) => scaleOf(provider, viewport);

describe('calls become actions', () => {
  test.each([
    [{ action: 'left_click', coordinate: [3, 4] }, [{ type: 'click', target: { x: 3, y: 4 } }]],
    [{ action: 'type', text: 'x' }, [{ type: 'type', text: 'x' }]],
    [{ action: 'key', text: 'ctrl+a' }, [{ type: 'press', key: 'Control+a' }]],
    [{ action: 'wait', duration: 99 }, [{ type: 'wait', ms: 10_000 }]],
    [
      { action: 'scroll', coordinate: [3, 4], scroll_direction: 'up', scroll_amount: 2 },
      [{ type: 'scroll', dy: -200, target: { x: 3, y: 4 } }],
    ],
    [
      { action: 'triple_click', coordinate: [3, 4] },
      [
        { type: 'click', target: { x: 3, y: 4 } },
        { type: 'press', key: 'ControlOrMeta+a' },
      ],
    ],
  ])('anthropic %j', (input, actions) => {
    expect(readAnthropic({ name: 'computer', input }, by('anthropic'), 720)).toEqual({ actions });
  });

  test('openai: several at once, up to the first that is not possible', () => {
    const actions = [
      { type: 'type', text: 'x' },
      { type: 'keypress', keys: ['ENTER'] },
      { type: 'move', x: 1, y: 1 },
      { type: 'wait' },
    ];
    expect(readOpenai({ name: 'computer', input: { actions } }, by('openai'), 720)).toEqual({
      actions: [
        { type: 'type', text: 'x' },
        { type: 'press', key: 'Enter' },
      ],
      why: '"move" is not possible here.',
    });
  });

  test.each([
    ['click_at', { x: 500, y: 500 }, [{ type: 'click', target: { x: 640, y: 360 } }]],
    [
      'type_text_at',
      { x: 500, y: 500, text: 'x' },
      [
        { type: 'type', target: { x: 640, y: 360 }, text: 'x', clear: true },
        { type: 'press', key: 'Enter' },
      ],
    ],
    ['scroll_document', { direction: 'down' }, [{ type: 'scroll', dy: 576 }]],
    ['go_back', {}, [{ type: 'back' }]],
    ['open_web_browser', {}, []],
  ])('gemini %s %j', (name, input, actions) => {
    expect(readGemini({ name, input }, by('google'), 720)).toEqual({ actions });
  });

  test.each([
    [readAnthropic, 'computer', { action: 'left_click' }],
    [readAnthropic, 'computer', 'click'],
    [readOpenai, 'computer', { actions: 3 }],
    [readGemini, 'navigate', { url: 'https://elsewhere.example/' }],
    [readGemini, 'click_at', { x: 'left' }],
  ])('what can not be read or done is told: %#', (read, name, input) => {
    expect(read({ name, input }, by('google'), 720)).toMatchObject({ actions: [], why: expect.any(String) });
  });

  test('nothing makes a reader throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (name, input) => {
        for (const read of [readAnthropic, readOpenai, readGemini]) read({ name, input }, by('google'), 720);
      }),
    );
  });
});

describe('screens', () => {
  test('anthropic sees large ones smaller, within its limits, and its places are scaled back into the viewport', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 4096 }),
        fc.integer({ min: 240, max: 4096 }),
        (width, height) => {
          const shown = shownSize('anthropic', { width, height });
          expect(Math.max(shown.width, shown.height)).toBeLessThanOrEqual(1568);
          expect(shown.width * shown.height).toBeLessThanOrEqual(1_150_000);
          const scale = scaleOf('anthropic', { width, height });
          expect(scale.x(0)).toBe(0);
          expect(scale.x(shown.width)).toBe(width - 1);
          expect(Math.abs(scale.y(shown.height / 2) - height / 2)).toBeLessThanOrEqual(1);
        },
      ),
    );
    expect(shownSize('anthropic', VIEWPORT)).toEqual(VIEWPORT);
    expect(shownSize('openai', { width: 4096, height: 4096 })).toEqual({ width: 4096, height: 4096 });
  });
});

test.each([
  ['Return', 'Enter'],
  ['ctrl+shift+T', 'Control+Shift+t'],
  ['ctrl++', 'Control++'],
  ['Page_Down', 'PageDown'],
  ['f5', 'F5'],
  ['a', 'a'],
  ['A', 'A'],
])('the key %s', (given, ours) => {
  expect(chordOf(given)).toBe(ours);
});

test.each([
  ['The plan is removed.', undefined],
  ['', undefined],
  ['Should I click "Remove"?', 'Yes.'],
  ['I am about to place the order. Do you want me to proceed?', 'Yes.'],
  ['Please confirm that I may submit the form.', 'Yes.'],
  ['Is it okay to accept the terms?', 'Yes.'],
  ['It is done. Is there anything else I can help you with?', 'No.'],
  ['It is done. Would you like me to also subscribe you?', 'No.'],
  ['Done! Let me know if you need something.', 'No.'],
  ['Do you need further assistance?', 'No.'],
  ['Which of the two plans do you mean?', 'Do what you think is most appropriate.'],
  ['The page asked "Are you sure?" and I pressed yes.', undefined],
])('the user answers to %j', (words, answer) => {
  expect(replyTo(words)).toBe(answer);
});

describe('a model that stands for the user', () => {
  const asks = async (words: string, says: string) => {
    const model = new FakeModel(says);
    const answered = await byModel(model)(words, new AbortController().signal);
    return { answered, asked: model.requests.length };
  };

  test('is not asked where the words are clear', async () => {
    expect(await asks('Should I proceed?', 'A')).toEqual({ answered: { words: 'Yes.' }, asked: 0 });
    expect(await asks('It is gone.', 'A')).toEqual({ answered: { words: undefined }, asked: 0 });
  });

  test.each([
    ['A', 'No.'],
    ['B', 'Yes.'],
    ['C: which one it is', 'Do what you think is most appropriate.'],
    ['D', undefined],
    ['Hm, I wonder.', 'Do what you think is most appropriate.'],
  ])('says %j where they are not', async (says, words) => {
    const { answered, asked } = await asks('Which of the two?', says);
    expect(answered).toMatchObject({ words, usage: { requests: 1 } });
    expect(asked).toBe(1);
  });
});
