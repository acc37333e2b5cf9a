import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls';
import { InfrastructureError, messageOf, UsageError } from '../core/errors.ts';
import type { WorldIdentity } from './identity.ts';

/** What listens, and what is to be done with what arrives. */
export interface ProxyOptions {
  readonly identity: WorldIdentity;
  /** 0 for any free port. */
  readonly port: number;
  /** A request; `tunnel` is where the tunnel leads by which it came, if it came by one. */
  onRequest(incoming: IncomingMessage, outgoing: ServerResponse, tunnel: URL | undefined): void;
  /** A CONNECT: the tunnel to open (https: TLS ends here), or the status with which to refuse it. */
  onConnect(authority: string): { readonly tunnel: URL } | { readonly status: 400 | 502 };
}

/** An HTTP proxy that answers everything itself. */
export interface Proxy {
  readonly port: number;
  /** Cuts all connections. */
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const REASONS = { 400: 'Bad Request', 501: 'Not Implemented', 502: 'Bad Gateway' } as const;

/**
 * Listens on the loopback interface, and on no other.
 *
 * @throws UsageError when the given port can't be bound.
 * @throws InfrastructureError ('world') when no free port is found.
 */
export async function listen(options: ProxyOptions): Promise<Proxy> {
  const secureContext = secureContextOf(options.identity);
  const sockets = new Set<Socket>();
  const tunnels = new WeakMap<Socket, URL>();
  // A connection may stay idle for as long as the operator thinks: no timeout may cut it between two requests.
  const server = createServer({
    keepAliveTimeout: 0,
    headersTimeout: 0,
    requestTimeout: 0,
    requireHostHeader: false,
  });
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void =>
    options.onRequest(incoming, outgoing, tunnels.get(incoming.socket));

  server.on('request', onRequest);
  server.on('checkExpectation', onRequest);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Without this, Node would hand websocket handshakes to the sites as ordinary requests.
  server.on('upgrade', (_incoming, socket) => refuse(socket, 501));
  server.on('connect', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const outer = incoming.socket;
    // Node takes its own error handler away from a socket that it hands over.
    outer.on('error', () => outer.destroy());
    const answer = tunnels.has(outer) ? { status: 400 as const } : options.onConnect(incoming.url ?? '');
    if ('status' in answer) return refuse(socket, answer.status);
    outer.write('HTTP/1.1 200 OK\r\n\r\n');
    if (head.length > 0) outer.unshift(head);
    const inner =
      answer.tunnel.protocol === 'https:'
        ? new TLSSocket(outer, { isServer: true, secureContext, ALPNProtocols: ['http/1.1'] })
        : outer;
    tunnels.set(inner, answer.tunnel);
    server.emit('connection', inner);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(notBound(options.port, error)));
    try {
      server.listen(options.port, LOOPBACK, resolve);
    } catch (error) {
      reject(notBound(options.port, error));
    }
  });
  const { port } = server.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  return {
    port,
    close() {
      closed ??= new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      });
      return closed;
    },
  };
}

function refuse(socket: Duplex, status: keyof typeof REASONS): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const secureContexts = new WeakMap<WorldIdentity, SecureContext>();

/** Parsing the key takes longer than all else in opening a world, and all worlds have the same one. */
function secureContextOf(identity: WorldIdentity): SecureContext {
  let context = secureContexts.get(identity);
  if (context === undefined) {
    context = createSecureContext({ key: identity.key, cert: identity.cert });
    secureContexts.set(identity, context);
  }
  return context;
}

function notBound(port: number, cause: unknown): UsageError | InfrastructureError {
  const explanation = {
    expected: port === 0 ? 'a free port on the loopback interface' : `to listen on ${LOOPBACK}:${port}`,
    found: messageOf(cause),
  };
  return port === 0
    ? new InfrastructureError(
        'world',
        { ...explanation, hint: 'Close programs that hold many ports, or raise the limit of open files.' },
        { cause },
      )
    : new UsageError(
        { ...explanation, hint: 'Give another port, or none: then any free one is taken.' },
        { cause },
      );
}
