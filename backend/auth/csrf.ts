import { randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

/**
 * `<nonce>.<signature>` over the nonce and the session: a token that a sibling host plants, or one
 * of another session, does not fit.
 */
export function csrfToken(keys: Keys, sessionHash: string): string {
  const nonce = randomBytes(12).toString('base64url');
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
