/** Calls back once the page has painted and has nothing else to do; the answer calls it off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, 300);
  return () => clearTimeout(handle);
}
