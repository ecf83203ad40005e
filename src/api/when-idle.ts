/**
 * Calls the callback when the page is idle, or after three seconds. Without `requestIdleCallback`,
 * it is called after 0.3 seconds. The returned function cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, 300);
  return () => clearTimeout(handle);
}
