import { useEffect, useEffectEvent } from 'react';

/** Hears an event anywhere in the window for as long as the component is there. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => hear(event);
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type]);
}
