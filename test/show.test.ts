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
  const running = startSiren(['show', 'twins/cart', '--condition', 'a3', '--no-window']);
  await running.said(/Ctrl-C/);
  running.child.kill('SIGINT');
  // Asked while it lives, so start another that is still there.
  const shown = startSiren(['show', 'twins/cookies', '--no-window']);
  const words = await shown.said(/Ctrl-C/);
  const [address = ''] = /http:\/\/\S+/.exec(words) ?? [];
  const { status, body } = await fetchLocal(address);
  expect(status).toBe(200);
  expect(body).toContain('<title>');
  shown.child.kill('SIGINT');
  for (const { code, out } of await Promise.all([running.ended, shown.ended])) {
    expect(code).toBe(0);
    expect(out).toMatch(/^http:\/\/\S+\.localhost:\d+\/\S*\n$/);
  }
});
