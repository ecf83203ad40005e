const key = 'questwright:oauth-next';

/** Stores the path to open after signing in, because the provider does not return it. */
export function keepReturnPath(next: string | null): void {
  if (next === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, next);
}

/** The stored path, which stays stored for another attempt. */
export const keptReturnPath = (): string | null => sessionStorage.getItem(key);

/** Returns the stored path and deletes it. */
export function takeReturnPath(): string | null {
  const next = keptReturnPath();
  sessionStorage.removeItem(key);
  return next;
}
