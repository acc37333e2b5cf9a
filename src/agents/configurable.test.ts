import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Agent } from '../core/agent.ts';
import { UsageError } from '../core/errors.ts';
import type { Json } from '../core/json.ts';
import { type Configurable, configure } from './configurable.ts';

const parrot: Configurable = {
  id: 'parrot',
  title: 'Parrot',
  summary: 'Says what it hears.',
  settings: z.strictObject({
    colour: z.enum(['red', 'green']).default('red'),
    age: z.int().min(0).exactOptional(),
    words: z.array(z.string()).exactOptional(),
    cage: z.string().exactOptional(),
  }),
  inId: ['colour'],
  notInId: ['cage'],
  create: (settings, id): Agent => ({
    card: {
      id,
      title: 'Parrot',
      version: '1',
      kind: 'model',
      modality: [],
      deterministic: false,
      settings: settings as Record<string, Json>,
    },
    run: async () => '',
  }),
};

const made = async (settings: Record<string, Json>, name?: string) =>
  (await configure(parrot, { settings, ...(name !== undefined && { name }) } as never)).map(
    ({ card }) => card,
  );
const idsOf = async (...given: Parameters<typeof made>) => (await made(...given)).map(({ id }) => id);

describe('lists', () => {
  test('cross where one value belongs, in the order given', async () => {
    expect(await idsOf({ colour: ['green', 'red'], age: [1, 2] })).toEqual([
      'parrot:green+age=1',
      'parrot:green+age=2',
      'parrot:red+age=1',
      'parrot:red+age=2',
    ]);
  });

  test('stay whole where the setting is a list', async () => {
    const [card] = await made({ words: ['a', 'b'] });
    expect(card).toMatchObject({ id: 'parrot:red+words=["a","b"]', settings: { words: ['a', 'b'] } });
  });

  test('of one value make one agent, and empty ones are refused', async () => {
    expect(await idsOf({ colour: ['red'] }, 'polly')).toEqual(['polly']);
    await expect(made({ age: [] })).rejects.toThrow(/an empty list/);
  });
});

describe('names', () => {
  test('are made of the settings, without defaults and without what says only where', async () => {
    expect(await idsOf({ cage: 'golden' })).toEqual(['parrot:red']);
    expect(await idsOf({ colour: 'red' })).toEqual(['parrot:red']);
  });

  test('can be given, and then tell apart what varies', async () => {
    expect(await idsOf({ age: 3 }, 'polly')).toEqual(['polly']);
    expect(await idsOf({ age: [1, 2], colour: 'green' }, 'polly')).toEqual(['polly:1', 'polly:2']);
  });

  test('defaults are in the card, so that giving them makes no other agent', async () => {
    expect(await made({ colour: 'red' })).toEqual(await made({}));
  });
});

describe('what is refused, with what would do', () => {
  test.each<[Record<string, Json>, RegExp]>([
    [{ color: 'red' }, /setting of the agent parrot; found "color"\. Did you mean colour/],
    [{ colour: 'blue' }, /known colour; found "blue"/],
    [{ colour: ['red', 'rde'] }, /found "rde"\. Did you mean red/],
    [{ age: 'old' }, /age that the agent parrot can have; found "old"/],
    [{ words: [1] }, /words that .*; found \[1\]|words that .*; found 1/],
  ])('%j', async (settings, message) => {
    await expect(made(settings)).rejects.toThrow(UsageError);
    await expect(made(settings)).rejects.toThrow(message);
  });
});
