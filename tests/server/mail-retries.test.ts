import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from '#backend/auth/secret.ts';
import type { Mail } from '#backend/ports.ts';
import type { Database } from '#server/db/open-database.ts';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp } from '#tests/support/app.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const minute = 60_000;
const { email } = people.mira;
const newEmail = 'mira@new.example.com';
const newPassword = 'a bell under the black water';

type Linked = 'authVerifyEmail' | 'authUndoEmail' | 'authUndoFactor';

const tokenIn = (mail: Mail | undefined): string =>
  /[?#]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

describeBoth('a mail that is sent again', (open) => {
  let database: Database;
  const cleanUps: (() => Promise<void>)[] = [];
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    now += 60 * 60 * minute;
    for (const table of ['mail_outbox', 'user', 'rate_limit'] as const) {
      await database.db.deleteFrom(table).execute();
    }
  });

  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  });

  /** The mail server takes every mail, and does not say so while `isLying`. */
  async function startLying(isLying = true) {
    const state = { isLying };
    const sent: Mail[] = [];
    const app = await createTestApp({
      database,
      clock: () => now,
      mailTransport: {
        send(mail) {
          sent.push(mail);
          return state.isLying ? Promise.reject(new Error('Connection closed')) : Promise.resolve();
        },
        close: () => undefined,
      },
    });
    cleanUps.push(() => app.close());
    const { mailer } = app.context;
    const retry = async () => {
      await mailer.idle();
      state.isLying = false;
      now += minute;
      mailer.wake();
      await mailer.idle();
    };
    const tokensTo = (address: string) => sent.filter(({ to }) => to === address).map(tokenIn);
    const statusOf = async (operation: Linked, token = '') =>
      (await guest(app).call(operation, { body: { token } })).status;
    const reset = async (token = '') =>
      (await guest(app).call('authResetPassword', { body: { token, password: newPassword } }))
        .status;
    return { app, mailer, state, retry, tokensTo, statusOf, reset };
  }

  test.for([0, 1])('verifies an address with the link of attempt %i', async (attempt) => {
    const { app, retry, tokensTo, statusOf } = await startLying();
    await guest(app).call('authRegister', { body: people.mira });
    await retry();
    const tokens = tokensTo(email);
    expect(tokens).toHaveLength(2);
    expect(await statusOf('authVerifyEmail', tokens[attempt])).toBe(204);
    expect(await statusOf('authVerifyEmail', tokens[1 - attempt]), 'verified').toBe(400);
  });

  test.for([0, 1])('sets one new password with the link of attempt %i', async (attempt) => {
    const { app, retry, tokensTo, reset } = await startLying();
    await signedIn(app, 'mira');
    await guest(app).call('authForgotPassword', { body: { email } });
    await retry();
    const tokens = tokensTo(email);
    expect(tokens).toHaveLength(2);
    expect(await reset(tokens[attempt])).toBe(204);
    expect(await reset(tokens[1 - attempt]), 'the link of the other attempt has ended').toBe(400);
  });

  test('does not end the link of a mail that was requested later', async () => {
    const { app, mailer, state, retry, tokensTo, reset } = await startLying();
    await signedIn(app, 'mira');
    await guest(app).call('authForgotPassword', { body: { email } });
    await mailer.idle();
    state.isLying = false;
    now += 1000;
    await guest(app).call('authForgotPassword', { body: { email } });
    await mailer.idle();
    await retry();
    const [earlier, later] = tokensTo(email);
    expect(tokensTo(email)).toHaveLength(3);
    expect(await reset(earlier), 'a later request ends the earlier link').toBe(400);
    expect(await reset(later)).toBe(204);
  });

  test.for([0, 1])('verifies a new address with the link of attempt %i', async (attempt) => {
    const { app, retry, tokensTo } = await startLying();
    const mira = await signedIn(app, 'mira');
    await mira.call('accountChangeEmail', { body: { email: newEmail } });
    await retry();
    const tokens = tokensTo(newEmail);
    expect(tokens).toHaveLength(2);
    const answer = await mira.call('accountVerifyEmail', { body: { token: tokens[attempt] } });
    expect(answer).toMatchObject({ status: 200, body: { email: newEmail } });
  });

  test.for([0, 1])('undoes a new address with the link of attempt %i', async (attempt) => {
    const { app, retry, tokensTo, statusOf } = await startLying();
    const mira = await signedIn(app, 'mira');
    await mira.call('accountChangeEmail', { body: { email: newEmail } });
    await retry();
    const tokens = tokensTo(email);
    expect(tokens).toHaveLength(2);
    await mira.call('accountVerifyEmail', { body: { token: tokensTo(newEmail)[1] } });
    expect(await statusOf('authUndoEmail', tokens[attempt])).toBe(204);
    expect(await statusOf('authUndoEmail', tokens[1 - attempt]), 'undone').toBe(400);
  });

  describe('by another process, or after a restart', () => {
    /** A new address whose mails the first process has sent, and then a second one. */
    async function changeInTwoProcesses() {
      const first = await startLying();
      const mira = await signedIn(first.app, 'mira');
      await mira.call('accountChangeEmail', { body: { email: newEmail } });
      await first.mailer.idle();
      const second = await startLying(false);
      now += minute;
      second.mailer.wake();
      await second.mailer.idle();
      const tokensTo = (address: string) =>
        [first, second].map((process) => process.tokensTo(address)[0] ?? '');
      const verify = async (token = '') =>
        (await mira.call('accountVerifyEmail', { body: { token } })).status;
      return { ...second, tokensTo, verify };
    }

    test.for([0, 1])('verifies a new address with the link of process %i', async (sender) => {
      const { tokensTo, verify } = await changeInTwoProcesses();
      const tokens = tokensTo(newEmail);
      expect(new Set(tokens)).toHaveLength(2);
      expect(await verify(tokens[sender])).toBe(200);
      expect(await verify(tokens[1 - sender]), 'verified').toBe(400);
    });

    test.for([0, 1])('undoes a new address with the link of process %i', async (sender) => {
      const { tokensTo, verify, statusOf } = await changeInTwoProcesses();
      expect(await verify(tokensTo(newEmail)[0])).toBe(200);
      const tokens = tokensTo(email);
      expect(await statusOf('authUndoEmail', tokens[sender])).toBe(204);
      expect(await statusOf('authUndoEmail', tokens[1 - sender]), 'undone').toBe(400);
    });

    test('stores none of the secrets', async () => {
      const { tokensTo } = await changeInTwoProcesses();
      const links = await database.db.selectFrom('email_change_link').selectAll().execute();
      expect(links).toHaveLength(4);
      for (const token of [...tokensTo(email), ...tokensTo(newEmail)]) {
        expect(links.map(({ hash }) => hash)).toContain(fingerprint(token));
        expect(JSON.stringify(links)).not.toContain(token);
      }
    });
  });

  test.for([0, 1])('removes a passkey with the link of attempt %i, once', async (attempt) => {
    const { app, retry, tokensTo, statusOf } = await startLying();
    const mira = await signedIn(app, 'mira');
    const options = (await mira.call('factorPasskeyOptions')).body;
    const passkey = await (await Authenticator.make(app.origin)).create(options as never);
    await mira.call('factorPasskeyAdd', { body: { name: 'Phone', passkey } });
    await retry();
    const tokens = tokensTo(email);
    expect(tokens).toHaveLength(2);
    expect(await statusOf('authUndoFactor', tokens[attempt])).toBe(204);
    expect(await statusOf('authUndoFactor', tokens[1 - attempt]), 'removed').toBe(400);
  });
});
