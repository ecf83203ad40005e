import { useLocation } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';

/**
 * The single-use token of a link from a mail or from the console of the server. It is in the query,
 * or in the fragment, which browsers do not send to the server.
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

/** The address in the fragment of a link from a mail to this address. */
export const linkEmail = ({ hash }: { hash: string }): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('email');

export function useLinkEmail(): string | null {
  return linkEmail(useLocation());
}

/** Name and address of the user in the fragment of a link to a new password; absent in links of earlier versions. */
export function linkOwner({ hash }: { hash: string }): readonly string[] {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  return ['name', 'email'].flatMap((key) => fragment.get(key) ?? []);
}

export function useLinkOwner(): readonly string[] {
  return linkOwner(useLocation());
}

/** Whether the server refused the token, because it is used, expired, unknown or malformed. */
export function isStaleLink(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.code === 'invalid_token' || error.fields.some(({ path }) => path === '/token');
}
