import { expect, test } from 'vitest';
import { told, usedIn } from './told.ts';

test('what was used is known by what was told, once for each reply', () => {
  const item = { role: 'button', label: 'Go on', disabled: false, look: 0, priced: false };
  const words = told({ kind: 'click', item });
  const twice = `${words} ${JSON.stringify({ reason: words })}`;
  expect(usedIn([{ text: twice, reply: true }]).get('Go on')).toBe(1);
  expect(
    usedIn([
      { text: twice, reply: true },
      { text: words, reply: true },
    ]).get('Go on'),
  ).toBe(2);
  // A history tells of several replies in one message.
  expect(usedIn([{ text: twice, reply: false }]).get('Go on')).toBe(2);
  expect(usedIn([{ text: 'I used "Go on".', reply: true }]).size).toBe(0);
});
