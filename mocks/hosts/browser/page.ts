import { openBackend, type ShowNotice } from './backend.ts';
import { intercept } from './intercept.ts';

/** Answers every call of the app inside the browser. The data is kept after a reload. */
export async function startOffline(show: ShowNotice): Promise<void> {
  await intercept(openBackend(show));
}
