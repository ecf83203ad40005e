const key = 'questwright:reloaded-for-chunks';
const pause = 30_000;

/**
 * After a deployment an open page may ask for code that is gone. One reload brings the new version;
 * if that does not help, the error page says so instead of a loop.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < pause || !navigator.onLine) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
