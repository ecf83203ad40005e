import type { IDToken, ServerMetadata } from 'openid-client';

/** In seconds. The longest life of a session here: a provider whose session is older asks its user again. */
const longestSession = 30 * 24 * 60 * 60;

/**
 * Whether the tokens of a provider say when the user has signed in there. Its metadata decides and not the token,
 * because the browser can leave out the parameters that ask for it.
 */
const statesTime = ({ claims_supported: claims }: ServerMetadata): boolean =>
  claims?.includes('auth_time') ?? false;

/** Parameters that ask for this time, and with `again` for a new sign-in. Other providers can refuse them. */
export function timeParameters(metadata: ServerMetadata, again: boolean): Record<string, string> {
  if (!statesTime(metadata)) return {};
  return again ? { prompt: 'login', max_age: '0' } : { max_age: String(longestSession) };
}

/** `signedInAt` of the claims. */
export function signInTime(
  metadata: ServerMetadata,
  { auth_time: seconds }: Pick<IDToken, 'auth_time'>,
): { readonly signedInAt?: number | null } {
  if (!statesTime(metadata)) return {};
  return { signedInAt: typeof seconds === 'number' ? seconds * 1000 : null };
}
