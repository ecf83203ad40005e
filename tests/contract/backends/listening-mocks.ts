import type { AddressInfo } from 'node:net';
import { createMocks } from '#mocks/create-mocks.ts';
import { fixturesDatabaseImage, readSeed } from '#mocks/engines/node-database-image.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { createMockServer, LoopbackOrigins } from '#mocks/hosts/http.ts';
import { readSize } from '#mocks/hosts/read-size.ts';
import type { ListeningBackend } from '../run-conform.ts';

const origin = 'http://127.0.0.1:5173';

/** The host of `npm run mock`. */
export async function listeningMocks(): Promise<ListeningBackend> {
  const mocks = createMocks({
    open: openNodeEngine,
    databaseImage: await fixturesDatabaseImage(),
    readSeed,
    readSize,
    seed: 'contract',
    publicUrl: origin,
    allowedOrigins: new LoopbackOrigins(),
  });
  const server = createMockServer(mocks);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await mocks.close();
    },
  };
}
