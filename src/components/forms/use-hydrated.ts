import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered markup until its scripts run, then always true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
