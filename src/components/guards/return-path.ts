import type { Location } from 'react-router';
import { paths } from '#src/paths.ts';

/**
 * The path when it leads to a place of this app, else nothing. A browser reads `//host`, `/\host`
 * and paths with control characters in them as addresses of other hosts.
 */
export function localPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  try {
    const base = 'http://local.invalid';
    const url = new URL(path, base);
    return url.origin === base ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}

/** What the logout procedure leaves for the login page, whose URL says only why. */
interface ReturnState {
  next: string;
}

function stateOf(location: Location): Partial<Record<keyof ReturnState, unknown>> {
  // The state of a history entry is whatever some version of the app once put there.
  const state: unknown = location.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Where a visitor goes on after signing in at this location. */
export function returnPath(location: Location): string {
  const asked = new URLSearchParams(location.search).get('next');
  return localPath(asked) ?? localPath(stateOf(location).next) ?? paths.dashboard();
}
