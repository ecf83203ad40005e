import { paths } from '#src/paths.ts';

const key = 'questwright:invitation';

/** In milliseconds; as long as the link in the mail that confirms a new account. */
const keptFor = 24 * 60 * 60 * 1000;

interface Kept {
  path: string;
  until: number;
  /** The account whose mail opens another tab; undefined in the tab that has opened the link. */
  email?: string;
}

/**
 * Keeps the path of an invitation that a signed-out user has opened, in this tab only, because another
 * person may be the next who signs in with this browser.
 */
export function keepInvitation(path: string): void {
  if (!path.startsWith(paths.invitation(''))) return;
  write(() => sessionStorage, { path, until: Date.now() + keptFor });
}

/**
 * Keeps the invitation of this tab for an account that gets a mail, because its link opens another tab,
 * which does not know the path.
 */
export function keepInvitationFor(email: string): void {
  const kept = read(() => sessionStorage);
  if (kept !== null) write(() => localStorage, { ...kept, email: email.toLowerCase() });
}

/**
 * The path of the invitation, as long as it is kept and not opened.
 * @param email the address of the user who signs in, if it is known
 */
export function keptInvitation(email?: string): string | undefined {
  const inTab = read(() => sessionStorage);
  if (inTab !== null) return inTab.path;
  const forAccount = read(() => localStorage);
  const isOwn = email !== undefined && forAccount?.email === email.toLowerCase();
  return isOwn ? forAccount.path : undefined;
}

/** Is called when the invitation was opened. */
export function forgetInvitation(): void {
  forgetInvitationOfTab();
  remove(() => localStorage);
}

/** Is called after a sign-out, because another person may be the next who signs in. */
export function forgetInvitationOfTab(): void {
  remove(() => sessionStorage);
}

/** A browser that blocks a storage throws an error when the storage is read from `window`. */
type StorageOf = () => Storage;

function write(storage: StorageOf, kept: Kept): void {
  try {
    storage().setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, the user opens the link again.
  }
}

function remove(storage: StorageOf): void {
  try {
    storage().removeItem(key);
  } catch {
    // Without storage, nothing is kept.
  }
}

function read(storage: StorageOf): Kept | null {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    // The values are unknown, and each is checked.
    const { path, until, email } = stored as Partial<Record<keyof Kept, unknown>>;
    if (typeof path !== 'string' || typeof until !== 'number') return null;
    if (until <= Date.now()) {
      storage().removeItem(key);
      return null;
    }
    return { path, until, ...(typeof email === 'string' && { email }) };
  } catch {
    return null;
  }
}
