let holders = 0;

/** Marks the page as having unsaved changes until the returned function is called. */
export function holdUnsavedWork(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

/** Whether a reload would lose unsaved changes. */
export const hasUnsavedWork = (): boolean => holders > 0;
