import { trusted } from './start-worker.ts';

let address: string | undefined;

/**
 * Starts the service worker that opens the sheet of a character without a network; the build writes it
 * (`tools/build/write-service-worker.ts`). Browsers look for a new version at each visit of a page that it controls.
 */
export async function startServiceWorker(): Promise<void> {
  address ??= trusted('/service-worker.js', 'questwright-service-worker');
  const options = { scope: '/characters/', updateViaCache: 'none' } as const;
  await navigator.serviceWorker.register(address, options);
}
