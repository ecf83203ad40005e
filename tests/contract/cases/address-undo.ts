import { expect } from 'vitest';
import type { Authenticator } from '#tests/support/authenticator.ts';
import type { RunningBackend } from '../backend-under-test.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { addApp, addPasskey, newAccount, signInOptions } from '../factor-accounts.ts';

/**
 * Expects that the passkey opens nothing, and that the link to a new password lets the owner in without a second
 * factor. Returns the client of the owner.
 */
async function expectTakenBack(
  { guest, mailedToken }: RunningBackend,
  email: string,
  passkey: Authenticator,
): Promise<Client> {
  const intruder = guest();
  const body = await passkey.get(await signInOptions(intruder, 'signIn'));
  await fails(intruder, 'authPasskey', 401, { body });
  const reset = { token: await mailedToken(email), password: 'a bell under the black water' };
  await succeeds(guest(), 'authResetPassword', 204, { body: reset });
  const owner = guest();
  await succeeds(owner, 'authLogin', 200, { body: { email, password: reset.password } });
  return owner;
}

/** The links in mails that undo a new address, and an added second factor or provider. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'authUndoEmail',
    status: 204,
    title: 'gives the old address back, and ends the password and the sessions',
    run: async (backend) => {
      const { guest, mailedToken } = backend;
      const { client, credentials } = await newAccount(backend, 'Yew');
      const { email, password } = credentials;
      const moved = 'yew.moved@example.com';
      await succeeds(client, 'accountChangeEmail', 202, { body: { email: moved } });
      const undo = { token: await mailedToken(email) };
      const verify = { token: await mailedToken(moved) };
      await succeeds(client, 'accountVerifyEmail', 200, { body: verify });

      await succeeds(guest(), 'authUndoEmail', 204, { body: undo });
      await fails(client, 'authSelf', 401);
      await fails(guest(), 'authLogin', 401, { body: { email, password } });
      await fails(guest(), 'authLogin', 401, { body: { email: moved, password } });
      const reset = { token: await mailedToken(email), password: 'a bell under the black water' };
      await succeeds(guest(), 'authResetPassword', 204, { body: reset });
      const body = { email, password: reset.password };
      await succeeds(guest(), 'authLogin', 200, { body });
      await fails(guest(), 'authUndoEmail', 400, { body: undo });
    },
  },
  {
    operation: 'authUndoEmail',
    status: 204,
    title:
      'removes the second factors that were added since, and the recovery codes with the last one',
    run: async (backend) => {
      const { guest, mailedToken, origin } = backend;
      const { client, credentials } = await newAccount(backend, 'Aspen');
      const { email } = credentials;
      await succeeds(client, 'accountChangeEmail', 202, {
        body: { email: 'aspen.moved@example.com' },
      });
      const undo = { token: await mailedToken(email) };
      await addApp(client);
      const { passkey } = await addPasskey(client, origin);

      await succeeds(guest(), 'authUndoEmail', 204, { body: undo });
      await fails(client, 'authSelf', 401);
      const owner = await expectTakenBack(backend, email, passkey);
      const factors = await succeeds(owner, 'factorGet', 200);
      expect(factors.body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    },
  },
  {
    operation: 'authUndoEmail',
    status: 204,
    title: 'removes the second factors of the thirty days before, and lets the owner in',
    run: async (backend) => {
      const { guest, mailedToken, origin } = backend;
      const { client, credentials } = await newAccount(backend, 'Tansy');
      const { email } = credentials;
      await addApp(client);
      const { passkey } = await addPasskey(client, origin);
      await succeeds(client, 'accountChangeEmail', 202, {
        body: { email: 'tansy.moved@example.com' },
      });
      const undo = { token: await mailedToken(email) };

      await succeeds(guest(), 'authUndoEmail', 204, { body: undo });
      await expectTakenBack(backend, email, passkey);
    },
  },
  {
    operation: 'authUndoEmail',
    status: 409,
    title: 'refuses an old address that has got another account since',
    run: async (backend) => {
      const { guest, mailedToken } = backend;
      const { client, credentials } = await newAccount(backend, 'Holly');
      const { email } = credentials;
      const moved = 'holly.moved@example.com';
      await succeeds(client, 'accountChangeEmail', 202, { body: { email: moved } });
      const undo = { token: await mailedToken(email) };
      const verify = { token: await mailedToken(moved) };
      await succeeds(client, 'accountVerifyEmail', 200, { body: verify });
      await newAccount(backend, 'Holly');
      await fails(guest(), 'authUndoEmail', 409, { body: undo });
    },
  },
  {
    operation: 'authUndoFactor',
    status: 204,
    title: 'removes a passkey that someone else has added, with the password and the sessions',
    run: async (backend) => {
      const { guest, mailedToken, origin } = backend;
      const { client, credentials } = await newAccount(backend, 'Lovage');
      const { email } = credentials;
      const { passkey } = await addPasskey(client, origin);
      const undo = { token: await mailedToken(email) };
      await addApp(client);

      await succeeds(guest(), 'authUndoFactor', 204, { body: undo });
      await fails(client, 'authSelf', 401);
      await fails(guest(), 'authLogin', 401, { body: credentials });
      await expectTakenBack(backend, email, passkey);
      await fails(guest(), 'authUndoFactor', 400, { body: undo });
    },
  },
  {
    operation: 'authUndoFactor',
    status: 409,
    title: 'refuses a link to an address that the account does not have any more',
    run: async (backend) => {
      const { guest, mailedToken } = backend;
      const { client, credentials } = await newAccount(backend, 'Borage');
      await addApp(client);
      const undo = { token: await mailedToken(credentials.email) };
      const moved = 'borage.moved@example.com';
      await succeeds(client, 'accountChangeEmail', 202, { body: { email: moved } });
      const verify = { token: await mailedToken(moved) };
      await succeeds(client, 'accountVerifyEmail', 200, { body: verify });
      await fails(guest(), 'authUndoFactor', 409, { body: undo });
    },
  },
];
