const prefix = 'questwright.of-user.';

interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
}

const keyOf = (userId: string, name: string): string => `${prefix}${userId}.${name}`;

/** Keeps a value in this tab for its user, for example over a reload, until the user signs out. */
export function keepInTab(
  userId: string,
  name: string,
  value: unknown,
  milliseconds: number,
): void {
  try {
    const kept: Kept<unknown> = { value, until: Date.now() + milliseconds };
    sessionStorage.setItem(keyOf(userId, name), JSON.stringify(kept));
  } catch {
    // Without the storage the value ends with the page.
  }
}

export function forgetInTab(userId: string, name: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, name));
  } catch {
    // Nothing is stored.
  }
}

/** The value that the tab keeps for the user, or null. Callers read what they have kept themselves. */
export function keptInTab(userId: string, name: string): unknown {
  try {
    // Only `keepInTab` writes these items.
    const kept = JSON.parse(
      sessionStorage.getItem(keyOf(userId, name)) ?? 'null',
    ) as Kept<unknown> | null;
    return kept !== null && Date.now() < kept.until ? kept.value : null;
  } catch {
    return null;
  }
}

/** Removes what the tab keeps for any user. */
export function forgetAllInTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing is stored.
  }
}
