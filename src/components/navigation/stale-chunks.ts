import { isReachable } from '#src/api/reachable.ts';
import { hasUnsavedWork } from '../forms/unsaved-work.ts';

const key = 'questwright:reloaded-for-chunks';
const pause = 30_000;

/**
 * After a deployment an open page may load code that no longer exists. One reload gets the new
 * version; if it fails again, the error page is shown. It never reloads while the server is down or
 * work is unsaved.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  const last = Number(sessionStorage.getItem(key));
  if (Date.now() - last < pause || !(await isReachable()) || hasUnsavedWork()) return;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}
