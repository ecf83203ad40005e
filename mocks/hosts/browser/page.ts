import { openBackendClient, type ShowNotice } from './backend-client.ts';
import { intercept } from './intercept.ts';

/** Answers every call of the app inside the browser. The data is kept after a reload. */
export async function startOffline(show: ShowNotice): Promise<void> {
  await intercept(openBackendClient(show));
}
