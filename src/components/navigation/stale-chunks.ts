import { isReachable } from '#src/api/reachable.ts';
import { hasUnsavedWork } from '../forms/unsaved-work.ts';

const key = 'questwright:reloaded-for-chunks';
const pause = 30_000;

/**
 * After a deployment an open page may ask for code that is gone. One reload brings the new version;
 * if that does not help, the error page stays. Never while the server is away, nor over unsaved work.
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
