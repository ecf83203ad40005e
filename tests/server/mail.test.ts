import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { KyselyPlugin } from 'kysely';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#backend/ports.ts';
import type { Database } from '#server/db/open-database.ts';
import { createLog } from '#server/log.ts';
import { nameColumns } from '#backend/auth/person-name.ts';
import { isMailAddress } from '#backend/mail/address.ts';
import { fileTransport, smtpTransport } from '#server/mail/transport.ts';
import { addAccount, guest } from '#tests/support/accounts.ts';
import { createTestApp, testConfig } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const { mira, tomas } = people;
const minute = 60_000;
const from = 'table@example.com';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

type Verdict = { code: number } | null;

/** Starts an SMTP server. `judge` returns null to accept an address, or a code to refuse it. */
async function startSmtp(judge: (address: string) => Verdict) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const verdict = judge(address);
      done(verdict && Object.assign(new Error('Not now.'), { responseCode: verdict.code }));
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((body) => {
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map((address: SMTPServerAddress) => address.address);
        received.push({ from: sender, to, text: body });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { received, url: `smtp://127.0.0.1:${port}`, stop };
}

const plain = (mail: string): string =>
  mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

describeBoth('mail', (open) => {
  let database: Database;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    now += 60 * 60 * minute;
    await database.db.deleteFrom('mail_outbox').execute();
    await database.db.deleteFrom('user').execute();
  });

  async function start(judge: (address: string) => Verdict = () => null) {
    const smtp = await startSmtp(judge);
    cleanUps.push(smtp.stop);
    const app = await createTestApp({
      database,
      clock: () => now,
      mailTransport: smtpTransport(smtp.url, from),
    });
    cleanUps.push(() => app.close());
    const sendDue = async () => {
      app.context.mailer.wake();
      await app.context.mailer.idle();
    };
    return { ...smtp, app, sendDue };
  }

  test('is sent by SMTP to one address, with a working link', async () => {
    const { app, received, sendDue } = await start();
    expect((await guest(app).call('authRegister', { body: mira })).status).toBe(202);
    await sendDue();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from, to: [mira.email] });
    const mail = plain(received[0]?.text ?? '');
    expect(mail).toContain('Subject: Open the door to Questwright');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    const token = /\/verify-email#token=([\w-]+)/.exec(mail)?.[1] ?? '';
    expect((await guest(app).call('authVerifyEmail', { body: { token } })).status).toBe(204);
    await sendDue();
    expect(received, 'nothing is sent twice').toHaveLength(1);
  });

  test('to an address that is not verified contains no name', async () => {
    const { app, received, sendDue } = await start();
    await guest(app).call('authRegister', { body: { ...mira, name: 'Click here to win' } });
    await sendDue();
    await guest(app).call('authForgotPassword', { body: { email: mira.email } });
    await sendDue();
    const mails = received.map(({ text: mail }) => plain(mail));
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).not.toContain('Click here');
  });

  test('escapes a name that looks like markup', async () => {
    const { app, received, sendDue } = await start();
    await addAccount(app, 'mira');
    // An earlier version of the contract allowed this name.
    const name = '<img src=x onerror="alert(1)">\r\nBcc: evil@example.com';
    await app.context.db.updateTable('user').set(nameColumns(name)).execute();
    await guest(app).call('authForgotPassword', { body: { email: mira.email } });
    await sendDue();
    expect(received.map(({ to }) => to)).toEqual([[mira.email]]);
    expect(plain(received[0]?.text ?? '')).toContain('&lt;img src=x onerror=&quot;');
  });

  test('that fails is sent again at growing intervals until it succeeds once', async () => {
    let down = true;
    const { app, received, sendDue } = await start(() => (down ? { code: 451 } : null));
    expect((await guest(app).call('authRegister', { body: tomas })).status).toBe(202);
    await sendDue();
    const row = () =>
      app.context.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({
      attempts: 1,
      sent_at: null,
      next_attempt_at: now + minute,
    });
    await sendDue();
    expect((await row()).attempts, 'not before its time').toBe(1);
    now += minute;
    await sendDue();
    expect(await row()).toMatchObject({ attempts: 2, next_attempt_at: now + 2 * minute });
    down = false;
    now += 2 * minute;
    await sendDue();
    await sendDue();
    expect(received).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 3, sent_at: now });
  });

  test('that is refused permanently is not sent again and does not delay other mails', async () => {
    let refusals = 0;
    const { app, received, sendDue } = await start((address) => {
      if (address !== tomas.email) return null;
      refusals += 1;
      return { code: 550 };
    });
    await guest(app).call('authRegister', { body: tomas });
    await guest(app).call('authRegister', { body: mira });
    await sendDue();
    now += 24 * 60 * minute;
    await sendDue();
    expect(refusals).toBe(1);
    expect(received.map(({ to }) => to)).toEqual([[mira.email]]);
  });

  test('is sent once by several apps on one database', async () => {
    const smtp = await startSmtp(() => null);
    cleanUps.push(smtp.stop);
    const parts = { database, clock: () => now };
    const apps = await Promise.all(
      Array.from({ length: 3 }, () =>
        createTestApp({ ...parts, mailTransport: smtpTransport(smtp.url, from) }),
      ),
    );
    for (const app of apps) cleanUps.push(() => app.close());
    const [first] = apps;
    if (!first) throw new Error('There is no app.');
    for (const { context } of apps) await context.mailer.idle();
    const job = { kind: 'already-registered', to: mira.email } as const;
    await guest(first).call('authRegister', { body: mira });
    const { id } = await database.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    for (let count = 0; count < 10; count += 1) {
      await first.context.mailer.queue(database.db, { ...job, userId: id }, now);
    }
    for (const { context } of apps) context.mailer.wake();
    await Promise.all(apps.map(({ context }) => context.mailer.idle()));
    await Promise.all(apps.map(({ context }) => context.mailer.idle()));
    expect(smtp.received.filter((mail) => mail.text.includes('already'))).toHaveLength(10);
  });

  async function startSending(send: (mail: Mail) => Promise<void>, opened = database) {
    const mailTransport = { send, close: () => undefined };
    const app = await createTestApp({ database: opened, clock: () => now, mailTransport });
    cleanUps.push(() => app.close());
    const { mailer } = app.context;
    const sendDue = async () => {
      mailer.wake();
      await mailer.idle();
    };
    await mailer.idle();
    return { app, sendDue };
  }

  test('is sent once by several apps, also if the mails before it take minutes', async () => {
    const sent: string[] = [];
    const fast = await startSending((mail) => {
      sent.push(mail.id);
      return Promise.resolve();
    });
    const slow = await startSending(async (mail) => {
      now += 2 * minute;
      await fast.sendDue();
      sent.push(mail.id);
    });
    const userId = await addAccount(slow.app, 'mira');
    const job = { kind: 'already-registered', to: mira.email, userId } as const;
    for (let count = 0; count < 6; count += 1) {
      await slow.app.context.mailer.queue(database.db, job, now);
    }
    await slow.sendDue();
    expect(sent).toHaveLength(6);
    expect(new Set(sent).size).toBe(6);
  });

  test('is not sent if its registration ends while its link is made', async () => {
    let isArmed = false;
    const ending: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        // The mailer reads the user before it makes the link.
        if (isArmed && result.rows.some((row) => 'email_norm' in row)) {
          isArmed = false;
          await database.db.deleteFrom('registration').execute();
        }
        return result;
      },
    };
    const sent: string[] = [];
    const { app, sendDue } = await startSending(
      (mail) => {
        sent.push(mail.to);
        return Promise.resolve();
      },
      { ...database, db: database.db.withPlugin(ending) },
    );
    await guest(app).call('authRegister', { body: mira });
    await app.context.mailer.idle();
    isArmed = true;
    await guest(app).call('authResendVerification', { body: { email: mira.email } });
    await sendDue();
    expect(isArmed).toBe(false);
    expect(sent).toEqual([mira.email]);
    const unsent = database.db.selectFrom('mail_outbox').select('last_error');
    expect(await unsent.where('sent_at', 'is', null).execute()).toEqual([]);
  });

  test('is written to a file if there is no mail server, and the log names the file', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'questwright-mail-'));
    cleanUps.push(() => rmSync(dataDir, { recursive: true }));
    const lines: string[] = [];
    const log = createLog('human', (line) => lines.push(line));
    const app = await createTestApp({
      database,
      clock: () => now,
      mailTransport: fileTransport({ ...testConfig(), dataDir }, log),
    });
    cleanUps.push(() => app.close());
    await guest(app).call('authRegister', { body: mira });
    await app.context.mailer.idle();
    const [file = ''] = readdirSync(join(dataDir, 'outbox'));
    expect(file).toMatch(/^[\dTZ-]+-[\da-f-]+\.eml$/);
    expect(lines.join('')).not.toContain(mira.email);
    const path = join(dataDir, 'outbox', file);
    expect(lines.join('')).toContain(path);
    expect(statSync(path).mode & 0o077, 'only its owner reads it').toBe(0);
    const mail = readFileSync(path, 'utf8');
    expect(mail).toMatch(
      /^http:\/\/localhost:3000\/verify-email#token=[\w-]{43}&email=[\w.%-]+\r?$/m,
    );
  });
});

test.for([
  ['mira@example.com', true],
  ['mira+table@sub.example.com', true],
  ['mira@example.com, evil@example.com', false],
  ['mira@example.com\r\nBcc: evil@example.com', false],
  ['Mira <mira@example.com>', false],
  ['mira@example.com;evil@example.com', false],
  ['mira', false],
  ['a@b@c', false],
] as const)('%j is a single plain address: %o', ([address, fits]) => {
  expect(isMailAddress(address)).toBe(fits);
});
