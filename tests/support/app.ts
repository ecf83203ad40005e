import { argon2Sync } from 'node:crypto';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { createArgon } from '#server/auth/argon.ts';
import { createApp, type App, type AppParts } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { Clock, Log, Mail, MailTransport } from '#backend/ports.ts';
import type { Database } from '#server/db/open-database.ts';
import { silentLog } from '#server/log.ts';

export interface TestAppParts {
  /** Open and migrated. */
  readonly database: Database;
  readonly config?: Partial<Config>;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly mailTransport?: MailTransport;
  readonly freeBytes?: AppParts['freeBytes'];
  readonly ports?: AppParts['ports'];
}

export interface TestApp extends App {
  readonly database: Database;
  readonly origin: string;
  /** The sent mails, the oldest first. */
  readonly mails: readonly Mail[];
  /** Calls the server with Request and Response, without a network; by default from this machine. */
  readonly fetch: (request: Request, remoteAddress?: string) => Promise<Response>;
  /** The token of the newest link in a mail to an address; waits until pending mails are sent. */
  readonly mailedToken: (address: string) => Promise<string>;
}

/** Hashes passwords with a low cost and in this process, because these tests do not test the hashing. */
export const quickPasswords = createArgon(
  { memory: 64, passes: 1, parallelism: 1 },
  { hash: async (parameters) => argon2Sync('argon2id', parameters), close: () => undefined },
);

export const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...readConfig({ NODE_ENV: 'test', DATA_DIR: join(tmpdir(), 'questwright-unused') }),
  webFolder: null,
  // Tests create more in a minute than a person does.
  creationsPerMinute: Number.POSITIVE_INFINITY,
  generationsPerDay: Number.POSITIVE_INFINITY,
  textChangesPerMinute: Number.POSITIVE_INFINITY,
  changesPerMinute: Number.POSITIVE_INFINITY,
  bodyBytesPerSecond: Number.POSITIVE_INFINITY,
  ...overrides,
});

/** Listens on a free port of this machine and returns it, for tests that need a real connection. */
export async function listen({ http }: App): Promise<number> {
  await http.listen({ host: '127.0.0.1', port: 0 });
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** A server on an open database. It does not listen on a port. Close it before the database. */
export async function createTestApp(parts: TestAppParts): Promise<TestApp> {
  const config = testConfig(parts.config);
  const mails: Mail[] = [];
  const collectingTransport: MailTransport = {
    send: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  const app = await createApp({
    config,
    database: parts.database,
    log: parts.log ?? silentLog,
    clock: parts.clock ?? Date.now,
    passwords: quickPasswords,
    mailTransport: parts.mailTransport ?? collectingTransport,
    ...(parts.freeBytes && { freeBytes: parts.freeBytes }),
    ...(parts.ports && { ports: parts.ports }),
  });
  await app.http.ready();
  const origin = config.publicUrl;
  return {
    ...app,
    database: parts.database,
    origin,
    mails,
    fetch: (request, remoteAddress) => inject(app, request, remoteAddress),
    async mailedToken(address) {
      await app.context.mailer.idle();
      const mail = mails.findLast(({ to }) => to === address);
      const token = /[?#]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (token === undefined) throw new Error(`There is no mail with a link to ${address}.`);
      return token;
    },
  };
}

const statusesWithoutBody = new Set([204, 304]);

async function inject(
  { http }: App,
  request: Request,
  remoteAddress = '127.0.0.1',
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = await http.inject({
    // Requests have the methods that the contract names.
    method: request.method as 'GET',
    url: pathname + search,
    remoteAddress,
    headers: Object.fromEntries(request.headers),
    ...(payload.length > 0 ? { payload } : {}),
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, String(one));
  }
  const hasBody = !statusesWithoutBody.has(answer.statusCode);
  const body = hasBody ? new Uint8Array(answer.rawPayload) : null;
  return new Response(body, { status: answer.statusCode, headers });
}
