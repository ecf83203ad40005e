import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { ClientAuth } from 'openid-client';

/** What Apple gives a developer in place of a client secret. */
interface AppleKey {
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
}

/**
 * Reads the team id, the key id and the private key from one text: `TEAMID KEYID MIGT…`, with or without the
 * first and last line of the file from Apple. Null if it is something else.
 */
export function appleKeyFrom(text: string): AppleKey | null {
  const [, teamId, keyId, rest] = /^([A-Z0-9]{10})\s+([A-Z0-9]{10})\s+(\S.*)$/s.exec(text) ?? [];
  if (teamId === undefined || keyId === undefined || rest === undefined) return null;
  const key = Buffer.from(rest.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64');
  try {
    const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    const isP256 = privateKey.asymmetricKeyDetails?.namedCurve === 'prime256v1';
    return isP256 ? { teamId, keyId, privateKey } : null;
  } catch {
    return null;
  }
}

const lifeSeconds = 300;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The secret for one request: a statement with the id of the client, signed with ES256. */
function signedSecret(key: AppleKey, issuer: string, clientId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const head = { alg: 'ES256', kid: key.keyId };
  const claims = { iss: key.teamId, iat: now, exp: now + lifeSeconds, aud: issuer, sub: clientId };
  const signed = `${part(head)}.${part(claims)}`;
  const form = { key: key.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${signed}.${sign('sha256', Buffer.from(signed), form).toString('base64url')}`;
}

/** Signs a new secret for each request, because one that an operator stores ends after six months at most. */
export const appleAuth =
  (key: AppleKey): ClientAuth =>
  ({ issuer }, { client_id: clientId }, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', signedSecret(key, issuer, clientId));
  };
