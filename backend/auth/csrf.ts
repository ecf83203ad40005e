import { base64url } from '#backend/bytes.ts';
import type { Random } from '#backend/random.ts';
import type { Keys } from './keys.ts';

/**
 * `<nonce>.<signature>` over the nonce and the session: a token of another session, or one that a
 * sibling host has set as a cookie, does not verify.
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
