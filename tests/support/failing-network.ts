import type { Page, Route } from '@playwright/test';

/**
 * Simulates a failing network for the requests to `url`: `handle` can delay a request, abort it,
 * answer it with an error of a gateway, or send it to the server and drop the response. Returns the
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
