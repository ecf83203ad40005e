import { expect } from 'vitest';
import { Authenticator, withBrokenSignature } from '#tests/support/authenticator.ts';
import { totpCode } from '#tests/support/totp-code.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { addApp, addPasskey, newAccount, signInOptions } from '../factor-accounts.ts';

/** Sign-ins with a second factor, and with a passkey alone. */
export const cases: readonly ContractCase[] = [
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
      const { body: left } = await succeeds(browser, 'factorGet', 200);
      expect(left.recoveryCodesLeft).toBe(9);
      expect(left, 'a code that is used was seen').not.toHaveProperty('recoveryCodesUnseen');

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
    title: 'completes a sign-in with the password, also by a passkey that does not verify the user',
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
      'refuses an unknown or copied passkey, a broken signature, and a passkey that does not verify the user',
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
];
