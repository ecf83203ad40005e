import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#src/api/session.ts';
import { whenIdle } from '#src/api/when-idle.ts';
import { isToastWaiting, subscribeToWaiting } from './waiting-toasts.ts';

const Toaster = lazy(async () => {
  const module = await import('#src/ui/toaster.tsx');
  return { default: module.Toaster };
});

const interactionEvents = ['pointerdown', 'keydown'] as const;

/**
 * For a user, loads the code of toasts when the page is idle. For a guest, loads it at the first
 * interaction or when `loadToasts` is called, because many guests see no toast.
 */
export function ToastArea() {
  const [isRequested, setRequested] = useState(false);
  const signedIn = useCurrentUser() !== null;
  const waiting = useSyncExternalStore(subscribeToWaiting, isToastWaiting, isToastWaiting);

  useEffect(() => {
    const request = () => setRequested(true);
    if (signedIn) return whenIdle(request);
    for (const type of interactionEvents) window.addEventListener(type, request, { once: true });
    return () => {
      for (const type of interactionEvents) window.removeEventListener(type, request);
    };
  }, [signedIn]);

  return (
    (isRequested || waiting) && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
