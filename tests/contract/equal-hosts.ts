import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '#backend/ports.ts';
import { createMocks } from '#mocks/create-mocks.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { fixturesDatabaseImage, readSeed } from '#mocks/engines/node-database-image.ts';
import { readSize } from '#mocks/hosts/read-size.ts';
import { createMockServer } from '#mocks/hosts/http.ts';
import { guildDirectory } from '#mocks/ports/oauth.ts';
import { quickPasswords } from '#mocks/ports/passwords.ts';
import { unchangedPictures } from '#mocks/ports/pictures.ts';
import { seededRandom } from '#mocks/ports/random.ts';
import { storyteller } from '#mocks/ports/makers.ts';
import { models } from '#mocks/ports/models.ts';
import { quickPainter } from '#tests/support/quick-painter.ts';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { silentLog } from '#server/log.ts';
import { testConfig } from '#tests/support/app.ts';

export const origin = 'http://app.example';
const seed = 'the same';
const now = Date.parse('2026-11-21T12:00:00Z');
const clock = () => now;

export interface Host {
  readonly port: number;
  /**
   * Resolves when all mails are sent and all generations have ended. A mail is sent after the answer and takes random bytes. If only
   * one host has sent it before the next request, the two hosts answer with different random bytes.
   */
  readonly idle: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Starts the server. The mails that it sends are added to `mails`; the mocks send the same. */
export async function startServer(mails: Mail[]): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-alike-'));
  writeFileSync(join(folder, 'questwright.db'), await fixturesDatabaseImage());
  // This web app answers every path outside of the API with its page.
  const webFolder = join(folder, 'web');
  mkdirSync(join(webFolder, 'client'), { recursive: true });
  writeFileSync(join(webFolder, 'client/app.html'), '<title>The web page</title>');
  const routes = { pages: {}, fallback: { html: 'app.html' } };
  writeFileSync(join(webFolder, 'routes.json'), JSON.stringify(routes));
  const database = await openDatabase({ kind: 'sqlite', folder });
  const random = seededRandom(seed);
  const app = await createApp({
    config: testConfig({ publicUrl: origin, allowedOrigins: new Set([origin]), webFolder }),
    database,
    log: silentLog,
    clock,
    passwords: quickPasswords(random),
    mailTransport: {
      send(mail) {
        mails.push(mail);
        return Promise.resolve();
      },
      close: () => undefined,
    },
    ports: {
      random,
      oauth: guildDirectory,
      storyteller,
      painter: quickPainter,
      models,
      // The mocks do not cut pictures to their sizes, so the server stores them unchanged, too.
      pictures: unchangedPictures(readSize),
    },
  });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  return {
    // A server that listens on a port has an address object with that port.
    port: (app.http.server.address() as AddressInfo).port,
    idle: app.idle,
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startMocks(): Promise<Host> {
  const mocks = createMocks({
    open: openNodeEngine,
    databaseImage: await fixturesDatabaseImage(),
    readSeed,
    readSize,
    seed,
    clock,
    painter: quickPainter,
    publicUrl: origin,
  });
  const server = createMockServer(mocks).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A server that listens on a port has an address object with that port.
    port: (server.address() as AddressInfo).port,
    idle: () => mocks.idle(),
    async close() {
      server.closeAllConnections();
      server.close();
      await mocks.close();
    },
  };
}
