let pieces = 0;

/** Marks the page as having unsaved changes until the returned function is called. */
export function holdUnsavedWork(): () => void {
  pieces += 1;
  return () => {
    pieces -= 1;
  };
}

/** Whether a reload would lose unsaved changes. */
export const hasUnsavedWork = (): boolean => pieces > 0;
