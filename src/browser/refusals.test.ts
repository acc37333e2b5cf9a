import { describe, expect, it } from 'vitest';
import { isRefused } from './refusals.ts';

describe('isRefused', () => {
  it.each([
    'file:///etc/passwd',
    'FILE:///etc/passwd',
    ' file:///etc/passwd',
    'chrome://version',
    'devtools://devtools/bundled/inspector.html',
    'view-source:https://www.example.test/',
    'about:version',
    'About:Blankets',
    'chrome-extension://abc/x.html',
  ])('refuses %s', (url) => expect(isRefused(url)).toBe(true));

  it.each([
    'https://www.example.test/file:',
    'http://chrome/',
    'about:blank',
    'about:blank#blocked',
    'about:srcdoc',
    'data:text/html,x',
    'blob:https://www.example.test/1',
    'chrome-error://chromewebdata/',
  ])('lets %s be', (url) => expect(isRefused(url)).toBe(false));
});
