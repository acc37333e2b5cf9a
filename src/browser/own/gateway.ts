import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The door to a browser's debugging port: it hands bytes through, and can be shut for good. */
export interface Gateway {
  readonly port: number;
  /** Connections that were made so far. */
  readonly connections: number;
  /** Resolves when the first one is made. */
  readonly entered: Promise<void>;
  /** Cuts all connections and lets no other in. Idempotent. */
  shut(): void;
}

/** Opens a door on a loopback port of its own to another loopback port. */
export async function openGateway(to: number): Promise<Gateway> {
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  let connections = 0;
  let open = true;
  const server = createServer((outer) => {
    if (!open) return outer.destroy();
    connections++;
    enter();
    const inner = connect({ port: to, host: '127.0.0.1', noDelay: true });
    outer.setNoDelay(true);
    for (const [socket, other] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    get connections() {
      return connections;
    },
    entered,
    shut() {
      open = false;
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
