import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test('columns are as wide as their widest cell, and lines end where their text ends', () => {
  const rows = [
    ['TASK', 'N', 'TITLE'],
    ['twins/cart', '18', ''],
    ['x', '5', 'A page'],
  ];
  expect(columns(rows)).toBe('TASK        N   TITLE\ntwins/cart  18\nx           5   A page');
});
