import { expect } from 'vitest';
import { Authenticator, withBrokenSignature } from '#tests/support/authenticator.ts';
import { totpCode } from '#tests/support/totp-code.ts';
import type { RunningBackend } from '../backend-under-test.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';

/** A client that is signed in to a new account. */
async function newAccount({ guest, mailedToken }: RunningBackend, name: string) {
  const credentials = {
    email: `${name.toLowerCase()}@example.com`,
    password: `${name} counts the stars twice`,
  };
  const client = guest();
  await succeeds(client, 'authRegister', 202, { body: { name, ...credentials } });
  const token = await mailedToken(credentials.email);
  await succeeds(client, 'authVerifyEmail', 204, { body: { token } });
  await succeeds(client, 'authLogin', 200, { body: credentials });
  return { client, credentials };
}

async function addApp(client: Client) {
  const { body: start } = await succeeds(client, 'factorTotpStart', 200);
  const { secret, enrolment } = start;
  const body = { enrolment, code: totpCode(secret) };
  const { body: added } = await succeeds(client, 'factorTotpAdd', 201, { body });
  return { secret, added };
}

async function addPasskey(client: Client, origin: string, name = 'Phone') {
  const { body: options } = await succeeds(client, 'factorPasskeyOptions', 200);
  const passkey = await Authenticator.make(origin);
  const body = { name, passkey: await passkey.create(options) };
  const { body: added } = await succeeds(client, 'factorPasskeyAdd', 201, { body });
  return { passkey, added };
}

const signInOptions = async (client: Client, purpose: 'signIn' | 'secondFactor') =>
  (await succeeds(client, 'authPasskeyOptions', 200, { body: { purpose } })).body;

/** Second factors: how they are added and removed, and how a sign-in asks for them. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'factorGet',
    status: 200,
    title: 'returns no factors of a new account',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Ada');
      const { body } = await succeeds(client, 'factorGet', 200);
      expect(body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    },
  },
  {
    operation: 'factorTotpStart',
    status: 200,
    title: 'returns another secret each time and adds no factor',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Bela');
      const { body: first } = await succeeds(client, 'factorTotpStart', 200);
      const { body: second } = await succeeds(client, 'factorTotpStart', 200);
      expect(first.secret).not.toBe(second.secret);
      expect(first.uri).toContain(`secret=${first.secret}`);
      expect((await succeeds(client, 'factorGet', 200)).body.totp).toBeNull();
    },
  },
  {
    operation: 'factorTotpAdd',
    status: 201,
    title: 'adds the app with ten recovery codes, and never shows secret or codes again',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Cato');
      const { secret, added } = await addApp(client);
      expect(new Set(added.recoveryCodes).size).toBe(10);
      const { body } = await succeeds(client, 'factorGet', 200);
      expect(body).toEqual(added.factors);
      expect(body.recoveryCodesLeft).toBe(10);
      expect(JSON.stringify(body)).not.toContain(secret);
    },
  },
  {
    operation: 'factorTotpAdd',
    status: 422,
    title: 'refuses a wrong first code at its field, and adds no factor',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Dora');
      const { body: start } = await succeeds(client, 'factorTotpStart', 200);
      const body = { enrolment: start.enrolment, code: totpCode(start.secret, 40) };
      const { fields } = await fails(client, 'factorTotpAdd', 422, { body });
      expect(fields.map(({ path }) => path)).toEqual(['/code']);
      expect((await succeeds(client, 'factorGet', 200)).body.totp).toBeNull();
    },
  },
  {
    operation: 'factorTotpAdd',
    status: 400,
    title: 'refuses the enrolment of another user',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Edda');
      const { client: other } = await newAccount(backend, 'Falk');
      const { body: start } = await succeeds(other, 'factorTotpStart', 200);
      const body = { enrolment: start.enrolment, code: totpCode(start.secret) };
      expect((await fails(client, 'factorTotpAdd', 400, { body })).code).toBe('invalid_token');
    },
  },
  {
    operation: 'authLogin',
    status: 202,
    title: 'starts no session for an account with a second factor, and says what is missing',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Gero');
      await addApp(client);
      const browser = backend.guest();
      const { body } = await succeeds(browser, 'authLogin', 202, { body: credentials });
      expect(body).toEqual({ factors: ['totp', 'recoveryCode'] });
      expect(browser.cookies.has('session')).toBe(false);
      await succeeds(browser, 'authSelf', 204);
      await fails(browser, 'campaignList', 401);
    },
  },
  {
    operation: 'authLogin',
    status: 401,
    title: 'refuses a wrong password of an account with a second factor like any other',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Hanno');
      await addApp(client);
      const of = async (email: string) => {
        const body = { email, password: 'not the right words' };
        const { code, detail } = await fails(backend.guest(), 'authLogin', 401, { body });
        return { code, detail };
      };
      expect(await of(credentials.email)).toEqual(await of('nobody@example.com'));
    },
  },
  {
    operation: 'authSecondFactor',
    status: 200,
    title: 'completes a sign-in with the code of the app, and takes no code twice',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Inge');
      const { secret } = await addApp(client);
      const code = totpCode(secret, 1);
      const browser = backend.guest();
      await succeeds(browser, 'authLogin', 202, { body: credentials });
      const { body: user } = await succeeds(browser, 'authSecondFactor', 200, { body: { code } });
      expect(user).toMatchObject({ name: 'Inge' });
      await succeeds(browser, 'authSelf', 200);

      const other = backend.guest();
      await succeeds(other, 'authLogin', 202, { body: credentials });
      const problem = await fails(other, 'authSecondFactor', 401, { body: { code } });
      expect(problem.code).toBe('invalid_credentials');
      await fails(other, 'campaignList', 401);
    },
  },
  {
    operation: 'authSecondFactor',
    status: 200,
    title: 'completes a sign-in with a recovery code, however it is typed, and takes none twice',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Jost');
      const { added } = await addApp(client);
      const [code = ''] = added.recoveryCodes;
      const browser = backend.guest();
      await succeeds(browser, 'authLogin', 202, { body: credentials });
      const typed = { code: ` ${code.toUpperCase().replaceAll('-', ' ')}` };
      await succeeds(browser, 'authSecondFactor', 200, { body: typed });
      expect((await succeeds(browser, 'factorGet', 200)).body.recoveryCodesLeft).toBe(9);

      const other = backend.guest();
      await succeeds(other, 'authLogin', 202, { body: credentials });
      await fails(other, 'authSecondFactor', 401, { body: { code } });
    },
  },
  {
    operation: 'authSecondFactor',
    status: 401,
    title: 'refuses the code of another account, and the sign-in can go on',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Kuno');
      const { secret } = await addApp(client);
      const { client: other } = await newAccount(backend, 'Lene');
      const { secret: foreign } = await addApp(other);
      const browser = backend.guest();
      await succeeds(browser, 'authLogin', 202, { body: credentials });
      await fails(browser, 'authSecondFactor', 401, { body: { code: totpCode(foreign, 1) } });
      await succeeds(browser, 'authSecondFactor', 200, { body: { code: totpCode(secret, 1) } });
    },
  },
  {
    operation: 'authSecondFactor',
    status: 400,
    title: 'refuses a code without a sign-in of this browser, and after it is completed',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Mats');
      const { secret, added } = await addApp(client);
      const early = { code: totpCode(secret, 1) };
      const problem = await fails(backend.guest(), 'authSecondFactor', 400, { body: early });
      expect(problem.code).toBe('invalid_token');

      const browser = backend.guest();
      await succeeds(browser, 'authLogin', 202, { body: credentials });
      const copy = backend.guest();
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      await succeeds(browser, 'authSecondFactor', 200, { body: early });
      const late = { code: added.recoveryCodes[1] };
      await fails(copy, 'authSecondFactor', 400, { body: late });
    },
  },
  {
    operation: 'authSecondFactor',
    status: 400,
    title: 'refuses a code after the password has changed',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Nele');
      const { secret } = await addApp(client);
      const browser = backend.guest();
      await succeeds(browser, 'authLogin', 202, { body: credentials });
      const { email } = credentials;
      await succeeds(backend.guest(), 'authForgotPassword', 202, { body: { email } });
      const token = await backend.mailedToken(email);
      const reset = { token, password: 'a door with seven keyholes' };
      await succeeds(backend.guest(), 'authResetPassword', 204, { body: reset });
      await fails(browser, 'authSecondFactor', 400, { body: { code: totpCode(secret, 1) } });
      const login = { email, password: reset.password };
      await succeeds(backend.guest(), 'authLogin', 202, { body: login });
    },
  },
  {
    operation: 'factorPasskeyOptions',
    status: 200,
    title: 'excludes the passkeys that the account has',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Otto');
      const { passkey } = await addPasskey(client, backend.origin);
      const { body } = await succeeds(client, 'factorPasskeyOptions', 200);
      expect(body.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);
      expect(body.rp.id).toBe(new URL(backend.origin).hostname);
    },
  },
  {
    operation: 'factorPasskeyAdd',
    status: 201,
    title: 'adds a passkey, with recovery codes only for the first factor',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Pia');
      const { added } = await addPasskey(client, backend.origin);
      expect(added.recoveryCodes).toHaveLength(10);
      const { added: second } = await addPasskey(client, backend.origin, 'Security key');
      expect(second.recoveryCodes).toEqual([]);
      expect(second.factors.passkeys.map(({ name }) => name)).toEqual(['Phone', 'Security key']);
    },
  },
  {
    operation: 'factorPasskeyAdd',
    status: 400,
    title: 'refuses another origin, another host and a challenge that was used',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Quint');
      const passkey = await Authenticator.make(backend.origin);
      for (const behaviour of [{ origin: 'https://elsewhere.example' }, { rpId: 'elsewhere' }]) {
        const { body: options } = await succeeds(client, 'factorPasskeyOptions', 200);
        const body = { name: 'Phone', passkey: await passkey.create(options, behaviour) };
        expect((await fails(client, 'factorPasskeyAdd', 400, { body })).code).toBe('invalid_token');
      }
      const { body: options } = await succeeds(client, 'factorPasskeyOptions', 200);
      const cookie = client.cookies.get('passkey') ?? '';
      const body = { name: 'Phone', passkey: await passkey.create(options) };
      await succeeds(client, 'factorPasskeyAdd', 201, { body });
      client.cookies.set('passkey', cookie);
      await fails(client, 'factorPasskeyAdd', 400, { body });
    },
  },
  {
    operation: 'factorPasskeyAdd',
    status: 409,
    title: 'refuses a passkey that is there already, and an eleventh one',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Rike');
      const { passkey } = await addPasskey(client, backend.origin);
      const again = async (authenticator: Authenticator) => {
        const { body: options } = await succeeds(client, 'factorPasskeyOptions', 200);
        const body = { name: 'Phone', passkey: await authenticator.create(options) };
        return fails(client, 'factorPasskeyAdd', 409, { body });
      };
      expect((await again(passkey)).code).toBe('conflict');
      for (let count = 1; count < 10; count += 1) {
        await addPasskey(client, backend.origin, `Key ${count}`);
      }
      expect((await again(await Authenticator.make(backend.origin))).code).toBe('conflict');
    },
  },
  {
    operation: 'authPasskeyOptions',
    status: 200,
    title: 'lists no passkey of anyone for a sign-in with the passkey alone',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Sven');
      await addPasskey(client, backend.origin);
      const options = await signInOptions(backend.guest(), 'signIn');
      expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    },
  },
  {
    operation: 'authPasskeyOptions',
    status: 400,
    title: 'lists no passkeys for a second factor without the password',
    run: async (backend) => {
      const body = { purpose: 'secondFactor' };
      const problem = await fails(backend.guest(), 'authPasskeyOptions', 400, { body });
      expect(problem.code).toBe('invalid_token');
    },
  },
  {
    operation: 'authPasskey',
    status: 200,
    title: 'signs in with the passkey alone',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Thea');
      const { passkey } = await addPasskey(client, backend.origin);
      const browser = backend.guest();
      const body = await passkey.get(await signInOptions(browser, 'signIn'));
      const { body: user } = await succeeds(browser, 'authPasskey', 200, { body });
      expect(user).toMatchObject({ name: 'Thea' });
      const { body: factors } = await succeeds(browser, 'factorGet', 200);
      expect(factors.passkeys[0]?.lastUsedAt).not.toBeNull();
    },
  },
  {
    operation: 'authPasskey',
    status: 200,
    title: 'completes a sign-in with the password, also by a passkey that verifies nobody',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Udo');
      const { passkey } = await addPasskey(client, backend.origin);
      const browser = backend.guest();
      const { body: step } = await succeeds(browser, 'authLogin', 202, { body: credentials });
      expect(step).toEqual({ factors: ['passkey', 'recoveryCode'] });
      const options = await signInOptions(browser, 'secondFactor');
      expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.id]);
      const body = await passkey.get(options, { verifiesUser: false });
      await succeeds(browser, 'authPasskey', 200, { body });
    },
  },
  {
    operation: 'authPasskey',
    status: 401,
    title:
      'refuses an unknown passkey, a broken signature, a copied passkey and one that verifies nobody',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Vera');
      const { passkey } = await addPasskey(client, backend.origin);
      const unknown = await Authenticator.make(backend.origin);
      const browser = backend.guest();
      const refused = async (of: Promise<object>) => {
        const { code } = await fails(browser, 'authPasskey', 401, { body: await of });
        expect(code).toBe('invalid_credentials');
      };
      const options = () => signInOptions(browser, 'signIn');
      await refused(unknown.get(await options()));
      await refused(passkey.get(await options()).then(withBrokenSignature));
      await refused(passkey.get(await options(), { verifiesUser: false }));
      await refused(passkey.get(await options(), { origin: 'https://elsewhere.example' }));
      await refused(passkey.get(await options(), { rpId: 'elsewhere' }));
      passkey.counter = 0;
      await refused(passkey.get(await options()));
      await fails(browser, 'campaignList', 401);
    },
  },
  {
    operation: 'authPasskey',
    status: 400,
    title: 'refuses an answer in another browser, a second time and for another purpose',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Wanda');
      const { passkey } = await addPasskey(client, backend.origin);
      const browser = backend.guest();
      const body = await passkey.get(await signInOptions(browser, 'signIn'));
      await fails(backend.guest(), 'authPasskey', 400, { body });
      const cookie = browser.cookies.get('passkey') ?? '';
      await succeeds(browser, 'authPasskey', 200, { body });
      browser.cookies.set('passkey', cookie);
      await fails(browser, 'authPasskey', 400, { body });

      const { body: options } = await succeeds(client, 'factorConfirmOptions', 200);
      await fails(client, 'authPasskey', 400, { body: await passkey.get(options) });
    },
  },
  {
    operation: 'factorConfirm',
    status: 204,
    title: 'confirms the session with a passkey',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Xaver');
      const { passkey } = await addPasskey(client, backend.origin);
      const { body: options } = await succeeds(client, 'factorConfirmOptions', 200);
      const before = client.cookies.get('session');
      await succeeds(client, 'factorConfirm', 204, { body: await passkey.get(options) });
      expect(client.cookies.get('session')).not.toBe(before);
      await succeeds(client, 'authSelf', 200);
    },
  },
  {
    operation: 'factorConfirm',
    status: 400,
    title: 'refuses the passkey of another user, and keeps the session',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Yorick');
      await addPasskey(client, backend.origin);
      const { client: other } = await newAccount(backend, 'Zita');
      const { passkey } = await addPasskey(other, backend.origin);
      const { body: options } = await succeeds(client, 'factorConfirmOptions', 200);
      await fails(client, 'factorConfirm', 400, { body: await passkey.get(options) });
      await succeeds(client, 'authSelf', 200);
    },
  },
  {
    operation: 'factorConfirmOptions',
    status: 200,
    title: 'lists the passkeys of the user',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Alma');
      const { passkey } = await addPasskey(client, backend.origin);
      const { body } = await succeeds(client, 'factorConfirmOptions', 200);
      expect(body.allowCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    },
  },
  {
    operation: 'factorConfirmOptions',
    status: 404,
    title: 'is not there for an account without a passkey',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Bruno');
      await fails(client, 'factorConfirmOptions', 404);
    },
  },
  {
    operation: 'factorRecoveryCodesRenew',
    status: 200,
    title: 'replaces the codes',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Carla');
      const { added } = await addApp(client);
      const { body } = await succeeds(client, 'factorRecoveryCodesRenew', 200);
      const browser = backend.guest();
      await succeeds(browser, 'authLogin', 202, { body: credentials });
      const [old] = added.recoveryCodes;
      await fails(browser, 'authSecondFactor', 401, { body: { code: old } });
      const [code] = body.recoveryCodes;
      await succeeds(browser, 'authSecondFactor', 200, { body: { code } });
    },
  },
  {
    operation: 'factorRecoveryCodesRenew',
    status: 404,
    title: 'creates no codes for an account without a second factor',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Dietz');
      await fails(client, 'factorRecoveryCodesRenew', 404);
    },
  },
  {
    operation: 'factorTotpRemove',
    status: 204,
    title: 'removes the app, and with the last factor the recovery codes',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Elke');
      await addApp(client);
      await succeeds(client, 'factorTotpRemove', 204);
      const { body } = await succeeds(client, 'factorGet', 200);
      expect(body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
      await succeeds(backend.guest(), 'authLogin', 200, { body: credentials });
      await fails(client, 'factorTotpRemove', 404);
    },
  },
  {
    operation: 'factorTotpRemove',
    status: 404,
    title: 'is not there for an account without an app',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Fritz');
      await fails(client, 'factorTotpRemove', 404);
    },
  },
  {
    operation: 'factorPasskeyRename',
    status: 200,
    title: 'renames a passkey',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Greta');
      const { added } = await addPasskey(client, backend.origin);
      const params = { passkeyId: added.factors.passkeys[0]?.passkeyId ?? '' };
      const body = { name: 'Key on the hook' };
      const { body: renamed } = await succeeds(client, 'factorPasskeyRename', 200, {
        params,
        body,
      });
      expect((await succeeds(client, 'factorGet', 200)).body.passkeys).toEqual([renamed]);
    },
  },
  {
    operation: 'factorPasskeyRename',
    status: 404,
    title: 'does not rename a passkey of another user',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Horst');
      const { client: other } = await newAccount(backend, 'Ina');
      const { added } = await addPasskey(other, backend.origin);
      const params = { passkeyId: added.factors.passkeys[0]?.passkeyId ?? '' };
      await fails(client, 'factorPasskeyRename', 404, { params, body: { name: 'Mine' } });
      expect((await succeeds(other, 'factorGet', 200)).body).toEqual(added.factors);
    },
  },
  {
    operation: 'factorPasskeyRemove',
    status: 204,
    title: 'removes a passkey, which opens nothing any more',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Jutta');
      const { passkey, added } = await addPasskey(client, backend.origin);
      const params = { passkeyId: added.factors.passkeys[0]?.passkeyId ?? '' };
      await succeeds(client, 'factorPasskeyRemove', 204, { params });
      const browser = backend.guest();
      const body = await passkey.get(await signInOptions(browser, 'signIn'));
      await fails(browser, 'authPasskey', 401, { body });
    },
  },
  {
    operation: 'factorPasskeyRemove',
    status: 404,
    title: 'does not remove a passkey of another user',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Karl');
      const { client: other } = await newAccount(backend, 'Liv');
      const { added } = await addPasskey(other, backend.origin);
      const params = { passkeyId: added.factors.passkeys[0]?.passkeyId ?? '' };
      await fails(client, 'factorPasskeyRemove', 404, { params });
      expect((await succeeds(other, 'factorGet', 200)).body).toEqual(added.factors);
    },
  },
];
