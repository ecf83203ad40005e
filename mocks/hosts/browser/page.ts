import { openBackend, type ShowNotice } from './backend.ts';

/** Answers every call of the app inside the browser. The data is kept after a reload. */
export async function startOffline(show: ShowNotice): Promise<void> {
  // Started before the interception is loaded, because the backend takes longest to start.
  const backend = openBackend(show);
  const { intercept } = await import('./intercept.ts');
  await intercept(backend);
}
