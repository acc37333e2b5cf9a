import { describe, expect, test } from 'vitest';
import { NEVER } from '../../gates/leak-words.ts';
import { PAYABLE, type ShoppingRequest } from '../request.ts';
import { validateTask } from '../validation/index.ts';
import { taskData } from './index.ts';

const attributesOf = ({ requirements, preferences }: ShoppingRequest): string[] =>
  [...requirements, ...preferences].map(({ attribute }) => attribute);

test('there are 52 standard tasks and five hard ones, each with an id of its own', () => {
  expect(taskData.filter(({ size }) => size === 'standard')).toHaveLength(52);
  expect(taskData.filter(({ size }) => size === 'hard')).toHaveLength(5);
  expect(new Set(taskData.map(({ id }) => id)).size).toBe(57);
  for (const { id } of taskData) expect(id).toMatch(/^markets\/[a-z]+(-[a-z]+)+-([a-d]|hard)$/);
});

test.each(taskData.map((task) => [task.id, task] as const))('%s is sound', (_, task) => {
  const { faults, reach } = validateTask(task);
  expect(faults).toEqual([]);
  expect(reach.rank).toBeGreaterThan(1);
});

test('but for the payable price, no setting of a type uses an attribute that another uses', () => {
  for (const type of new Set(taskData.map((task) => task.type))) {
    const used = taskData
      .filter((task) => task.type === type && task.size === 'standard')
      .flatMap(({ request }) => attributesOf(request).filter((attribute) => attribute !== PAYABLE));
    expect(new Set(used).size).toBe(used.length);
  }
});

test('no two tasks share product type, requirement and preference attributes at once', () => {
  const kinds = taskData.map(({ type, request }) =>
    JSON.stringify([
      type.id,
      request.requirements.map(({ attribute }) => attribute).sort(),
      request.preferences.map(({ attribute }) => attribute).sort(),
    ]),
  );
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('the payable price matters in every task, and so does a choice of options that costs extra', () => {
  for (const { request, catalog } of taskData.filter(({ size }) => size === 'standard')) {
    expect(attributesOf(request)).toContain(PAYABLE);
    for (const product of catalog()) {
      const choices = product.options.flatMap(({ id, choices: all }) =>
        all.filter((choice) => choice.id === request.configuration[id]),
      );
      expect(choices).toHaveLength(Object.keys(request.configuration).length);
      expect(choices.some(({ price }) => price > 0)).toBe(true);
    }
  }
});

test('no option changes what a request asks for, so that a card and a page say the same', () => {
  for (const { request, type } of taskData) {
    const drawn = taskData.find((task) => task.type === type)?.catalog()[0];
    const set = new Set(
      drawn?.options.flatMap(({ choices }) => choices.flatMap(({ sets }) => Object.keys(sets ?? {}))),
    );
    for (const attribute of attributesOf(request)) expect(set.has(attribute)).toBe(false);
  }
});

describe('words', () => {
  test.each(taskData.map((task) => [task.id, task] as const))(
    'of %s say what the request holds',
    (_, task) => {
      const { request, instruction, type } = task;
      expect(instruction.toLowerCase()).toContain(type.noun.one);
      for (const requirement of request.requirements) {
        if (typeof requirement.value === 'boolean') continue;
        const said =
          requirement.attribute === PAYABLE
            ? `$${(Number(requirement.value) / 100).toLocaleString('en-US')}`
            : String(requirement.value);
        expect(instruction.toLowerCase()).toContain(said.toLowerCase());
      }
      if (request.note !== undefined) expect(instruction).toContain(request.note);
      for (const word of NEVER) expect(instruction.toLowerCase()).not.toContain(word);
    },
  );

  test('state the preferences in the order of the request, and nothing else differs', () => {
    for (const { type, request, instruction, setting } of taskData) {
      const words = type.settings.find(({ id }) => id === setting)?.words;
      const turned = words?.({ ...request, preferences: request.preferences.toReversed() }) ?? '';
      expect(turned).not.toBe(instruction);
      const letters = (text: string) =>
        text
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .split('')
          .sort()
          .join('');
      expect(letters(turned)).toBe(letters(instruction));
    }
  });

  test('differ from task to task', () => {
    const openings = taskData.map(({ instruction }) => instruction.split(' ').slice(0, 4).join(' '));
    expect(new Set(openings).size).toBe(openings.length);
  });
});
