import { useSyncExternalStore } from 'react';

/** Below 640 px a grid has no room for its columns. */
const query = '(max-width: 639px)';

export const isNarrow = (): boolean => window.matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);
