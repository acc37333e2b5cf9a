import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { ask, openTunnel, raw } from './clients.ts';
import { echo, HOST, littleWorld, site } from './little-world.ts';

describe('malformed and hostile requests', () => {
  it.each([
    ['no HTTP at all', '\x16\x03\x01 hello\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'two lengths',
      `POST http://${HOST}/ HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a length and chunks',
      `POST http://${HOST}/ HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a scheme that worlds lack',
      `GET ftp://${HOST}/ HTTP/1.1\r\nConnection: close\r\n\r\n`,
      /^HTTP\/1\.1 400 /,
    ],
    ['a CONNECT without port', `CONNECT ${HOST} HTTP/1.1\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ['a CONNECT with a user', `CONNECT a@${HOST}:443 HTTP/1.1\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ['a CONNECT to a path', `CONNECT ${HOST}/x:443 HTTP/1.1\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ['TRACE', `TRACE http://${HOST}/ HTTP/1.1\r\nConnection: close\r\n\r\n`, /^HTTP\/1\.1 501 /],
    [
      'an odd Expect',
      `GET http://${HOST}/ HTTP/1.1\r\nExpect: tea\r\nConnection: close\r\n\r\n`,
      /^HTTP\/1\.1 200 /,
    ],
    [
      'huge headers',
      `GET http://${HOST}/ HTTP/1.1\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    [
      'a websocket handshake',
      `GET http://${HOST}/ HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      /^HTTP\/1\.1 501 /,
    ],
  ])('%s is answered, not hung or crashed', async (_what, bytes, reply) => {
    const world = await littleWorld([echo]);
    expect(await raw(world.port, bytes)).toMatch(reply);
    expect((await ask(world.port, `https://${HOST}/`)).status).toBe(200);
    expect(world.problems).toEqual([]);
  });

  it('a tunnel in a tunnel is refused', async () => {
    const { port } = await littleWorld([echo]);
    const socket = await openTunnel(port, `http://${HOST}/`);
    socket.write(`CONNECT ${HOST}:443 HTTP/1.1\r\n\r\n`);
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(reply.toString()).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('a tunnel that speaks no TLS, or breaks off, harms nobody', async () => {
    const { port } = await littleWorld([echo]);
    const noTls = await openTunnel(port, `https://${HOST}/`);
    noTls.on('error', () => {});
    noTls.write('GET / HTTP/1.1\r\n\r\n');
    await once(noTls, 'close');
    (await openTunnel(port, `https://${HOST}/`)).resetAndDestroy();
    expect((await ask(port, `https://${HOST}/`)).status).toBe(200);
  });

  it('connections that are reset while they are answered harm nobody', async () => {
    const { port } = await littleWorld([echo]);
    const requests = [
      'CONNECT www.elsewhere.com:443 HTTP/1.1\r\n\r\n',
      `CONNECT ${HOST}:443 HTTP/1.1\r\n\r\n`,
      `GET http://${HOST}/ HTTP/1.1\r\n\r\n`,
    ];
    for (const bytes of Array(10).fill(requests).flat()) {
      const socket = net.connect(port, '127.0.0.1').on('error', () => {});
      await new Promise((written) => socket.write(bytes, written));
      socket.resetAndDestroy();
    }
    expect((await ask(port, `https://${HOST}/`)).status).toBe(200);
  });

  it('drops user and password from an address', async () => {
    const { port } = await littleWorld([echo]);
    const reply = await raw(port, `GET http://me:secret@${HOST}/ HTTP/1.1\r\nConnection: close\r\n\r\n`);
    expect(reply).toContain(`"url":"http://${HOST}/"`);
  });

  it('lets nobody write headers through a site that puts what it was sent into one', async () => {
    const careless = site(HOST, {
      '/': (request) =>
        new Response('ok', { headers: { 'x-echo': decodeURIComponent(new URL(request.url).search) } }),
    });
    const world = await littleWorld([careless]);
    const reply = await ask(world.port, `https://${HOST}/?%0d%0aSet-Cookie:%20a=1`);
    expect(reply.status).toBe(500);
    expect(reply.headers).not.toHaveProperty('set-cookie');
    expect(world.problems).toHaveLength(1);
  });
});
