let pieces = 0;

/** Counts one piece of unsaved work until the returned function is called. */
export function holdUnsavedWork(): () => void {
  pieces += 1;
  return () => {
    pieces -= 1;
  };
}

/** Whether anything on the page would be lost by a reload. */
export const hasUnsavedWork = (): boolean => pieces > 0;
