import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MailRefused, type Mail } from '#backend/ports.ts';
import { succeeds } from '#tests/contract/case.ts';
import { guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

describeBoth('mails that are not sent', (open) => {
  let app: TestApp;
  let odo: SignedIn;
  const sent: Mail[] = [];
  /** What the mail server says; null if it accepts the mail. */
  let refusal: Error | null = null;

  beforeAll(async () => {
    const mailTransport = {
      send: async (mail: Mail) => {
        if (refusal) throw refusal;
        sent.push(mail);
      },
      close: () => undefined,
    };
    app = await createTestApp({ database: await open(), mailTransport });
    odo = await signedIn(app, 'odo');
    await signedIn(app, 'ilse');
    return () => app.close();
  });

  beforeEach(async () => {
    await app.database.db.deleteFrom('mail_outbox').execute();
    await app.database.db.deleteFrom('rate_limit').execute();
    sent.length = 0;
    refusal = null;
  });

  async function askForPassword(email = 'ilse@example.com') {
    await guest(app).call('authForgotPassword', { body: { email } });
    await app.context.mailer.idle();
  }

  const listed = async () => (await succeeds(odo.client, 'mailList', 200)).body.items;

  test('wait with the reason, which has no address and no link', async () => {
    refusal = new Error('450 <ilse@example.com> busy, see https://mail.example/?t=secret');
    await askForPassword();
    expect(await listed()).toEqual([
      expect.objectContaining({
        kind: 'reset-password',
        to: 'ilse@example.com',
        state: 'waiting',
        attempts: 1,
        reason: '450 <[address]> busy, see [link]',
      }),
    ]);
  });

  test('have failed after a permanent refusal, and are sent again with all attempts', async () => {
    refusal = new MailRefused('550 no such mailbox');
    await askForPassword();
    const [failed] = await listed();
    expect(failed).toMatchObject({ state: 'failed', nextAttemptAt: null });
    refusal = null;
    const params = { mailId: failed?.mailId ?? '' };
    const { body } = await succeeds(odo.client, 'mailSend', 200, { params });
    expect(body).toMatchObject({ state: 'waiting', attempts: 0 });
    await app.context.mailer.idle();
    expect(sent.map(({ to }) => to)).toEqual(['ilse@example.com']);
    expect(await listed()).toEqual([]);
    expect((await odo.call('mailSend', { params })).status, 'it is sent').toBe(404);
    expect((await odo.call('mailDelete', { params })).status, 'it is sent').toBe(404);
  });

  test('are dropped for good', async () => {
    refusal = new MailRefused('550 no such mailbox');
    await askForPassword();
    const [failed] = await listed();
    const params = { mailId: failed?.mailId ?? '' };
    await succeeds(odo.client, 'mailDelete', 204, { params });
    expect(await listed()).toEqual([]);
    const { body } = await succeeds(odo.client, 'securityList', 200, {
      params: { event: 'user.mail-dropped' },
    });
    expect(body.items[0]).toMatchObject({ detail: 'reset-password', person: { name: 'Ilse' } });
  });

  test('do not include those for unknown addresses, which are never sent', async () => {
    refusal = new Error('450 busy');
    await askForPassword('nobody@example.com');
    expect(await listed()).toEqual([]);
  });
});
