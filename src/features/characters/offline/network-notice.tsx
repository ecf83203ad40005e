import { useSyncExternalStore } from 'react';
import { useKeptAt } from '#src/api/session.ts';
import { Alert } from '#src/ui/alert.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const networkEvents = ['online', 'offline'] as const;

function watchNetwork(listener: () => void): () => void {
  for (const name of networkEvents) window.addEventListener(name, listener);
  return () => {
    for (const name of networkEvents) window.removeEventListener(name, listener);
  };
}

/** Says that the sheet is not what the server has now, and what happens to presses. */
export function NetworkNotice() {
  const keptAt = useKeptAt();
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  if (isOnline && keptAt === null) return null;
  return (
    <Alert tone="warning" title="Offline" className="mb-4">
      {keptAt !== null && `The sheet is as this device has read it: ${clock.format(keptAt)}. `}
      Your presses are kept on this device and sent when the network is back.
    </Alert>
  );
}
