import type { Location } from 'react-router';
import { paths } from '#src/paths.ts';
import { keptInvitation } from './kept-invitation.ts';
import { loginState } from './login-state.ts';

/**
 * Returns the path if it belongs to this app, otherwise undefined. Browsers treat `//host`,
 * `/\host` and some paths with control characters as URLs of other hosts.
 */
export function localPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  try {
    const base = 'http://local.invalid';
    const url = new URL(path, base);
    // The parser removes `.` and `..`, so the path can begin with two slashes only now.
    const isLocal = url.origin === base && !url.pathname.startsWith('//');
    return isLocal ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path to open after the login at this location.
 * @param email the address of the user, if it is known
 */
export function returnPath(location: Location, email?: string): string {
  const nextParameter = new URLSearchParams(location.search).get('next');
  return (
    localPath(nextParameter === null ? null : nextParameter + location.hash) ??
    localPath(loginState(location).next) ??
    localPath(keptInvitation(email)) ??
    paths.dashboard()
  );
}
