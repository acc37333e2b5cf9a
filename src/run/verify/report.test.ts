import { expect, it } from 'vitest';
import { Report, type VerifyEvent } from './report.ts';

it('counts every check and tells the failed ones in the order of their subjects', () => {
  const events: VerifyEvent[] = [];
  const report = new Report((event) => events.push(event));
  const [first, second] = [
    { task: 's/a', condition: 'control' },
    { task: 's/b', condition: 'x' },
  ];
  report.note({ task: 's/*', condition: '*' }, 'classifier', ['it tells them apart']);
  report.note(second, 'pixels', ['one differs', 'another one']);
  report.note(first, 'pixels', []);
  report.note(first, 'boxes', ['one moved']);
  report.tell(second, 'It is reached in 3 acts.');
  report.tell(first, 'It is reached in 2 acts.');
  expect(report.result([first, second])).toEqual({
    checked: 4,
    failed: [
      { ...first, check: 'boxes', why: 'one moved' },
      { ...second, check: 'pixels', why: 'one differs; another one' },
      { task: 's/*', condition: '*', check: 'classifier', why: 'it tells them apart' },
    ],
    told: [
      { ...first, says: 'It is reached in 2 acts.' },
      { ...second, says: 'It is reached in 3 acts.' },
    ],
  });
  expect(events).toContainEqual({ type: 'checked', ...first, check: 'pixels', ok: true });
});
