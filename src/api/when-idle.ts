const longestWaitMs = 3000;

/** Resolves when the pictures that the page loads at once have been loaded, or have failed. */
async function picturesSettled(): Promise<void> {
  const loading = [...document.querySelectorAll('img')].filter(
    (image) => !image.complete && image.loading !== 'lazy',
  );
  const settled = loading.map((image) => image.decode().catch(() => undefined));
  await Promise.race([
    Promise.all(settled),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ]);
}

/**
 * Calls the callback when the page is idle and has its first pictures, whose loading would otherwise
 * share the network with that of the callback. Each of both is waited for at most three seconds;
 * without `requestIdleCallback`, 0.3 seconds. The returned function cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  let cancelled = false;
  const run = async (): Promise<void> => {
    await picturesSettled();
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
