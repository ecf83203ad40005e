import type { Selectable } from 'kysely';
import { base64url, fromBase64url } from '#backend/bytes.ts';
import type { PasskeyTable } from '#backend/db/tables/sign-in-tables.ts';
import type { BackendConfig } from '#backend/ports.ts';
import type { PasskeyAssertion, PasskeyRegistration } from '#src/generated/model/index.ts';

/**
 * Loaded at the first use: the library takes some tenths of a second, and not every installation has
 * passkeys.
 */
async function library() {
  // The code that reads certificates needs this package. In a bundle, the library itself loads it too late.
  await import('reflect-metadata');
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...server, ...helpers };
}

/** Ed25519, ES256 and RS256 (COSE numbers), which all authenticators and all our platforms have. */
export const passkeyAlgorithms = [-8, -7, -257];

type PasskeyConfig = Pick<BackendConfig, 'publicUrl' | 'allowedOrigins'>;

/** Passkeys belong to the host of the app, which never comes from a request. */
export const rpIdOf = ({ publicUrl }: PasskeyConfig): string => new URL(publicUrl).hostname;

/** The allowed origins can be a rule instead of a list, so the origin that the browser names is looked up. */
async function expectedSite(config: PasskeyConfig, clientDataJSON: string) {
  const { decodeClientDataJSON } = await library();
  const { origin } = decodeClientDataJSON(clientDataJSON);
  return {
    expectedOrigin: config.allowedOrigins.has(origin) ? [origin] : [],
    expectedRPID: rpIdOf(config),
  };
}

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly synced: boolean;
  /** Whether it signs in without an address; false also if the browser does not say so. */
  readonly signsInAlone: boolean;
}

/**
 * Whether the answer carries no certificate. The options ask for none, and the library would fetch the list of
 * revoked certificates from the address that a certificate names.
 */
async function hasNoCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await library();
  const bytes = fromBase64url(attestationObject);
  if (bytes === null) return false;
  try {
    const decoded = decodeAttestationObject(bytes);
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
  } catch {
    return false;
  }
}

/** Null if the answer does not fit the challenge and this site. The library throws for what it cannot read. */
export async function verifyNewPasskey(
  config: PasskeyConfig,
  challenge: string,
  { id, clientDataJSON, attestationObject, transports, discoverable = false }: PasskeyRegistration,
): Promise<NewPasskey | null> {
  if (!(await hasNoCertificate(attestationObject))) return null;
  const { verifyRegistrationResponse } = await library();
  const site = await expectedSite(config, clientDataJSON).catch(() => null);
  if (site === null) return null;
  const result = await verifyRegistrationResponse({
    ...site,
    expectedChallenge: challenge,
    supportedAlgorithmIDs: passkeyAlgorithms,
    requireUserVerification: false,
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    },
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential, credentialBackedUp, userVerified } = result.registrationInfo;
  if (credential.id !== id) return null;
  return {
    credentialId: credential.id,
    publicKey: base64url(credential.publicKey),
    counter: credential.counter,
    synced: credentialBackedUp,
    signsInAlone: discoverable && userVerified,
  };
}

/** The new counter and whether the passkey is synced; null if the answer is not valid. */
export async function verifyAssertion(
  config: PasskeyConfig,
  challenge: string,
  passkey: Selectable<PasskeyTable>,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
  requireUserVerification: boolean,
): Promise<Pick<NewPasskey, 'counter' | 'synced'> | null> {
  const publicKey = fromBase64url(passkey.public_key);
  if (publicKey === null) throw new Error(`The key of passkey ${passkey.id} cannot be read.`);
  const { verifyAuthenticationResponse } = await library();
  const site = await expectedSite(config, clientDataJSON).catch(() => null);
  if (site === null) return null;
  const result = await verifyAuthenticationResponse({
    ...site,
    expectedChallenge: challenge,
    requireUserVerification,
    credential: { id: passkey.credential_id, publicKey, counter: passkey.counter },
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
  }).catch(() => null);
  if (!result?.verified) return null;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, synced: credentialBackedUp };
}
