import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#backend/ports.ts';
import type { Database } from '#server/db/open-database.ts';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const minute = 60_000;
const { email } = people.mira;
const newEmail = 'mira@new.example.com';
const newPassword = 'a bell under the black water';

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
  async function startLying() {
    const state = { isLying: true };
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
    const statusOf = async (operation: 'authVerifyEmail' | 'authUndoEmail', token = '') =>
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
});
