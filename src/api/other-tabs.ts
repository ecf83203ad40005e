/** What a tab tells the other tabs of the browser when its user signs out. */
interface SignOut {
  /** False if the server may still hold the session. */
  isConfirmed: boolean;
}

const key = 'questwright.signed-out';

/**
 * Tells the other tabs by a `storage` event. Nothing stays in the storage. A BroadcastChannel would
 * keep some browsers from showing the page again at once after Back.
 */
export function announceSignOut(signOut: SignOut): void {
  try {
    localStorage.setItem(key, JSON.stringify(signOut));
    localStorage.removeItem(key);
  } catch {
    // A browser that blocks the storage has no way to tell; the tabs notice at their next request.
  }
}

/** The sign-out that another tab has announced with this event, or null. */
export function announcedSignOut(event: StorageEvent): SignOut | null {
  if (event.key !== key || event.newValue === null) return null;
  return { isConfirmed: event.newValue === JSON.stringify({ isConfirmed: true }) };
}
