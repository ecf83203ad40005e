import { Authenticator } from '#tests/support/authenticator.ts';
import { totpCode } from '#tests/support/totp-code.ts';
import type { RunningBackend } from './backend-under-test.ts';
import { succeeds } from './case.ts';
import type { Client } from './client.ts';

/** A client that is signed in to a new account. */
export async function newAccount({ guest, mailedToken }: RunningBackend, name: string) {
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

export async function addApp(client: Client) {
  const { body: start } = await succeeds(client, 'factorTotpStart', 200);
  const { secret, enrolment } = start;
  const body = { enrolment, code: totpCode(secret) };
  const { body: added } = await succeeds(client, 'factorTotpAdd', 201, { body });
  return { secret, added };
}

export async function addPasskey(client: Client, origin: string, name = 'Phone') {
  const { body: options } = await succeeds(client, 'factorPasskeyOptions', 200);
  const passkey = await Authenticator.make(origin);
  const body = { name, passkey: await passkey.create(options) };
  const { body: added } = await succeeds(client, 'factorPasskeyAdd', 201, { body });
  return { passkey, added };
}

export const signInOptions = async (client: Client, purpose: 'signIn' | 'secondFactor') =>
  (await succeeds(client, 'authPasskeyOptions', 200, { body: { purpose } })).body;
