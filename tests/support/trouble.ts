import type { Page, Route } from '@playwright/test';

/**
 * A network, or a gateway on the way, that fails: a request may be held back, cut off, answered
 * with an error of theirs, or carried out and its answer lost. What goes well is the server's own
 * answer, always. Tells the idempotency keys in the order in which the requests came.
 */
export async function troubleWith(
  page: Page,
  address: string,
  meet: (route: Route, number: number) => Promise<void>,
): Promise<{ keys: string[] }> {
  const keys: string[] = [];
  await page.route(address, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    await meet(route, keys.length);
  });
  return { keys };
}
