/** A thread in which the backend runs. */
export interface BackendThread {
  readonly port: MessagePort;
  /** Rejects when the thread cannot start. */
  readonly startError: Promise<never>;
  /**
   * Saves the database and the cookies if they have unsaved changes. The page calls this just before
   * it closes. Undefined for a shared worker, which receives a message instead.
   */
  readonly saveNow?: () => void;
}

/** Starts one thread for all tabs. Throws in a browser without shared workers. */
export function openShared(): BackendThread {
  const worker = new SharedWorker(new URL('./shared-worker.ts', import.meta.url), {
    type: 'module',
    name: 'questwright-offline',
  });
  const { promise, reject } = Promise.withResolvers<never>();
  worker.addEventListener('error', () => reject(new Error('The shared worker does not start.')));
  // Prevents an error about an unhandled rejection: the promise may reject before anyone awaits it.
  promise.catch(() => undefined);
  return { port: worker.port, startError: promise };
}

function openEarly(): BackendThread | undefined {
  try {
    return openShared();
  } catch {
    return undefined;
  }
}

/** The page loads this module before the app, so that the worker starts while the app loads. */
export const earlyBackend = openEarly();
