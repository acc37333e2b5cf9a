import { once } from 'node:events';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import tls from 'node:tls';

/** An answer as it came over the wire. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
}

/** Asks for an address as a browser with this proxy does: absolute form for http, CONNECT and TLS for https. */
export async function ask(port: number, url: string, options: AskOptions = {}): Promise<Reply> {
  const { protocol, host, hostname, pathname, search } = new URL(url);
  if (protocol === 'http:') {
    return request({ port, path: url, ...options, headers: { host, ...options.headers } });
  }
  const socket = await openTunnel(port, url);
  const secured = tls.connect({
    socket,
    servername: hostname,
    rejectUnauthorized: false,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  await once(secured, 'secureConnect');
  try {
    return await request({
      createConnection: () => secured,
      path: pathname + search,
      ...options,
      headers: { host, ...options.headers },
    });
  } finally {
    secured.destroy();
  }
}

/** Asks the port directly, without proxy, with the `Host` that belongs to a local address. */
export function askDirectly(port: number, url: string, options: AskOptions = {}): Promise<Reply> {
  const { host, pathname, search } = new URL(url);
  return request({ port, path: pathname + search, ...options, headers: { host, ...options.headers } });
}

/** A CONNECT tunnel to an https address. Fails with the proxy's status line when it is refused. */
export async function openTunnel(port: number, url: string): Promise<net.Socket> {
  const { hostname, port: given, protocol } = new URL(url);
  const authority = `${hostname}:${given || (protocol === 'https:' ? 443 : 80)}`;
  const socket = net.connect(port, '127.0.0.1');
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  const status = head.toString('latin1').split('\r\n')[0];
  if (status !== 'HTTP/1.1 200 OK') {
    socket.destroy();
    throw new Error(status);
  }
  return socket;
}

/** Sends bytes as they are, and gives everything that came until the other side closed. */
export async function raw(port: number, bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

async function request({
  body,
  ...options
}: http.RequestOptions & { body?: string | Uint8Array }): Promise<Reply> {
  const outgoing = http.request({
    host: '127.0.0.1',
    ...(!options.createConnection && { agent: false }),
    ...options,
  });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await text(incoming) };
}
