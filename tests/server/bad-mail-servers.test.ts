import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '#backend/ports.ts';
import { openDatabase, type Database } from '#server/db/open-database.ts';
import { createLog } from '#server/log.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { guest } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { people } from '#tests/support/named-people.ts';
import { migratedStore } from '#tests/support/new-store.ts';

// The first store of a worker is migrated, which takes long on a busy machine.
vi.setConfig({ hookTimeout: 30_000 });

const minute = 60_000;
const cleanUps: (() => Promise<void> | void)[] = [];
let database: Database;
let now = 1_800_000_000_000;

beforeEach(async () => {
  database = await openDatabase(await migratedStore('sqlite'));
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  await database.close();
});

/** What a mail server says to each line of its client; null closes the connection. */
type Reply = (line: string) => string | null;

const polite: Reply = (line) => {
  if (line === 'DATA') return '354 Go on';
  if (line === 'QUIT') return '221 Bye';
  return '250 OK';
};

interface Talk {
  /** Null closes the connection. */
  readonly greeting: () => string | null | Promise<string>;
  readonly reply: Reply;
}

/** A mail server that says what the test wants. `mails` are those whose last line it has read. */
async function startTalking({ greeting, reply }: Talk) {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const talk = async (socket: Socket): Promise<void> => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const first = await greeting();
    if (first === null) return void socket.destroy();
    socket.write(first);
    let mail: string[] | null = null;
    for await (const line of createInterface({ input: socket })) {
      if (mail && line !== '.') {
        mail.push(line);
        continue;
      }
      if (mail) mails.push(mail.join('\n'));
      const said = reply(line);
      mail = line === 'DATA' && said !== null ? [] : null;
      if (said === null) return void socket.destroy();
      socket.write(`${said}\r\n`);
    }
  };
  const server = createServer((socket) => void talk(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { mails, url: `smtp://table:secret@127.0.0.1:${port}` };
}

async function startApp(url: string, log?: Log): Promise<TestApp> {
  const app = await createTestApp({
    database,
    ...(log && { log }),
    clock: () => now,
    mailTransport: smtpTransport(url, 'table@example.com'),
  });
  cleanUps.push(() => app.close());
  return app;
}

const outbox = () =>
  database.db
    .selectFrom('mail_outbox')
    .select(['attempts', 'sent_at', 'next_attempt_at'])
    .executeTakeFirstOrThrow();

const messageIdOf = (mail = ''): string => /^Message-ID: (.+)$/im.exec(mail)?.[1] ?? '';

async function sendAgain(app: TestApp): Promise<void> {
  now += minute;
  app.context.mailer.wake();
  await app.context.mailer.idle();
}

test('a mail server that says nothing for a while delays no request', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { mails, url } = await startTalking({ greeting: () => promise, reply: polite });
  const app = await startApp(url);
  const answer = await guest(app).call('authRegister', { body: people.mira });
  expect(answer.status).toBe(202);
  expect((await guest(app).call('authSelf')).status).toBe(204);
  expect(mails).toEqual([]);
  resolve('220 At last\r\n');
  await app.context.mailer.idle();
  expect(mails).toHaveLength(1);
  expect(await outbox()).toMatchObject({ attempts: 1, sent_at: now });
});

test.for([
  ['answers with noise', { greeting: () => '\u0000\u0001 hello?\r\n', reply: polite }],
  ['closes the connection at once', { greeting: () => null, reply: polite }],
  [
    'accepts the recipient and then closes the connection',
    { greeting: () => '220 Yes\r\n', reply: (line) => (line === 'DATA' ? null : polite(line)) },
  ],
  [
    'is always too busy',
    { greeting: () => '220 Yes\r\n', reply: (line) => (line === 'DATA' ? '451 No' : polite(line)) },
  ],
  // What the operator must mend refuses no mail for good.
  ['is not responsible', { greeting: () => '554 No service here\r\n', reply: polite }],
  [
    'does not accept the sender',
    {
      greeting: () => '220 Yes\r\n',
      reply: (line) => (line.startsWith('MAIL') ? '550 5.7.1 No' : polite(line)),
    },
  ],
  [
    'does not accept the password',
    {
      greeting: () => '220 Yes\r\n',
      reply: (line) => {
        if (line.startsWith('EHLO')) return '250-Hello\r\n250 AUTH PLAIN';
        return line.startsWith('AUTH') ? '535 5.7.8 No' : polite(line);
      },
    },
  ],
] as const satisfies readonly (readonly [string, Talk])[])(
  'a mail for a server that %s is sent later',
  async ([, talk]) => {
    let isBroken = true;
    const { mails, url } = await startTalking({
      greeting: () => (isBroken ? talk.greeting() : '220 Yes\r\n'),
      reply: (line) => (isBroken ? talk.reply(line) : polite(line)),
    });
    const app = await startApp(url);
    await guest(app).call('authRegister', { body: people.mira });
    await app.context.mailer.idle();
    expect(await outbox()).toEqual({ attempts: 1, sent_at: null, next_attempt_at: now + minute });
    isBroken = false;
    await sendAgain(app);
    expect(mails).toHaveLength(1);
    expect(await outbox()).toMatchObject({ attempts: 2, sent_at: now });
  },
);

test('the reason of a refusal is what the server has said, without what it repeats', async () => {
  const link = 'http://localhost:3000/verify-email#token=6Yd0pUq2Wm8rXz4nBv1cLk7jHg5fDs3a';
  const { url } = await startTalking({
    greeting: () => '220 Yes\r\n',
    reply: (line) => (line.startsWith('RCPT') ? `550 5.1.1 No box, see ${link}` : polite(line)),
  });
  const lines: string[] = [];
  const app = await startApp(
    url,
    createLog('json', (line) => lines.push(line)),
  );
  await guest(app).call('authRegister', { body: people.mira });
  await app.context.mailer.idle();
  const { last_error: reason } = await database.db
    .selectFrom('mail_outbox')
    .select('last_error')
    .executeTakeFirstOrThrow();
  expect(reason).toBe('550 5.1.1 No box, see [link]');
  expect(lines.join('')).toContain('550 5.1.1 No box, see [link]');
  expect(lines.join('')).not.toContain('token=');
});

test('a mail that the server has taken without saying so is sent again under the same id', async () => {
  let isLying = true;
  const { mails, url } = await startTalking({
    greeting: () => '220 Yes\r\n',
    reply: (line) => (isLying && line === '.' ? null : polite(line)),
  });
  const app = await startApp(url);
  await guest(app).call('authRegister', { body: people.mira });
  await app.context.mailer.idle();
  expect(mails).toHaveLength(1);
  expect(await outbox()).toMatchObject({ attempts: 1, sent_at: null });
  isLying = false;
  await sendAgain(app);
  expect(mails).toHaveLength(2);
  expect(messageIdOf(mails[0])).toMatch(/^<.+@example\.com>$/);
  expect(messageIdOf(mails[1]), 'mail programs show one').toBe(messageIdOf(mails[0]));
});
