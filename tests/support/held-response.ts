import { vi } from 'vitest';

/**
 * Holds back the response to the next request with a method, as a slow network does.
 * @param send answers the requests
 */
export function holdResponse(method: string, send: typeof fetch = globalThis.fetch) {
  const sent = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (init?.method !== method || !isFirst) return response;
    isFirst = false;
    sent.resolve();
    await held.promise;
    return response;
  });
  return {
    /** Resolves when the server has answered, and the page does not know it yet. */
    sent: sent.promise,
    answer: () => held.resolve(),
  };
}
