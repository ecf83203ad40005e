import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in markup that was made ahead of time, until its scripts have come; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
