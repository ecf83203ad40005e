import { useCallback, useSyncExternalStore } from 'react';

/** Below this width, in pixels, a grid has no room for its columns. */
const gridWidth = 640;

const narrowerThan = (width: number): MediaQueryList =>
  window.matchMedia(`(max-width: ${width - 1}px)`);

export const isNarrow = (): boolean => narrowerThan(gridWidth).matches;

/** @param width the pixels from which the window is not narrow */
export function useNarrow(width = gridWidth): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = narrowerThan(width);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [width],
  );
  return useSyncExternalStore(subscribe, () => narrowerThan(width).matches);
}
