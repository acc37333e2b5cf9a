import { expect, test } from 'vitest';
import { findScript } from './find-script.ts';

const HERE = import.meta.filename;

test.each([
  ['node', HERE],
  ['/usr/bin/python3.11', '-u', '-m', 'my_agent'],
  ['node', '--import', HERE, HERE, 'not-there.js'],
  ['docker', 'run', 'image', 'python', '/app/agent.py'],
  ['deno', 'run', 'https://agents.test/agent.ts'],
  ['./agent.py'],
])('%j may be started', async (...words) => {
  await expect(findScript(words)).resolves.toBeUndefined();
});

test.each([
  ['python', 'not-there.py'],
  ['/usr/bin/python3.11', '-u', 'not-there.py', '--verbose'],
  ['node', `${import.meta.dirname}/folder.js`],
])('%j names a script that is not there', async (...words) => {
  await expect(findScript(words)).rejects.toThrow(/no file ".*(not-there|folder)/);
});
