import { useRef } from 'react';

/**
 * Returns a function that says whether a press repeats the one before. `pending` takes effect only
 * after rendering, so without this check, a second press that arrives earlier starts the work again.
 * Without `pending`, no press is ignored.
 */
export function useSinglePress(pending: boolean | undefined): () => boolean {
  const isStarting = useRef(false);
  return () => {
    if (pending === undefined) return false;
    if (isStarting.current) return true;
    isStarting.current = true;
    // React Query reports the start in a timer that is set during the press, so it is rendered by then.
    setTimeout(() =>
      setTimeout(() => {
        isStarting.current = false;
      }),
    );
    return false;
  };
}
