import { useEffect } from 'react';
import { useCurrentUser } from './session.ts';
import type { AppSocket } from './socket.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Connects while a user is signed in. The code of the socket client is loaded when the page is
 * idle.
 */
export function useSocket(): void {
  const userId = useCurrentUser()?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    let socket: AppSocket | undefined;
    let isRemoved = false;
    const cancel = whenIdle(() => {
      void import('./socket.ts').then(({ createSocket }) => {
        if (isRemoved) return;
        socket = createSocket();
        socket.connect();
      });
    });
    return () => {
      isRemoved = true;
      cancel();
      socket?.disconnect();
    };
  }, [userId]);
}
