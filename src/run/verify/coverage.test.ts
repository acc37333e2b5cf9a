import { expect, it } from 'vitest';
import { CONTROL, type Mechanism } from '../../core/mechanism.ts';
import type { Suite } from '../../core/suite.ts';
import type { Task } from '../../core/task.ts';
import { absentCells } from './coverage.ts';

const task = (id: string, ...mechanisms: string[]): Task =>
  ({
    id,
    conditions: [CONTROL, ...mechanisms.map((name) => ({ id: name, mechanisms: [name] }))],
  }) as unknown as Task;
const suite = (tasks: Task[], absent: Suite['absent']): Suite =>
  ({ tasks, mechanisms: [{ id: 'm' }, { id: 'n' }] as Mechanism[], absent }) as unknown as Suite;

it('wants each pair to exist or to be listed with a reason, and not both', () => {
  const why = 'there is no text';
  expect(absentCells(suite([task('s/a', 'm', 'n')], []))).toEqual([]);
  expect(absentCells(suite([task('s/a', 'm')], [{ task: 's/a', mechanism: 'n', why }]))).toEqual([]);
  expect(absentCells(suite([task('s/a', 'm')], []))).toEqual(['s/a lacks n without a reason']);
  expect(absentCells(suite([task('s/a', 'm')], [{ task: 's/a', mechanism: 'n', why: '' }]))).toHaveLength(1);
  expect(absentCells(suite([task('s/a', 'm', 'n')], [{ task: 's/a', mechanism: 'n', why }]))).toHaveLength(1);
});
