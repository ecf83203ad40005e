let waiting = false;
const listeners = new Set<() => void>();

export const isToastWaiting = (): boolean => waiting;

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the toast area immediately, even if a guest has not interacted with the page yet. */
export function loadToasts(): void {
  waiting = true;
  for (const listener of listeners) listener();
}
