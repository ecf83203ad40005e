const key = 'questwright:oauth-next';

/** Stores the path to open after signing in, because the provider does not return it. */
export function keepReturnPath(next: string | null): void {
  if (next === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, next);
}

/** Returns the stored path and deletes it. */
export function takeReturnPath(): string | null {
  const next = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return next;
}
