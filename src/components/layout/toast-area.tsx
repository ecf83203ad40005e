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
 * Loaded when the page is idle; for guests, who may only read, at their first interaction. Nothing
 * shows a toast before that.
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
