import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/core/errors.ts';
import type { Site } from '../../src/core/site.ts';
import { ask, askDirectly, raw } from './clients.ts';
import { echo, HOST, littleWorld, site } from './little-world.ts';

function redirecting(location: string): Site {
  return site(HOST, { '/go': () => new Response(null, { status: 302, headers: { location } }) });
}

describe('a visitor without proxy', () => {
  it('makes the site see the very request that it sees through the proxy', async () => {
    const world = await littleWorld([echo]);
    const url = `https://${HOST}/a/?b=1`;
    const local = world.address(url);
    expect(local).toMatch(
      new RegExp(`^http://www\\.harborandpine\\.com\\.[0-9a-f]{10}\\.localhost:${world.port}/a/\\?b=1$`),
    );
    const headers = { cookie: 'a=1', 'content-type': 'text/plain' };
    const proxied = await ask(world.port, url, {
      method: 'POST',
      body: 'x',
      headers: { ...headers, origin: `https://${HOST}`, referer: url },
    });
    const direct = await askDirectly(world.port, local, {
      method: 'POST',
      body: 'x',
      headers: { ...headers, origin: new URL(local).origin, referer: local },
    });
    expect(JSON.parse(direct.body)).toEqual(JSON.parse(proxied.body));
    expect(direct.headers).toEqual(proxied.headers);
  });

  it('does not tell the site where outside the world it came from', async () => {
    const world = await littleWorld([echo]);
    const headers = { referer: 'http://localhost:3000/runs/7', origin: 'http://localhost:3000' };
    const reply = await askDirectly(world.port, world.address(`https://${HOST}/`), { headers });
    expect(JSON.parse(reply.body).headers).toEqual({ connection: undefined, host: HOST, origin: 'null' });
  });

  it('is kept in the world by redirects', async () => {
    for (const [location, path] of [
      [`https://${HOST}/done?x=1#y`, '/done?x=1#y'],
      [`http://${HOST}/done`, '/done'],
      [`//${HOST}/done`, '/done'],
      ['/done', '/done'],
      ['done', '/done'],
    ] as const) {
      const world = await littleWorld([redirecting(location)]);
      const reply = await askDirectly(world.port, world.address(`https://${HOST}/go`));
      expect(reply.headers.location).toBe(world.address(`https://${HOST}${path}`));
    }
  });

  it('is not sent out of the world by one', async () => {
    const world = await littleWorld([redirecting('https://www.elsewhere.com/x')]);
    const reply = await askDirectly(world.port, world.address(`https://${HOST}/go`));
    expect(reply.status).toBe(502);
    expect(reply.headers).not.toHaveProperty('location');
    expect(world.ledger.facts()).toMatchObject([
      { kind: 'left-world', host: 'www.elsewhere.com', data: { url: 'https://www.elsewhere.com/x' } },
      { kind: 'page-served', host: HOST, data: { path: '/go', status: 502, type: 'document' } },
    ]);
  });

  it('gets cookies for the local counterpart of their domain', async () => {
    const cookies: [string, string][] = [
      ['set-cookie', 'a=1; Domain=.harborandpine.com; Secure; HttpOnly'],
      ['set-cookie', 'domain=x; path=/'],
    ];
    const world = await littleWorld([site(HOST, { '/': () => new Response('', { headers: cookies }) })]);
    const local = world.address(`https://${HOST}/`);
    const [, id] = /\.([0-9a-f]{10})\.localhost/.exec(local) ?? [];
    const reply = await askDirectly(world.port, local);
    expect(reply.headers['set-cookie']).toEqual([
      `a=1; Domain=harborandpine.com.${id}.localhost; Secure; HttpOnly`,
      'domain=x; path=/',
    ]);
  });

  it.each([
    (port: number) => `localhost:${port}`,
    (port: number) => `127.0.0.1:${port}`,
    () => HOST,
    (port: number) => `${HOST}.0123456789.localhost:${port}`,
    () => '',
  ])('gets a small 404 by any other name (%#)', async (hostOf) => {
    const world = await littleWorld([echo]);
    const host = hostOf(world.port);
    const reply = await raw(world.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 404 /);
    expect(reply).not.toMatch(/siren|harbor|www/i);
    expect(await raw(world.port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 404 /);
    expect(world.ledger.facts()).toEqual([]);
  });

  it('finds unknown sites of the world no more than their addresses', async () => {
    const world = await littleWorld([echo]);
    const other = world.address(`https://${HOST}/`).replace(HOST, 'www.elsewhere.com');
    expect((await askDirectly(world.port, other)).status).toBe(404);
    expect(() => world.address('https://www.elsewhere.com/')).toThrow(UsageError);
    expect(() => world.address(`https://${HOST}:8443/`)).toThrow(UsageError);
    expect(() => world.address('/path')).toThrow(UsageError);
  });

  it("can't be had through the proxy: local names are unknown hosts there", async () => {
    const world = await littleWorld([echo]);
    expect((await ask(world.port, world.address(`https://${HOST}/`))).status).toBe(502);
  });
});
