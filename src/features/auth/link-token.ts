import { useLocation } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';

/**
 * The single-use token of a link from a mail or from the server's console. It is in the fragment,
 * which is never sent to a server or written to a log, or in the query.
 */
export function linkToken({ hash, search }: { hash: string; search: string }): string | null {
  const fragment = hash.replace(/^#/, '');
  const named =
    new URLSearchParams(fragment).get('token') ?? new URLSearchParams(search).get('token');
  // A fragment without `=` is the token itself.
  const token = named ?? (fragment.includes('=') ? '' : fragment);
  return token === '' ? null : token;
}

export function useLinkToken(): string | null {
  return linkToken(useLocation());
}

/** The token is used, expired, unknown, or does not have the form of a token. */
export function isStaleLink(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.code === 'invalid_token' || error.fields.some(({ path }) => path === '/token');
}
