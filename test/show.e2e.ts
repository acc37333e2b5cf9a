import { get } from 'node:http';
import { expect, test } from 'vitest';
import { startSiren } from './siren.ts';

/** Fetches an address under `localhost` without asking a resolver, which not every machine answers for such names. */
function fetchLocal(address: string): Promise<{ status: number | undefined; body: string }> {
  const { host, port, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname, headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });
}

test('show serves the page at the address that it prints, until Ctrl-C', async () => {
  const shown = startSiren(['show', 'twins/cookies', '--condition', 'a3', '--no-window']);
  const [address = ''] = /http:\/\/\S+/.exec(await shown.said(/http:\/\/\S+\n/)) ?? [];
  const { status, body } = await fetchLocal(address);
  expect(status).toBe(200);
  expect(body).toContain('<title>');
  shown.child.kill('SIGINT');
  const { code, out } = await shown.ended;
  expect(code).toBe(0);
  expect(out).toMatch(/^http:\/\/\S+\.localhost:\d+\/\S*\n$/);
});
