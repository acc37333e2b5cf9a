import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseText } from './grammar.ts';
import { parseCalls, toolSpecs } from './tools.ts';

const HEIGHT = 720;
const action = (said: string) => `Thought: I see it.\nAction: ${said}`;

describe('the text protocol', () => {
  test.each([
    ['Click [3]', { type: 'click', target: { mark: 3 } }],
    ['Click 3', { type: 'click', target: { mark: 3 } }],
    ['Type [3]; [a; b]', { type: 'type', target: { mark: 3 }, text: 'a; b', clear: true }],
    ['Type [3]; []', { type: 'type', target: { mark: 3 }, text: '', clear: true }],
    ['Type 3; [x] or [y]', { type: 'type', target: { mark: 3 }, text: '[x] or [y]', clear: true }],
    ['Select [3]; [Two]', { type: 'select', target: { mark: 3 }, option: 'Two' }],
    ['Press [Enter]', { type: 'press', key: 'Enter' }],
    ['Scroll [WINDOW]; [down]', { type: 'scroll', dy: 480 }],
    ['Scroll WINDOW; up', { type: 'scroll', dy: -480 }],
    ['Scroll [3]; [up]', { type: 'scroll', dy: -480, target: { mark: 3 } }],
    ['Wait', { type: 'wait', ms: 5000 }],
    ['GoBack', { type: 'back' }],
    ['ANSWER; [Done.]', { type: 'done', answer: 'Done.' }],
    ['ANSWER; Click [3] was enough.\nReally.', { type: 'done', answer: 'Click [3] was enough.\nReally.' }],
  ])('%s', (said, wanted) => {
    expect(parseText(action(said), 'marks', HEIGHT)).toEqual({ action: wanted });
  });

  test('places', () => {
    expect(parseText(action('Click [20, 30]'), 'points', HEIGHT)).toEqual({
      action: { type: 'click', target: { x: 20, y: 30 } },
    });
    expect(parseText(action('Type [20, 30]; [a, b]'), 'points', HEIGHT)).toEqual({
      action: { type: 'type', target: { x: 20, y: 30 }, text: 'a, b', clear: true },
    });
  });

  test.each([
    '',
    'Click [3]',
    'Thought: I click.',
    action(''),
    action('Click'),
    action('Click [three]'),
    action('Click [3]; [4]'),
    action('Click [3], then Click [4]'),
    action('Click [3]\nClick [4]'),
    action('Click [3]\nAction: Click [4]'),
    action('Type [3]'),
    action('Scroll [3]; [left]'),
    action('Scroll [somewhere]; [down]'),
    action('Wait [3]'),
    action('Google; [x]'),
    action('Click [-3]'),
    action('Click [20, 30]'),
  ])('%j can not be used', (said) => {
    expect(parseText(said, 'marks', HEIGHT)).toHaveProperty('why');
  });

  test('nothing makes it throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('marks', 'points'),
        (said, aims) => {
          parseText(said, aims, HEIGHT);
          parseText(action(said), aims, HEIGHT);
        },
      ),
    );
  });
});

describe('the tools protocol', () => {
  const calls = (name: string, input: unknown) => ({ toolCalls: [{ id: '1', name, input }] });

  test.each([
    ['click', { number: 3 }, { type: 'click', target: { mark: 3 } }],
    ['type', { number: 3, text: 'x' }, { type: 'type', target: { mark: 3 }, text: 'x', clear: true }],
    ['select', { number: 3, option: 'Two' }, { type: 'select', target: { mark: 3 }, option: 'Two' }],
    ['press', { key: 'Enter' }, { type: 'press', key: 'Enter' }],
    ['scroll', { direction: 'down' }, { type: 'scroll', dy: 480 }],
    ['scroll', { direction: 'up', number: 3 }, { type: 'scroll', dy: -480, target: { mark: 3 } }],
    ['wait', {}, { type: 'wait', ms: 5000 }],
    ['go_back', {}, { type: 'back' }],
    ['answer', { text: 'Yes' }, { type: 'done', answer: 'Yes' }],
  ])('%s %j', (name, input, wanted) => {
    expect(parseCalls(calls(name, input), 'marks', HEIGHT)).toEqual({ action: wanted });
  });

  test.each([
    ['click', { number: '3' }],
    ['click', { number: 3, and: 4 }],
    ['click', { x: 3, y: 4 }],
    ['click', '{"number": 3'],
    ['click', null],
    ['type', { number: 3 }],
    ['scroll', { direction: 'left' }],
    ['evaluate', { script: 'x' }],
  ])('%s %j can not be used', (name, input) => {
    expect(parseCalls(calls(name, input), 'marks', HEIGHT)).toHaveProperty('why');
  });

  test('one call, no more and no less', () => {
    const two = [...calls('wait', {}).toolCalls, ...calls('go_back', {}).toolCalls];
    expect(parseCalls({ toolCalls: two }, 'marks', HEIGHT)).toEqual({ why: 'It calls 2 tools at once.' });
    expect(parseCalls({ toolCalls: [] }, 'marks', HEIGHT)).toHaveProperty('why');
  });

  test('each tool is told as a JSON schema of an object that takes nothing else', () => {
    for (const aims of ['marks', 'points'] as const) {
      const specs = toolSpecs(aims);
      expect(specs.map(({ name }) => name)).toHaveLength(8);
      for (const { schema } of specs)
        expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
      const click = specs.find(({ name }) => name === 'click');
      expect(click?.schema).toMatchObject({ required: aims === 'marks' ? ['number'] : ['x', 'y'] });
    }
  });
});
