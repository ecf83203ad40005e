/** The beginning of the keys under which the device keeps the presses that can be undone, by user. */
export const pressedPrefix = 'questwright.pressed.';

/** Removes what the device keeps of all users, or of all but one, for their next visit. What waits to be sent stays. */
export function forgetKept(exceptUserId: string | null): void {
  try {
    const own = exceptUserId === null ? null : `${pressedPrefix}${exceptUserId}/`;
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(pressedPrefix) || (own !== null && key.startsWith(own))) continue;
      localStorage.removeItem(key);
    }
  } catch {
    // A browser that blocks the storage has kept nothing.
  }
}
