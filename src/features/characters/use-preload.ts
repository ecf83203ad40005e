import { useEffect } from 'react';
import { whenIdle } from '#src/api/when-idle.ts';

/**
 * Loads code that a press needs when the page is idle, so that the press also works without a network.
 * @param load must be the same function at every render
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}
