import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from './session.ts';
import type { AppSocket } from './socket.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Connects while a user is signed in. The code of the socket client is loaded when the page is
 * idle.
 * @param checkSession is called after the server has closed the socket; resolves to whether the user is
 * still signed in
 */
export function useSocket(checkSession: () => Promise<boolean>): void {
  const userId = useCurrentUser()?.id;
  const check = useEffectEvent(checkSession);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let socket: AppSocket | undefined;
    let isRemoved = false;
    const cancel = whenIdle(() => {
      void import('./socket.ts').then(({ createSocket }) => {
        if (isRemoved) return;
        socket = createSocket(async () => !isRemoved && (await check()) && !isRemoved);
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
