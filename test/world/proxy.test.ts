import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/core/errors.ts';
import { ask, openTunnel, raw } from './clients.ts';
import { echo, HOST, html, littleWorld, site } from './little-world.ts';

describe('a request through the proxy', () => {
  it('reaches the site with its own address, by http and by https', async () => {
    const { port } = await littleWorld([echo]);
    for (const url of [`http://${HOST}/a%20b/?q=1&r=%2F`, `https://${HOST}/a%20b/?q=1&r=%2F`]) {
      const reply = await ask(port, url, { headers: { cookie: 'a=1', 'x-own': 'yes' } });
      expect(reply.status).toBe(200);
      expect(JSON.parse(reply.body)).toMatchObject({
        method: 'GET',
        url,
        headers: { host: HOST, cookie: 'a=1', 'x-own': 'yes' },
      });
    }
  });

  it('keeps what belongs to the connection from the site', async () => {
    const { port } = await littleWorld([echo]);
    const reply = await ask(port, `http://${HOST}/`, {
      headers: { 'proxy-connection': 'keep-alive', 'proxy-authorization': 'Basic eDp5', te: 'trailers' },
    });
    const names = Object.keys(JSON.parse(reply.body).headers);
    expect(names).toEqual(['host']);
  });

  it('goes by the address and not by a Host header that says something else', async () => {
    const { port, ledger } = await littleWorld([echo]);
    const reply = await ask(port, `http://${HOST}/x`, { headers: { host: 'www.elsewhere.com' } });
    expect(JSON.parse(reply.body)).toMatchObject({ url: `http://${HOST}/x`, headers: { host: HOST } });
    expect(ledger.facts()).toEqual([]);
  });

  it('refuses another host than the tunnel leads to, by header and by absolute address', async () => {
    const { port } = await littleWorld([echo, site('www.other.com', {})]);
    expect((await ask(port, `https://${HOST}/`, { headers: { host: 'www.other.com' } })).status).toBe(421);
    const socket = await openTunnel(port, `http://${HOST}/`);
    socket.write('GET http://www.other.com/ HTTP/1.1\r\nHost: www.other.com\r\nConnection: close\r\n\r\n');
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(reply.toString()).toMatch(/^HTTP\/1\.1 421 /);
  });

  it('does not read a path that begins with two slashes as another host', async () => {
    const { port } = await littleWorld([echo]);
    const reply = await ask(port, `https://${HOST}//www.other.com/x`);
    expect(JSON.parse(reply.body).url).toBe(`https://${HOST}//www.other.com/x`);
  });

  it('serves many requests on one tunnel', async () => {
    const { port } = await littleWorld([
      site(HOST, { '/': () => new Response('home'), '/two': () => new Response('two') }),
    ]);
    const socket = await openTunnel(port, `http://${HOST}/`);
    for (const [path, body] of [
      ['/', 'home'],
      ['/two', 'two'],
      ['/', 'home'],
    ]) {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
      const [reply] = (await once(socket, 'data')) as [Buffer];
      expect(reply.toString()).toMatch(new RegExp(`^HTTP/1\\.1 200 OK\\r\\n[^]*\\r\\n\\r\\n${body}$`));
      expect(reply.toString()).not.toMatch(/^keep-alive: timeout/im);
    }
  });

  it('may come in one piece with the CONNECT', async () => {
    const { port } = await littleWorld([echo]);
    const reply = await raw(
      port,
      `CONNECT ${HOST}:80 HTTP/1.1\r\n\r\nGET /early HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`,
    );
    expect(reply).toContain(`"url":"http://${HOST}/early"`);
  });

  it('is answered in order when several are sent at once', async () => {
    const slow = Promise.withResolvers<Response>();
    const { port } = await littleWorld([
      site(HOST, {
        '/slow': () => slow.promise,
        '/quick': () => {
          setImmediate(() => slow.resolve(new Response('slow')));
          return new Response('quick');
        },
      }),
    ]);
    const replies = await raw(
      port,
      `GET http://${HOST}/slow HTTP/1.1\r\n\r\nGET http://${HOST}/quick HTTP/1.1\r\nConnection: close\r\n\r\n`,
    );
    expect(replies.match(/slow|quick/g)).toEqual(['slow', 'quick']);
  });

  it('may end its TLS with http/1.1 only', async () => {
    const { port } = await littleWorld([echo]);
    const socket = await openTunnel(port, `https://${HOST}/`);
    const secured = tls.connect({
      socket,
      servername: HOST,
      rejectUnauthorized: false,
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    await once(secured, 'secureConnect');
    expect(secured.alpnProtocol).toBe('http/1.1');
    secured.destroy();
  });

  it('passes redirects, cookies, HEAD and empty answers through as they are', async () => {
    const pages = {
      '/go': () =>
        new Response(null, {
          status: 303,
          headers: [
            ['location', `https://${HOST}/done?x=1`],
            ['set-cookie', 'a=1; Secure'],
            ['set-cookie', 'b=2'],
          ],
        }),
      '/page': (request: Request) => html(request.method === 'HEAD' ? '' : '<p>hello'),
      '/none': () => new Response(null, { status: 204 }),
    };
    const { port } = await littleWorld([site(HOST, pages)]);
    const go = await ask(port, `https://${HOST}/go`);
    expect(go).toMatchObject({
      status: 303,
      headers: { location: `https://${HOST}/done?x=1`, 'set-cookie': ['a=1; Secure', 'b=2'] },
    });
    expect(await ask(port, `https://${HOST}/page`, { method: 'HEAD' })).toMatchObject({
      status: 200,
      body: '',
    });
    const none = await ask(port, `https://${HOST}/none`);
    expect(none).toMatchObject({ status: 204, body: '' });
    expect(none.headers).not.toHaveProperty('content-length');
  });
});

describe('a request body', () => {
  const url = `https://${HOST}/save`;

  it('arrives whole, up to one megabyte', async () => {
    const { port } = await littleWorld([echo]);
    const body = 'x'.repeat(1024 * 1024);
    const reply = await ask(port, url, { method: 'POST', body });
    expect(JSON.parse(reply.body)).toMatchObject({ method: 'POST', body });
  });

  it('is refused above that, and the site sees nothing of it', async () => {
    let seen = 0;
    const { port } = await littleWorld([{ host: HOST, fetch: () => new Response(String(++seen)) }]);
    const body = new Uint8Array(1024 * 1024 + 1);
    expect((await ask(port, url, { method: 'POST', body })).status).toBe(413);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect((await ask(port, url, { method: 'POST', body, headers: chunked })).status).toBe(413);
    expect(seen).toBe(0);
  });

  it('that breaks off reaches no site, and is no problem of the world', async () => {
    let seen = 0;
    const world = await littleWorld([{ host: HOST, fetch: () => new Response(String(++seen)) }]);
    const socket = net.connect(world.port, '127.0.0.1');
    socket.write(`POST http://${HOST}/ HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 10\r\n\r\nhalf`);
    socket.resume().end();
    await once(socket, 'close');
    await ask(world.port, `http://${HOST}/`);
    expect(seen).toBe(1);
    expect(world.problems).toEqual([]);
  });
});

describe('what is not in the world', () => {
  it('gets 502 and is a fact, by http and by CONNECT', async () => {
    const { port, ledger } = await littleWorld([echo]);
    const reply = await ask(port, 'http://www.elsewhere.com/a?b=1');
    expect(reply.status).toBe(502);
    expect(reply.body).not.toMatch(/siren|world|suite|harness/i);
    await expect(ask(port, 'https://www.elsewhere.com/secret')).rejects.toThrow('HTTP/1.1 502 Bad Gateway');
    expect(ledger.facts().map(({ host, kind, data }) => ({ host, kind, data }))).toEqual([
      { host: 'www.elsewhere.com', kind: 'left-world', data: { url: 'http://www.elsewhere.com/a?b=1' } },
      { host: 'www.elsewhere.com', kind: 'left-world', data: { url: 'https://www.elsewhere.com/' } },
    ]);
  });

  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '0.0.0.0',
    '10.0.0.1',
    '0x7f.1',
    'foo.localhost',
    'harborandpine.com',
    `${HOST}.`,
  ])('holds the host %s as well', async (host) => {
    const { port, ledger } = await littleWorld([echo]);
    expect((await ask(port, `http://${host}:${port}/`)).status).toBe(502);
    expect((await ask(port, `http://${host}/`)).status).toBe(502);
    await expect(openTunnel(port, `https://${host}/`)).rejects.toThrow('502');
    await expect(openTunnel(port, `https://${host}:${port}/`)).rejects.toThrow('502');
    expect(ledger.facts().map(({ kind }) => kind)).toEqual(Array(4).fill('left-world'));
  });

  it('holds other ports of a known host', async () => {
    const { port, ledger } = await littleWorld([echo]);
    expect((await ask(port, `http://${HOST}:8080/`)).status).toBe(502);
    await expect(openTunnel(port, `https://${HOST}:8443/`)).rejects.toThrow('502');
    expect(ledger.facts()).toHaveLength(2);
  });

  it("leaves no fact when the browser's own background asks", async () => {
    const { port, ledger } = await littleWorld([echo]);
    for (const host of ['clients2.google.com', 'update.googleapis.com', 'accounts.google.com']) {
      await expect(openTunnel(port, `https://${host}/`)).rejects.toThrow('502');
      expect((await ask(port, `http://${host}/`)).status).toBe(502);
    }
    expect((await ask(port, 'http://www.elsewhere.com/favicon.ico')).status).toBe(502);
    expect(ledger.facts()).toEqual([]);
  });

  it('may have an address longer than a fact can hold', async () => {
    const { port, ledger } = await littleWorld([echo]);
    expect((await ask(port, `http://www.elsewhere.com/${'a'.repeat(5000)}`)).status).toBe(502);
    expect(ledger.facts()).toHaveLength(1);
  });

  it('leaves /favicon.ico of a known host to the site', async () => {
    const { port } = await littleWorld([site(HOST, { '/favicon.ico': () => new Response('icon') })]);
    expect((await ask(port, `https://${HOST}/favicon.ico`)).body).toBe('icon');
  });
});

describe('opening', () => {
  it('says which port is taken', async () => {
    const { port } = await littleWorld([echo]);
    const taken = littleWorld([echo], { port });
    await expect(taken).rejects.toThrow(UsageError);
    await expect(taken).rejects.toThrow(`Expected to listen on 127.0.0.1:${port}; found`);
    await expect(littleWorld([echo], { port: 70_000 })).rejects.toThrow(UsageError);
  });

  it('listens on the loopback interface only', async () => {
    const { port } = await littleWorld([echo]);
    const elsewhere = net.connect(port, '127.0.0.2');
    const [error] = (await once(elsewhere, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });
});
