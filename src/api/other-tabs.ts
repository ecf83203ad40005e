/** What a tab tells the other tabs of the browser. */
export type SessionNews =
  /** `isConfirmed` is false if the server may still hold the session. */
  | { readonly kind: 'signedOut'; readonly isConfirmed: boolean }
  /** The server has ended the session, for example on another device or after its time. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'signedIn'; readonly userId: string };

const key = 'questwright.session';

/**
 * Tells the other tabs by a `storage` event. Nothing stays in the storage. A BroadcastChannel would
 * keep some browsers from showing the page again at once after Back.
 */
export function announceSession(news: SessionNews): void {
  try {
    localStorage.setItem(key, JSON.stringify(news));
    localStorage.removeItem(key);
  } catch {
    // A browser that blocks the storage has no way to tell; the tabs notice at their next request.
  }
}

/** The news of another tab in a storage event, or null. */
export function announcedSession(event: StorageEvent): SessionNews | null {
  if (event.key !== key || event.newValue === null) return null;
  try {
    // Only this app writes the key.
    return JSON.parse(event.newValue) as SessionNews;
  } catch {
    return null;
  }
}
