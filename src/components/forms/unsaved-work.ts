let pieces = 0;

/** Counts a piece of unsaved work until the returned function is called. */
export function holdUnsavedWork(): () => void {
  pieces += 1;
  return () => {
    pieces -= 1;
  };
}

/** Somewhere on the page something is written that a reload would lose. */
export const hasUnsavedWork = (): boolean => pieces > 0;
