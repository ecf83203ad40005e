import { base64url } from '#backend/bytes.ts';
import type { Random } from '#backend/random.ts';
import type { Keys } from './keys.ts';

/**
 * Creates a token `<nonce>.<signature>`. The signature covers the nonce and the session, so the token
 * of another session is refused, for example a token that another host of the same domain has set as
 * a cookie.
 */
export function csrfToken(keys: Keys, random: Random, sessionHash: string): string {
  const nonce = base64url(random.bytes(12));
  return `${nonce}.${keys.sign('csrf', `${sessionHash}|${nonce}`)}`;
}

export function isCsrfToken(keys: Keys, sessionHash: string, token: string | undefined): boolean {
  const [nonce, signature, ...rest] = (token ?? '').split('.');
  return (
    nonce !== undefined &&
    signature !== undefined &&
    rest.length === 0 &&
    keys.verify('csrf', `${sessionHash}|${nonce}`, signature)
  );
}
