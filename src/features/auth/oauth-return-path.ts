const key = 'questwright:oauth-next';

/** Where to go on after the way over the provider, which brings back nothing but its code. */
export function keepReturnPath(next: string | null): void {
  if (next === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, next);
}

export function takeReturnPath(): string | null {
  const next = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return next;
}
