import { openBackend, type ShowNotice } from './backend.ts';

/** Answers every call of the app inside the browser, with data that outlives a reload. */
export async function startOffline(show: ShowNotice): Promise<void> {
  // Begins before the interception is loaded: it takes the longest.
  const backend = openBackend(show);
  const { intercept } = await import('./intercept.ts');
  await intercept(backend);
}
