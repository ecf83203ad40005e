/** The beginning of the keys under which the device keeps the presses that can be undone, by user. */
export const pressedPrefix = 'questwright.pressed.';

/** Removes the presses that can be undone of all users, or of all but one. What waits to be sent stays. */
export function forgetPresses(exceptUserId: string | null): void {
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

/** The database of `waiting/kept-sheets.ts`. */
export const sheetDatabase = 'questwright-sheets';

/** Removes the sheets that the device can show without a network, of all users. */
export function forgetSheets(): void {
  try {
    indexedDB.deleteDatabase(sheetDatabase);
  } catch {
    // A browser that blocks the storage has kept nothing.
  }
}
