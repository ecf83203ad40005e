import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#src/api/session.ts';
import { whenIdle } from '#src/api/when-idle.ts';
import { isToastWaiting, subscribeToWaiting } from './waiting-toasts.ts';

const Toaster = lazy(async () => {
  const module = await import('#src/ui/toaster.tsx');
  return { default: module.Toaster };
});

const firstTouch = ['pointerdown', 'keydown'] as const;

/**
 * Loads the code of toasts when the page is idle. For guests it is loaded at their first
 * interaction, because many guests only read and no toast is shown before an interaction.
 */
export function ToastArea() {
  const [wanted, setWanted] = useState(false);
  const signedIn = useCurrentUser() !== null;
  const waiting = useSyncExternalStore(subscribeToWaiting, isToastWaiting, isToastWaiting);

  useEffect(() => {
    const want = () => setWanted(true);
    if (signedIn) return whenIdle(want);
    for (const type of firstTouch) window.addEventListener(type, want, { once: true });
    return () => {
      for (const type of firstTouch) window.removeEventListener(type, want);
    };
  }, [signedIn]);

  return (
    (wanted || waiting) && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
