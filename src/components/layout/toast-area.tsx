import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#src/api/session.ts';
import { whenIdle } from '#src/api/when-idle.ts';
import { OptionalPart } from '../optional-part.tsx';
import { isToastWaiting, subscribeToWaiting } from './waiting-toasts.ts';

type Toasts = ComponentType<{ userId: string | null }>;

const loadToaster = async (): Promise<Toasts> => (await import('#src/ui/toaster.tsx')).Toaster;

const interactionEvents = ['pointerdown', 'keydown'] as const;

interface ToastAreaProps {
  load?: () => Promise<Toasts>;
}

/**
 * For a user, loads the code of toasts when the page is idle. For a guest, loads it at the first
 * interaction or when `loadToasts` is called, because many guests see no toast.
 */
export function ToastArea({ load = loadToaster }: ToastAreaProps) {
  const [isRequested, setRequested] = useState(false);
  const userId = useCurrentUser()?.id ?? null;
  const signedIn = userId !== null;
  const waiting = useSyncExternalStore(subscribeToWaiting, isToastWaiting, isToastWaiting);

  useEffect(() => {
    const request = () => setRequested(true);
    if (signedIn) return whenIdle(request);
    for (const type of interactionEvents) window.addEventListener(type, request, { once: true });
    return () => {
      for (const type of interactionEvents) window.removeEventListener(type, request);
    };
  }, [signedIn]);

  return (isRequested || waiting) && <OptionalPart load={load} props={{ userId }} />;
}
