/** A thread, and how to know that it does not start. */
export interface Opened {
  readonly port: MessagePort;
  readonly failed: Promise<never>;
  /** Saves what is not saved yet; called when the page is about to go. */
  readonly saveNow?: () => void;
}

/** One thread for all tabs. Throws in a browser without shared workers. */
export function openShared(): Opened {
  const worker = new SharedWorker(new URL('./shared-worker.ts', import.meta.url), {
    type: 'module',
    name: 'questwright-offline',
  });
  const { promise, reject } = Promise.withResolvers<never>();
  worker.addEventListener('error', () => reject(new Error('The shared worker does not start.')));
  // Looked at later than it may happen.
  promise.catch(() => undefined);
  return { port: worker.port, failed: promise };
}

function openEarly(): Opened | undefined {
  try {
    return openShared();
  } catch {
    return undefined;
  }
}

/** The page loads this module before the app: the worker starts while the app is being loaded. */
export const early = openEarly();
