import { useLocation } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';

/**
 * The single-use token of a link from a mail or from the server's console: in the fragment, which
 * reaches no server and no log, or in the query.
 */
export function linkToken({ hash, search }: { hash: string; search: string }): string | null {
  const fragment = hash.replace(/^#/, '');
  const named =
    new URLSearchParams(fragment).get('token') ?? new URLSearchParams(search).get('token');
  // A bare fragment is the token itself; one with a name is another matter.
  const token = named ?? (fragment.includes('=') ? '' : fragment);
  return token === '' ? null : token;
}

export function useLinkToken(): string | null {
  return linkToken(useLocation());
}

/** Used, expired or never given out; a token of the wrong shape is none either. */
export function isStaleLink(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.code === 'invalid_token' || error.fields.some(({ path }) => path === '/token');
}
