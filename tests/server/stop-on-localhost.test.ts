import dns from 'node:dns';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { createTestApp } from '#tests/support/app.ts';
import { migratedStore } from '#tests/support/new-store.ts';

// The first store of a worker is migrated, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Whether a server accepts a connection to this address. */
const isAccepted = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

const addresses = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

test('with two addresses of localhost the server listens on one, and accepts no connection while it closes', async () => {
  const lookup = vi.spyOn(dns, 'lookup');
  // The functions that listen ask for all addresses.
  lookup.mockImplementation(((
    _host: string,
    _options: unknown,
    done: (...args: unknown[]) => void,
  ) => done(null, addresses)) as typeof dns.lookup);
  const database = await openDatabase(await migratedStore('sqlite'));
  const app = await createTestApp({ database });
  await app.http.listen({ host: 'localhost', port: 0 });
  expect(lookup).toHaveBeenCalled();
  // Without our factory of servers, Fastify listens with a second one, which is not stopped before the last answer.
  expect(app.http.addresses()).toHaveLength(1);
  // A server that listens on a port has an address object with that port.
  const { address, port } = app.http.server.address() as AddressInfo;
  expect(await isAccepted(address, port)).toBe(true);

  const unfinished = connect({ host: address, port });
  await once(unfinished, 'connect');
  unfinished.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
  );
  const closed = app.close();
  await vi.waitFor(() => expect(app.http.server.listening).toBe(false));
  for (const each of addresses) expect(await isAccepted(each.address, port)).toBe(false);
  unfinished.destroy();
  await closed;
  await database.close();
});
