import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSender, NoResponse, type Sender } from '../../http/send.ts';
import { signInAs } from '../tour.ts';

export interface SessionProxy {
  readonly url: string;
  /** How many requests have come so far. */
  readonly requests: () => number;
  readonly stop: () => Promise<void>;
}

/** Headers of one connection, which a proxy makes itself. */
const ofConnection = /^(?:host|connection|keep-alive|content-length|transfer-encoding)$/i;

/** The headers of signed-in callers that a request needs; for each path its own. */
export type SessionFor = (path: string) => Readonly<Record<string, string>>;

/**
 * A proxy that counts requests, and signs them in for tools that cannot.
 *
 * @param sessionFor the headers that it puts in the place of those of the request; none by default
 */
export async function startProxy(
  url: string,
  sessionFor: SessionFor = () => ({}),
): Promise<SessionProxy> {
  const sender: Sender = createSender(32);
  let count = 0;
  const server: Server = createServer((request, response) => {
    count += 1;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '/';
      const raw = request.rawHeaders;
      const added = Object.entries(sessionFor(path));
      const replaced = new Set(added.map(([name]) => name.toLowerCase()));
      const isKept = (name: string): boolean =>
        !ofConnection.test(name) && !replaced.has(name.toLowerCase());
      const kept = raw.flatMap((name, index) =>
        index % 2 === 0 && isKept(name) ? [[name, raw[index + 1] ?? ''] as const] : [],
      );
      const body = Buffer.concat(parts);
      sender
        .send({
          method: request.method ?? 'GET',
          url: url + path,
          headers: [...kept, ...added],
          body: body.length > 0 ? body : null,
        })
        .then(
          ({ status, headers, body: received }) => {
            const sent = headers.filter(([name]) => !ofConnection.test(name));
            response.writeHead(status, sent.flat());
            response.end(received);
          },
          (error: unknown) => {
            if (!(error instanceof NoResponse)) throw error;
            response.destroy();
          },
        );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => count,
    stop: async () => {
      sender.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The session that each path of shelf.yaml needs. */
export async function shelfSessions(url: string): Promise<SessionFor> {
  const sender = createSender();
  const reader = await signInAs(sender, url, 'reader');
  const keeper = await signInAs(sender, url, 'keeper');
  sender.close();
  return (path) => (path.startsWith('/report') ? keeper : reader);
}
