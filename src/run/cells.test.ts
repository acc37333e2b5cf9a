import { expect, test } from 'vitest';
import { UsageError } from '../core/errors.ts';
import { cellsOf } from './cells.ts';
import { TINY } from './testing/tiny-suite.ts';

const names = (plan: Partial<Parameters<typeof cellsOf>[0]>): string[] =>
  cellsOf({ suites: ['tiny'], ...plan }, [TINY]).map(({ task, condition }) => `${task.id}:${condition.id}`);

test('a plan that names only suites asks for every task in every condition', () => {
  expect(names({})).toHaveLength(6);
  expect(names({ suites: ['tiny', 'tiny'] })).toHaveLength(6);
});

test('tasks are chosen by globs, with or without the name of their suite', () => {
  const door = ['tiny/door:control', 'tiny/door:swapped', 'tiny/door:late'];
  expect(names({ tasks: ['tiny/d*'] })).toEqual(door);
  expect(names({ tasks: ['door', '*oo*', 'tiny/door'] })).toEqual(door);
  expect(names({ tasks: ['tiny/*'] })).toHaveLength(6);
});

test('conditions and cells narrow the crossing', () => {
  expect(names({ conditions: ['control'] })).toEqual(['tiny/door:control', 'tiny/gate:control']);
  expect(names({ cells: ['tiny/gate:late', 'tiny/door:control'] })).toEqual([
    'tiny/door:control',
    'tiny/gate:late',
  ]);
  expect(names({ cells: ['tiny/*:swapped'] })).toEqual(['tiny/door:swapped', 'tiny/gate:swapped']);
});

test('a name that nobody knows gets the nearest ones', () => {
  expect(() => names({ suites: ['tinny'] })).toThrow(/Did you mean tiny/);
  expect(() => names({ tasks: ['tiny/dor'] })).toThrow(/Did you mean tiny\/door/);
  expect(() => names({ conditions: ['contrl'] })).toThrow(/Did you mean control/);
  expect(() => names({ cells: ['tiny/door:lat'] })).toThrow(/Did you mean tiny\/door:late/);
});

test('a plan with no episode is an error', () => {
  const empty = { ...TINY, tasks: [] };
  expect(() => cellsOf({ suites: ['tiny'] }, [empty])).toThrow(UsageError);
  expect(() => names({ conditions: ['late'], cells: ['tiny/door:control'] })).toThrow(UsageError);
});
