import { subscribeToServerEvent } from '#src/api/server-events.ts';

/** Shown in place of a picture. The browser does not tell why it could not be loaded. */
export const pictureFailure = 'This picture could not be loaded. It may have been removed.';

/** Calls the listener when the network or the server is back. Returns the function that unsubscribes it. */
export function onReconnect(listener: () => void): () => void {
  const unsubscribe = subscribeToServerEvent('reconnected', listener);
  window.addEventListener('online', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('online', listener);
  };
}
