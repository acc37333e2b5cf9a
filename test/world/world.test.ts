import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/core/errors.ts';
import type { Site } from '../../src/core/site.ts';
import { ask, askDirectly, openTunnel } from './clients.ts';
import { HOST, html, littleWorld, site } from './little-world.ts';

const plain = site(HOST, { '/': () => html('<p>home') });

describe('facts', () => {
  const pages = {
    '/': () => html('<p>home'),
    '/app.js': () => new Response('1', { headers: { 'content-type': 'text/javascript' } }),
    '/app.css': () => new Response('', { headers: { 'content-type': 'text/css' } }),
    '/a.png': () => new Response('', { headers: { 'content-type': 'image/png' } }),
    '/data': () => Response.json({}),
    '/order': () => new Response(null, { status: 303, headers: { location: '/' } }),
    '/beacon': () => new Response(null, { status: 204 }),
  };

  it('tell which parts of pages were served, by what the browser asked for', async () => {
    const world = await littleWorld([site(HOST, pages)]);
    const visit = (path: string, dest: string, method = 'GET') =>
      ask(world.port, `https://${HOST}${path}`, { method, headers: { 'sec-fetch-dest': dest } });
    await visit('/?q=private', 'document');
    world.clock.step();
    await visit('/app.js', 'script');
    await visit('/app.css', 'style');
    await visit('/a.png', 'image');
    await visit('/missing.png', 'image');
    await visit('/data', 'empty');
    await visit('/', 'empty');
    await visit('/beacon', 'empty', 'POST');
    await visit('/order', 'document', 'POST');
    await visit('/', 'document', 'HEAD');
    expect(world.ledger.facts()).toEqual(
      [
        { at: 0, data: { path: '/', status: 200, type: 'document' } },
        { at: 1000, data: { path: '/app.js', status: 200, type: 'script' } },
        { at: 1000, data: { path: '/app.css', status: 200, type: 'style' } },
        { at: 1000, data: { path: '/a.png', status: 200, type: 'picture' } },
        { at: 1000, data: { path: '/missing.png', status: 404, type: 'picture' } },
        { at: 1000, data: { path: '/order', status: 303, type: 'document' } },
      ].map((fact, seq) => ({ seq, host: HOST, kind: 'page-served', ...fact })),
    );
  });

  it('go by the type of the answer where the browser does not say', async () => {
    const world = await littleWorld([site(HOST, pages)]);
    for (const path of ['/', '/app.js', '/a.png', '/data']) await ask(world.port, `http://${HOST}${path}`);
    await ask(world.port, `http://${HOST}/beacon`, { method: 'POST' });
    expect(world.ledger.facts().map(({ data }) => data)).toMatchObject([
      { type: 'document' },
      { type: 'script' },
      { type: 'picture' },
    ]);
  });
});

describe('the headers of an answer', () => {
  it("carry the world's date, forbid caching, and name no software", async () => {
    const world = await littleWorld([
      site(HOST, {
        '/': () =>
          html('<p>home', { headers: { server: 'own', 'x-powered-by': 'own', date: 'x', via: 'own' } }),
        '/cached': () => html('', { headers: { 'cache-control': 'max-age=60' } }),
      }),
    ]);
    world.clock.step();
    const { headers } = await ask(world.port, `https://${HOST}/`);
    expect(headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': '7',
      date: 'Mon, 02 Mar 2026 09:00:01 GMT',
      connection: 'close',
    });
    expect((await ask(world.port, `https://${HOST}/cached`)).headers['cache-control']).toBe('max-age=60');
    const refusal = await ask(world.port, 'http://www.elsewhere.com/');
    expect(refusal.headers).toMatchObject({
      date: 'Mon, 02 Mar 2026 09:00:01 GMT',
      'cache-control': 'no-store',
    });
  });
});

describe('a site that fails', () => {
  const breaks = new ReadableStream({
    pull() {
      throw new Error('broken body');
    },
  });
  const failing: Site = site(HOST, {
    '/throws': () => {
      throw new Error('secret detail');
    },
    '/rejects': () => Promise.reject('no error object'),
    '/error': () => Response.error(),
    '/body': () => new Response(breaks),
    '/own-500': () => new Response('Internal Server Error', { status: 500 }),
  });

  it('shows a bare page to the visitor and the cause to the harness', async () => {
    const world = await littleWorld([failing]);
    for (const path of ['/throws', '/rejects', '/error', '/body', '/own-500']) {
      const reply = await ask(world.port, `https://${HOST}${path}`);
      expect(reply.status).toBe(500);
      expect(reply.body).toBe(
        '<!doctype html><html lang="en"><title>500 Internal Server Error</title><h1>500 Internal Server Error</h1></html>\n',
      );
    }
    expect(world.problems.map(({ url, message }) => `${new URL(url).pathname} ${message}`)).toEqual([
      '/throws secret detail',
      '/rejects no error object',
      "/error a site answered with the status 0, which can't be sent",
      '/body broken body',
      '/own-500 the site answered 500',
    ]);
    expect(world.problems[0]?.cause).toEqual(new Error('secret detail'));
  });
});

describe('held answers', () => {
  const sites = [
    site(HOST, {
      '/': () => html('<p>home'),
      '/slow.png': () => new Response('picture', { headers: { 'content-type': 'image/png' } }),
    }),
  ];
  const holds = [`https://${HOST}/slow.png`];
  const held = `https://${HOST}/slow.png`;

  it('wait for release, while others are answered', async () => {
    const world = await littleWorld(sites, { holds, hold: true });
    let arrived = false;
    const picture = ask(world.port, held).then((reply) => {
      arrived = true;
      return reply;
    });
    expect((await ask(world.port, `https://${HOST}/`)).body).toBe('<p>home');
    expect((await ask(world.port, `https://${HOST}/`)).body).toBe('<p>home');
    expect(arrived).toBe(false);
    expect(world.ledger.facts()).toHaveLength(2);
    world.release();
    world.release();
    expect((await picture).body).toBe('picture');
    expect((await ask(world.port, held)).body).toBe('picture');
    expect(world.ledger.facts()).toHaveLength(4);
  });

  it('are held by a direct address as well', async () => {
    const world = await littleWorld(sites, { holds, hold: true });
    const picture = askDirectly(world.port, world.address(held));
    await askDirectly(world.port, world.address(`https://${HOST}/`));
    expect(world.ledger.facts()).toHaveLength(1);
    world.release();
    expect((await picture).body).toBe('picture');
  });

  it('are not held unless asked for', async () => {
    const world = await littleWorld(sites, { holds });
    expect((await ask(world.port, held)).body).toBe('picture');
  });

  it('are dropped when the world closes, and leave no fact', async () => {
    const world = await littleWorld(sites, { holds, hold: true });
    const picture = ask(world.port, held).catch(() => 'cut');
    await ask(world.port, `https://${HOST}/`);
    await world.close();
    expect(await picture).toBe('cut');
    expect(world.ledger.facts()).toHaveLength(1);
  });
});

describe('closing', () => {
  it('cuts idle connections, tunnels and requests that are being answered, and frees the port', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<Response>();
    const slow = site(HOST, {
      '/': () => {
        asked.resolve();
        return answer.promise;
      },
    });
    const world = await littleWorld([slow]);
    const idle = net.connect(world.port, '127.0.0.1');
    const tunnel = await openTunnel(world.port, `https://${HOST}/`);
    for (const socket of [idle, tunnel]) socket.on('error', () => {}).resume();
    const reply = ask(world.port, `https://${HOST}/`).catch(() => 'cut');
    await asked.promise;
    const cut = Promise.all([once(idle, 'close'), once(tunnel, 'close'), reply]);
    await Promise.all([world.close(), world.close()]);
    expect((await cut)[2]).toBe('cut');
    answer.resolve(html('too late'));
    await answer.promise;
    await world.close();
    expect(world.ledger.facts()).toEqual([]);
    const again = await littleWorld([plain], { port: world.port });
    expect((await ask(again.port, `https://${HOST}/`)).status).toBe(200);
  });
});

describe('many worlds', () => {
  it('at once never mix up their sites and facts', async () => {
    const numbered = (n: number): Site =>
      site(HOST, { '/': (request) => html(`world ${n} ${request.headers.get('cookie')}`) });
    const worlds = await Promise.all(Array.from({ length: 50 }, (_, n) => littleWorld([numbered(n)])));
    await Promise.all(
      worlds.map(async (world, n) => {
        for (const scheme of ['http', 'https']) {
          const reply = await ask(world.port, `${scheme}://${HOST}/`, { headers: { cookie: `n=${n}` } });
          expect(reply.body).toBe(`world ${n} n=${n}`);
        }
      }),
    );
    for (const { ledger } of worlds) expect(ledger.facts()).toHaveLength(2);
  });

  it('know nothing of one another', async () => {
    const one = await littleWorld([plain]);
    const two = await littleWorld([site('www.other.com', { '/': () => html('other') })]);
    expect((await ask(one.port, 'http://www.other.com/')).status).toBe(502);
    expect((await askDirectly(two.port, one.address(`https://${HOST}/`))).status).toBe(404);
    expect(two.ledger.facts()).toEqual([]);
    await one.close();
    expect((await ask(two.port, 'https://www.other.com/')).body).toBe('other');
  });
});

describe('a stage', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '1.2.3',
    'WWW.Example.com',
    'a.com:80',
    'https://a.com',
    'a..com',
    'x.localhost',
    '',
  ])('with the host %j is refused', async (host) => {
    await expect(littleWorld([site(host, {})])).rejects.toThrow('Expected a site with an ordinary host name');
  });

  it('with two sites of one name, or a start that is on none, is refused', async () => {
    await expect(littleWorld([plain, plain])).rejects.toThrow(`two sites for ${HOST}`);
    await expect(littleWorld([])).rejects.toThrow(UsageError);
  });
});
