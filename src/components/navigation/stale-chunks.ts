import { isReachable } from '#src/api/reachable.ts';
import { hasUnsavedWork } from '../forms/unsaved-work.ts';

const key = 'questwright:reloaded-for-chunks';
const minReloadInterval = 30_000;

/**
 * After a deployment, an open page may try to load code that no longer exists. One reload loads the
 * new version. If loading fails again within 30 seconds, the error page is shown. The page is not
 * reloaded while the server is down or changes are unsaved.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  const last = Number(sessionStorage.getItem(key));
  if (Date.now() - last < minReloadInterval || !(await isReachable()) || hasUnsavedWork()) return;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}
