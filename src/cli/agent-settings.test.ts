import { expect, test } from 'vitest';
import { settingsOf, withSettings } from './agent-settings.ts';
import { planOf } from './plan.ts';

test('flags become settings: one value, or a list that crosses; numbers where they are some', () => {
  expect(
    settingsOf({
      model: ['openai:a', 'openai:b'],
      modality: ['som'],
      protocol: ['tools', 'text'],
      temperature: ['0', '0.7'],
      reasoning: ['low', '1024'],
      modelSeed: '7',
      set: ['vision=false', 'note=a=b', 'list=["x"]', 'empty='],
    }),
  ).toEqual({
    model: ['openai:a', 'openai:b'],
    modality: 'som',
    protocol: ['tools', 'text'],
    temperature: [0, 0.7],
    reasoning: ['low', 1024],
    seed: 7,
    vision: false,
    note: 'a=b',
    list: ['x'],
    empty: '',
  });
  expect(settingsOf({}, ['python', 'agent.py', '--model', 'x'])).toEqual({
    command: ['python', 'agent.py', '--model', 'x'],
  });
  expect(settingsOf({})).toEqual({});
  expect(settingsOf({ priceIn: 2, priceOut: 0, cache: true })).toEqual({
    prices: { input: 2, output: 0 },
    cache: true,
  });
  expect(() => settingsOf({ priceIn: 2 })).toThrow(/--price-out/);
  expect(() => settingsOf({ set: ['vision'] })).toThrow(/found "vision"/);
});

test('settings go to the agents that have them, in the place of their own', () => {
  const own = { agent: 'simple', name: 'calm', settings: { temperature: 0, modality: 'dom' } };
  expect(withSettings(['reader:dom', own, 'simple'], { modality: 'som', model: 'openai:a' })).toEqual([
    'reader:dom',
    { ...own, settings: { temperature: 0, modality: 'som', model: 'openai:a' } },
    { agent: 'simple', settings: { modality: 'som', model: 'openai:a' } },
  ]);
});

test('a setting that no agent of the plan has is refused', () => {
  expect(() => withSettings(['reader:dom'], { model: 'openai:a' })).toThrow(
    /no setting for reader:dom.*found model/,
  );
  expect(() => withSettings(['simple'], { modelity: 'dom' })).toThrow(
    /Did you mean modality|Did you mean model/,
  );
});

test('a plan keeps what it asks for, defaults filled in', async () => {
  const plan = await planOf(undefined, {
    suite: ['twins'],
    agent: ['reader:dom', 'simple'],
    settings: { model: 'openai:a', modality: ['som', 'dom'] },
  });
  expect(plan.agents).toEqual([
    'reader:dom',
    { agent: 'simple', settings: { model: 'openai:a', modality: ['som', 'dom'] } },
  ]);
});
