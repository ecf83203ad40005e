/** A note to oneself for the time after signing in again; the tab's own, gone when it is closed. */
export interface ReturnNote {
  write: (importId: string | null) => void;
  /** Reads it once. */
  take: () => string | null;
}

export function returnNote(kind: string, userId: string): ReturnNote {
  const key = `questwright.import.${kind}.${userId}`;
  return {
    write: (importId) => {
      try {
        if (importId !== null) sessionStorage.setItem(key, importId);
      } catch {
        // Without it the import is offered like any other draft.
      }
    },
    take: () => {
      try {
        const id = sessionStorage.getItem(key);
        sessionStorage.removeItem(key);
        return id;
      } catch {
        return null;
      }
    },
  };
}
