import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';

const newcomer = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  password: `${name} walks under the lantern`,
});

const strayToken = 'A'.repeat(43);

/** Registration, verification, login and logout: when they succeed and when they are refused. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'authRegister',
    status: 202,
    title: 'returns the same body for a new and a known address',
    run: async ({ guest }) => {
      const body = newcomer('Wren');
      const first = await succeeds(guest(), 'authRegister', 202, { body });
      const second = await succeeds(guest(), 'authRegister', 202, { body });
      expect(second.body).toEqual(first.body);
    },
  },
  {
    operation: 'authRegister',
    status: 409,
    title: 'runs once for an idempotency key, and refuses the key for another body',
    run: async ({ guest, mailedToken }) => {
      const body = newcomer('Juniper');
      const headers = { 'Idempotency-Key': 'juniper-registers-0001' };
      const first = await succeeds(guest(), 'authRegister', 202, { headers, body });
      const token = await mailedToken(body.email);
      const again = await succeeds(guest(), 'authRegister', 202, { headers, body });
      expect(again.body).toEqual(first.body);
      expect(await mailedToken(body.email)).toBe(token);
      const other = { ...body, password: 'another long password 7' };
      const problem = await fails(guest(), 'authRegister', 409, { headers, body: other });
      expect(problem.code).toBe('idempotency_mismatch');
    },
  },
  {
    operation: 'authRegister',
    status: 422,
    title: 'refuses a short password and an invalid address, and names both fields',
    run: async ({ guest }) => {
      const body = { name: 'Wren', email: 'wren@', password: 'short' };
      const problem = await fails(guest(), 'authRegister', 422, { body });
      expect(problem.fields.map((field) => field.path).toSorted()).toEqual(['/email', '/password']);
    },
  },
  {
    operation: 'authRegister',
    status: 422,
    title: 'refuses a name with a line break, a web address or hidden characters',
    run: async ({ guest }) => {
      for (const name of [
        'Wren\r\nBcc: x',
        'Visit https://evil.example/win',
        'Wr\u202een',
        '\u3164',
        'Wr\u034fen',
        " '-. ",
      ]) {
        const body = { ...newcomer('Wren'), name };
        const problem = await fails(guest(), 'authRegister', 422, { body });
        expect(problem.fields.map((field) => field.path)).toEqual(['/name']);
      }
    },
  },
  {
    operation: 'authRegister',
    status: 202,
    title: 'accepts names of many languages',
    run: async ({ guest }) => {
      const names = ["Siobhán O’Neill-D'Arcy, Jr.", "'t Hooft", 'Ἀθηνᾶ 2', 'மீரா', '美羅', 'ميرا'];
      for (const [index, name] of names.entries()) {
        const body = { ...newcomer(`Wren${index}`), name };
        await succeeds(guest(), 'authRegister', 202, { body });
      }
    },
  },
  {
    operation: 'authVerifyEmail',
    status: 204,
    title: 'allows a new user to sign in after verification with the mailed token',
    run: async ({ guest, mailedToken }) => {
      const { name, email, password } = newcomer('Bryn');
      const client = guest();
      await succeeds(client, 'authRegister', 202, { body: { name, email, password } });
      const early = await fails(client, 'authLogin', 403, { body: { email, password } });
      expect(early.code).toBe('email_not_verified');

      const body = { token: await mailedToken(email) };
      await succeeds(client, 'authVerifyEmail', 204, { body });
      const again = await fails(client, 'authVerifyEmail', 400, { body });
      expect(again.code).toBe('invalid_token');

      const { body: user } = await succeeds(client, 'authLogin', 200, {
        body: { email, password },
      });
      expect(user).toMatchObject({ name, email, groups: [] });
    },
  },
  {
    operation: 'authVerifyEmail',
    status: 400,
    title: 'refuses a token that was never sent',
    run: async ({ guest }) => {
      const problem = await fails(guest(), 'authVerifyEmail', 400, { body: { token: strayToken } });
      expect(problem.code).toBe('invalid_token');
    },
  },
  {
    operation: 'authResendVerification',
    status: 202,
    title: 'sends a new token, and the older one becomes invalid',
    run: async ({ guest, mailedToken }) => {
      const body = newcomer('Fenn');
      const client = guest();
      await succeeds(client, 'authRegister', 202, { body });
      const older = await mailedToken(body.email);
      await succeeds(client, 'authResendVerification', 202, { body: { email: body.email } });
      const newer = await mailedToken(body.email);
      expect(newer).not.toBe(older);
      await fails(client, 'authVerifyEmail', 400, { body: { token: older } });
      await succeeds(client, 'authVerifyEmail', 204, { body: { token: newer } });
    },
  },
  {
    operation: 'authForgotPassword',
    status: 202,
    title: 'returns the same body for a known and an unknown address',
    run: async ({ guest, signIn }) => {
      await signIn('tomas');
      const of = async (email: string) =>
        (await succeeds(guest(), 'authForgotPassword', 202, { body: { email } })).body;
      expect(await of('nobody@example.com')).toEqual(await of('tomas@example.com'));
    },
  },
  {
    operation: 'authResetPassword',
    status: 204,
    title: 'sets the new password once and ends the session of the user',
    run: async ({ guest, mailedToken }) => {
      const { name, email, password } = newcomer('Sorrel');
      const client = guest();
      await succeeds(client, 'authRegister', 202, { body: { name, email, password } });
      const verify = { token: await mailedToken(email) };
      await succeeds(client, 'authVerifyEmail', 204, { body: verify });
      await succeeds(client, 'authLogin', 200, { body: { email, password } });

      await succeeds(guest(), 'authForgotPassword', 202, { body: { email } });
      const token = await mailedToken(email);
      const replacement = 'a door with seven keyholes';
      const body = { token, password: replacement };
      await succeeds(guest(), 'authResetPassword', 204, { body });
      await fails(guest(), 'authResetPassword', 400, { body });
      await fails(client, 'authSelf', 401);
      await fails(guest(), 'authLogin', 401, { body: { email, password } });
      await succeeds(guest(), 'authLogin', 200, { body: { email, password: replacement } });
    },
  },
  {
    operation: 'authResetPassword',
    status: 204,
    title: 'replaces the name in an account whose address was not verified',
    run: async ({ guest, mailedToken }) => {
      const { email, password } = newcomer('Teal');
      // Another person registers the address before its owner asks for a new password.
      const byAnother = { name: 'Ilka', email: 'TEAL@example.com', password };
      await succeeds(guest(), 'authRegister', 202, { body: byAnother });
      await succeeds(guest(), 'authForgotPassword', 202, { body: { email } });
      const token = await mailedToken(byAnother.email);
      const body = { token, password: 'a door with seven keyholes' };
      await succeeds(guest(), 'authResetPassword', 204, { body });
      const login = { email, password: body.password };
      const { body: user } = await succeeds(guest(), 'authLogin', 200, { body: login });
      expect(user).toHaveProperty('name', 'teal');
    },
  },
  {
    operation: 'authResetPassword',
    status: 204,
    title: 'keeps the name of an account whose address was verified',
    run: async ({ guest, mailedToken }) => {
      const { name, email, password } = newcomer('Rook');
      await succeeds(guest(), 'authRegister', 202, { body: { name, email, password } });
      const verify = { token: await mailedToken(email) };
      await succeeds(guest(), 'authVerifyEmail', 204, { body: verify });
      await succeeds(guest(), 'authForgotPassword', 202, { body: { email } });
      const reset = { token: await mailedToken(email), password: 'a door with seven keyholes' };
      await succeeds(guest(), 'authResetPassword', 204, { body: reset });
      const login = { email, password: reset.password };
      const { body: user } = await succeeds(guest(), 'authLogin', 200, { body: login });
      expect(user).toHaveProperty('name', name);
    },
  },
  {
    operation: 'authResetPassword',
    status: 400,
    title: 'refuses a token that was never sent',
    run: async ({ guest }) => {
      const body = { token: strayToken, password: 'a door with seven keyholes' };
      expect((await fails(guest(), 'authResetPassword', 400, { body })).code).toBe('invalid_token');
    },
  },
  {
    operation: 'authLogin',
    status: 401,
    title: 'returns the same code and detail for an unknown address and a wrong password',
    run: async ({ guest, signIn }) => {
      await signIn('mira');
      const of = async (email: string) => {
        const body = { email, password: 'not the right words' };
        const { detail, code } = await fails(guest(), 'authLogin', 401, { body });
        return { detail, code };
      };
      expect(await of('nobody@example.com')).toEqual(await of('mira@example.com'));
    },
  },
  {
    operation: 'authLogin',
    status: 403,
    title: 'refuses the right password if the address is not verified',
    run: async ({ guest }) => {
      const { name, email, password } = newcomer('Linnet');
      await succeeds(guest(), 'authRegister', 202, { body: { name, email, password } });
      const problem = await fails(guest(), 'authLogin', 403, { body: { email, password } });
      expect(problem.code).toBe('email_not_verified');
    },
  },
  {
    operation: 'authLogin',
    status: 200,
    title: 'signs the user in and sets a CSRF token',
    run: async ({ signIn }) => {
      const client = await signIn('odo');
      expect(client.cookies.get('csrfToken')).toBeTruthy();
      const { body } = await succeeds(client, 'authSelf', 200);
      expect(body).toMatchObject({ name: 'Odo', groups: ['admin'] });
    },
  },
  {
    operation: 'authSelf',
    status: 200,
    title: 'returns the signed-in user',
    run: async ({ signIn }) => {
      const { body } = await succeeds(await signIn('mira'), 'authSelf', 200);
      expect(body).toMatchObject({ name: 'Mira', email: 'mira@example.com', groups: [] });
    },
  },
  {
    operation: 'authSelf',
    status: 204,
    title: 'returns no user without a session',
    run: async ({ guest }) => {
      await succeeds(guest(), 'authSelf', 204);
    },
  },
  {
    operation: 'authSelf',
    status: 401,
    title: 'refuses a session that has ended',
    run: async ({ signIn }) => {
      const client = await signIn('tomas');
      const cookies = [...client.cookies];
      await succeeds(client, 'authLogout', 204);
      for (const [name, value] of cookies) client.cookies.set(name, value);
      await fails(client, 'authSelf', 401);
    },
  },
  {
    operation: 'authLogout',
    status: 204,
    title: 'ends the session and deletes its cookies',
    run: async ({ signIn }) => {
      const client = await signIn('tomas');
      await succeeds(client, 'authLogout', 204);
      expect(client.cookies.has('session')).toBe(false);
      expect(client.cookies.has('csrfToken')).toBe(false);
      await succeeds(client, 'authSelf', 204);
    },
  },
  {
    operation: 'authSetupState',
    status: 200,
    title: 'says that setup is closed after there is an administrator',
    run: async ({ guest, signIn }) => {
      await signIn('odo');
      const { body } = await succeeds(guest(), 'authSetupState', 200);
      expect(body).toEqual({ open: false });
    },
  },
  {
    operation: 'authSetup',
    status: 403,
    title: 'refuses setup after there is an administrator',
    run: async ({ guest, signIn }) => {
      await signIn('odo');
      const body = { ...newcomer('Usurper'), token: strayToken };
      await fails(guest(), 'authSetup', 403, { body });
    },
  },
  {
    operation: 'authOauthProviders',
    status: 200,
    title: 'returns a list of providers',
    run: async ({ guest }) => {
      const { body } = await succeeds(guest(), 'authOauthProviders', 200);
      expect(Array.isArray(body.items)).toBe(true);
    },
  },
  {
    operation: 'authStartOauth',
    status: 404,
    title: 'refuses an unknown provider',
    run: async ({ guest }) => {
      await fails(guest(), 'authStartOauth', 404, { body: { type: 'nobody' } });
    },
  },
  {
    operation: 'authExchangeOauth',
    status: 404,
    title: 'refuses an unknown provider',
    run: async ({ guest }) => {
      const body = { type: 'nobody', code: 'c0de', state: 's1' };
      await fails(guest(), 'authExchangeOauth', 404, { body });
    },
  },
];
