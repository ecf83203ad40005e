import type { Page, Route } from '@playwright/test';

/**
 * A network or gateway that fails: it can hold back a request, cut it off, answer it with its own
 * error, or pass it on and lose the response. All other responses come from the server. Returns the
 * idempotency keys in the order of the requests.
 */
export async function failNetwork(
  page: Page,
  url: string,
  handle: (route: Route, number: number) => Promise<void>,
): Promise<{ keys: string[] }> {
  const keys: string[] = [];
  await page.route(url, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    await handle(route, keys.length);
  });
  return { keys };
}
