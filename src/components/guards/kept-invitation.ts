import { paths } from '#src/paths.ts';

const key = 'questwright:invitation';

/** In milliseconds; as long as the link in the mail that confirms a new account. */
const keptFor = 24 * 60 * 60 * 1000;

/**
 * Keeps the path of an invitation that a signed-out user has opened. A newcomer registers, opens a
 * mail and signs in, and each of these pages is a new beginning that does not know the path any more.
 */
export function keepInvitation(path: string): void {
  if (!path.startsWith(paths.invitation(''))) return;
  try {
    localStorage.setItem(key, JSON.stringify({ path, until: Date.now() + keptFor }));
  } catch {
    // Without storage, the user opens the link again.
  }
}

/** The path of the invitation, as long as it is kept and not opened. */
export function keptInvitation(): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    // The values are unknown, and each is checked.
    const { path, until } = kept as Partial<Record<'path' | 'until', unknown>>;
    return typeof path === 'string' && Number(until) > Date.now() ? path : undefined;
  } catch {
    return undefined;
  }
}

export function forgetInvitation(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, nothing is kept.
  }
}
