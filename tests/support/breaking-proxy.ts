import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface BreakingProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Resolves when the proxy has broken its connections. */
  readonly broken: Promise<void>;
  /** From now on, connections are accepted again, and none is broken. */
  readonly repair: () => void;
}

/**
 * A proxy of a PostgreSQL server. When a client sends a statement or a parameter with this text, the proxy breaks all
 * connections and refuses new ones, as a server that is restarted does.
 */
export async function breakingProxy(databaseUrl: string, text: string): Promise<BreakingProxy> {
  const { hostname: host, port } = new URL(databaseUrl);
  const broken = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  let state: 'whole' | 'broken' | 'repaired' = 'whole';

  const breakAll = (): void => {
    state = 'broken';
    for (const socket of sockets) socket.destroy();
    broken.resolve();
  };

  const proxy = createServer((client) => {
    if (state === 'broken') return void client.destroy();
    const server = connect({ host, port: Number(port) });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    client.on('data', (part) => {
      if (state === 'whole' && part.includes(text)) breakAll();
      else server.write(part);
    });
    server.pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const url = new URL(databaseUrl);
  // A server that listens on a port has an address object with that port.
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    broken: broken.promise,
    repair: () => {
      state = 'repaired';
    },
  };
}
