import { beforeAll, expect, test } from 'vitest';
import { insertAccount } from '#backend/auth/accounts.ts';
import { issueToken } from '#backend/auth/tokens.ts';
import { resetLink } from '#backend/people/operator.ts';
import { linkOwner } from '#src/features/auth/link-token.ts';
import { shownStrength } from '#src/features/auth/password-strength.ts';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

describeBoth('a link to a new password', (open, _fresh, kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    return () => app.close();
  });

  async function addPerson(name: string, email: string, verified: boolean): Promise<void> {
    const { db, clock, random } = app.context;
    await insertAccount(db, random, { name, email, passwordHash: null, verified }, clock());
  }

  async function mailedHash(email: string): Promise<string> {
    await guest(app).call('authForgotPassword', { body: { email } });
    await app.mailedToken(email);
    const { text } = app.mails.findLast(({ to }) => to === email) ?? { text: '' };
    return new URL(/http\S+/.exec(text)?.[0] ?? '').hash;
  }

  async function operatorHash(email: string): Promise<string> {
    const { db, clock, random, config } = app.context;
    const operator = { db, random, now: clock(), publicUrl: config.publicUrl, kind };
    return new URL(await resetLink(operator, email)).hash;
  }

  const reset = (hash: string, password: string) =>
    guest(app).call('authResetPassword', {
      body: { token: new URLSearchParams(hash.slice(1)).get('token'), password },
    });

  test.for([
    ['a mail', mailedHash],
    ['the operator', operatorHash],
  ] as const)(
    'of %s lets the page refuse a password of the name or the address, as the server does',
    async ([from, hashFor]) => {
      const email = `isolde.quenthrop+${from.at(-1)}@example.com`;
      await addPerson('Ysabeau Varnhollow', email, true);
      const hash = await hashFor(email);
      const known = linkOwner({ hash });
      for (const password of ['Ysabeau Varnhollow', 'isolde quenthrop']) {
        const { score, text } = shownStrength(password, known);
        expect(score, password).toBeLessThan(2);
        const { body } = await reset(hash, password);
        expect(body, password).toMatchObject({
          code: 'validation_failed',
          fields: [{ message: text }],
        });
      }
      const good = 'nine lanterns at dusk';
      expect(shownStrength(good, known).score).toBeGreaterThan(1);
      expect((await reset(hash, good)).status).toBe(204);
    },
  );

  test('does not contain the name of an unverified account, which another person may have chosen', async () => {
    const email = 'nine.lanterns@example.com';
    await addPerson('Ysabeau Varnhollow', email, false);
    expect(linkOwner({ hash: await mailedHash(email) })).toEqual(['nine lanterns', email]);
  });

  test('does not work if it is for another address than that of the account', async () => {
    const { id } = await signedIn(app, 'ilse');
    const { db, random, clock } = app.context;
    const owner = { userId: id, emailNorm: 'earlier@example.com', registrationId: null };
    const token = await issueToken(db, random, 'reset-password', owner, { now: clock() });
    const answer = await reset(`#token=${token}`, 'nine lanterns at dusk');
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_token' } });
  });

  test('does not work after a change of the name', async () => {
    const mira = await signedIn(app, 'mira');
    const hash = await mailedHash(people.mira.email);
    await mira.call('accountRename', { body: { name: 'Ysabeau Varnhollow' } });
    expect((await reset(hash, 'Ysabeau Varnhollow')).body).toMatchObject({ code: 'invalid_token' });
  });
});
