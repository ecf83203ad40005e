const longestWaitMs = 3000;

/** Resolves when the pictures that the page loads at once have been loaded, or have failed. */
async function picturesSettled(): Promise<void> {
  const loading = [...document.querySelectorAll('img')].filter(
    (image) => !image.complete && image.loading !== 'lazy',
  );
  await Promise.all(loading.map((image) => image.decode().catch(() => undefined)));
}

/** Resolves when the browser has painted what is drawn now. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    // The first callback runs before the paint.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Calls the callback when the page is idle and has painted its first pictures: code that loads
 * earlier shares the network and the processor with them. It waits at most three seconds for the
 * idle page (0.3 seconds without `requestIdleCallback`) and then at most three seconds for the paint,
 * because a hidden page is never painted. The returned function cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  let cancelled = false;
  const run = async (): Promise<void> => {
    await Promise.race([
      picturesSettled().then(painted),
      new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
    ]);
    if (!cancelled) callback();
  };
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(() => void run(), { timeout: longestWaitMs });
  } else {
    setTimeout(() => void run(), 300);
  }
  return () => {
    cancelled = true;
  };
}
