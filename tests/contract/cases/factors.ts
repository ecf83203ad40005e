import { expect } from 'vitest';
import { Authenticator } from '#tests/support/authenticator.ts';
import { rateLimits } from '#src/generated/contract/operations.ts';
import { totpCode } from '#tests/support/totp-code.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { addApp, addPasskey, newAccount, signInOptions } from '../factor-accounts.ts';

/** Second factors: how they are added, removed and used to confirm. */
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
    status: 201,
    title: 'counts a passkey as a way in if it is discoverable and has verified the user',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Idun');
      const options = await succeeds(client, 'factorPasskeyOptions', 200);
      expect(options.body.extensions).toEqual({ credProps: true });
      const made = [
        { isDiscoverable: true },
        { isDiscoverable: false },
        { isDiscoverable: null },
        { isDiscoverable: true, verifiesUser: false },
      ];
      for (const behaviour of made) {
        const { body } = await succeeds(client, 'factorPasskeyOptions', 200);
        const authenticator = await Authenticator.make(backend.origin);
        const passkey = await authenticator.create(body, behaviour);
        await succeeds(client, 'factorPasskeyAdd', 201, { body: { name: 'Phone', passkey } });
      }
      const { passkeys } = (await succeeds(client, 'factorGet', 200)).body;
      expect(passkeys.map(({ signsInAlone }) => signsInAlone)).toEqual([true, false, false, false]);
    },
  },
  {
    operation: 'factorPasskeyRemove',
    status: 409,
    title: 'keeps the only way in: a passkey that has signed in without an address',
    run: async (backend) => {
      const { guest, mailedToken, origin } = backend;
      const { client, credentials } = await newAccount(backend, 'Jorunn');
      const { body: options } = await succeeds(client, 'factorPasskeyOptions', 200);
      const passkey = await Authenticator.make(origin);
      const created = await passkey.create(options, { isDiscoverable: null });
      const body = { name: 'Phone', passkey: created };
      await succeeds(client, 'factorPasskeyAdd', 201, { body });
      // The undo of the app takes the password, too.
      await mailedToken(credentials.email);
      await addApp(client);
      const undo = { token: await mailedToken(credentials.email) };
      await succeeds(guest(), 'authUndoFactor', 204, { body: undo });
      const reset = { token: await mailedToken(credentials.email), password: 'a bell in the salt' };

      const owner = guest();
      const assertion = await passkey.get(await signInOptions(owner, 'signIn'));
      await succeeds(owner, 'authPasskey', 200, { body: assertion });
      const { passkeys } = (await succeeds(owner, 'factorGet', 200)).body;
      expect(passkeys.map(({ signsInAlone }) => signsInAlone)).toEqual([true]);
      const params = { passkeyId: passkeys[0]?.passkeyId ?? '' };
      const refused = await fails(owner, 'factorPasskeyRemove', 409, { params });
      expect(refused.code).toBe('conflict');
      expect((await succeeds(owner, 'factorGet', 200)).body.passkeys).toHaveLength(1);

      await succeeds(guest(), 'authResetPassword', 204, { body: reset });
      const again = guest();
      const answer = await passkey.get(await signInOptions(again, 'signIn'));
      await succeeds(again, 'authPasskey', 200, { body: answer });
      await succeeds(again, 'factorPasskeyRemove', 204, { params });
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
    title:
      'refuses the passkey of another user and one without PIN or finger, and keeps the session',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Yorick');
      const { passkey: own } = await addPasskey(client, backend.origin);
      const { client: other } = await newAccount(backend, 'Zita');
      const { passkey } = await addPasskey(other, backend.origin);
      const options = async () => (await succeeds(client, 'factorConfirmOptions', 200)).body;
      await fails(client, 'factorConfirm', 400, { body: await passkey.get(await options()) });
      const body = await own.get(await options(), { verifiesUser: false });
      await fails(client, 'factorConfirm', 400, { body });
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
    operation: 'factorRecoveryCodesKeep',
    status: 204,
    title: 'ends the warning about the codes that it names, and not about later ones',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Cosima');
      const { added } = await addApp(client);
      const isUnseen = async () =>
        (await succeeds(client, 'factorGet', 200)).body.recoveryCodesUnseen === true;
      const keep = (codes: readonly string[]) =>
        succeeds(client, 'factorRecoveryCodesKeep', 204, {
          body: { label: codes[0]?.slice(0, 5) },
        });
      expect(added.factors.recoveryCodesUnseen).toBe(true);
      expect(await isUnseen()).toBe(true);
      await keep(added.recoveryCodes);
      expect(await isUnseen()).toBe(false);
      const { body } = await succeeds(client, 'factorRecoveryCodesRenew', 200);
      await keep(added.recoveryCodes);
      expect(await isUnseen(), 'other codes were kept').toBe(true);
      await keep(body.recoveryCodes);
      expect(await isUnseen()).toBe(false);
    },
  },
  {
    operation: 'factorRecoveryCodesRenew',
    status: 429,
    title: 'refuses the change of an account after thirty changes, and changes nothing',
    run: async (backend) => {
      const { client } = await newAccount(backend, 'Doriane');
      await addApp(client);
      for (let change = 1; change < rateLimits.accountChanges.limit; change += 1) {
        await succeeds(client, 'factorRecoveryCodesRenew', 200);
      }
      const before = (await succeeds(client, 'factorGet', 200)).body;
      await fails(client, 'factorRecoveryCodesRenew', 429);
      await fails(client, 'factorTotpRemove', 429);
      expect((await succeeds(client, 'factorGet', 200)).body).toEqual(before);
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
    title: 'removes a passkey, which is refused from then on',
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
