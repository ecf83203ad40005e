import type { Selectable } from 'kysely';
import { base64url, utf8 } from '#backend/bytes.ts';
import type { SignedInUser } from '#backend/context.ts';
import type { PasskeyTable } from '#backend/db/tables/sign-in-tables.ts';
import type { BackendConfig } from '#backend/ports.ts';
import type {
  PasskeyCreationOptions,
  PasskeyDescriptor,
  PasskeyRequestOptions,
  PasskeyUserVerification,
} from '#src/generated/model/index.ts';
import { challengeLife } from './passkey-challenges.ts';
import { passkeyAlgorithms, rpIdOf } from './verify-passkey.ts';

type Passkeys = readonly Selectable<PasskeyTable>[];

const descriptorsOf = (passkeys: Passkeys): PasskeyDescriptor[] =>
  passkeys.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key',
    // Only addPasskey writes this column, from a body that the contract has checked.
    transports: JSON.parse(transports) as string[],
  }));

export const requestOptions = (
  config: BackendConfig,
  challenge: string,
  userVerification: PasskeyUserVerification,
  passkeys: Passkeys,
): PasskeyRequestOptions => ({
  challenge,
  rpId: rpIdOf(config),
  timeout: challengeLife,
  userVerification,
  allowCredentials: descriptorsOf(passkeys),
});

/** Passkeys that the browser lists by themselves are preferred; a plain security key still works as a second factor. */
export const creationOptions = (
  config: BackendConfig,
  challenge: string,
  user: SignedInUser,
  passkeys: Passkeys,
): PasskeyCreationOptions => ({
  challenge,
  rp: { id: rpIdOf(config), name: 'Questwright' },
  user: { id: base64url(utf8(user.id)), name: user.email, displayName: user.name },
  pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeLife,
  excludeCredentials: descriptorsOf(passkeys),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  attestation: 'none',
  // The browser says whether it will list the passkey by itself.
  extensions: { credProps: true },
});
