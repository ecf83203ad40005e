const key = 'questwright:oauth-next';

/** Keeps where to go after signing in: the provider returns only its code. */
export function keepReturnPath(next: string | null): void {
  if (next === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, next);
}

export function takeReturnPath(): string | null {
  const next = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return next;
}
