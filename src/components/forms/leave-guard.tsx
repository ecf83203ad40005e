import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { knownSession } from '#src/api/session.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { holdUnsavedWork } from './unsaved-work.ts';

interface LeaveGuardProps {
  /** The user pressed a button that ends the work without leaving the page. */
  ending?: { asked: boolean; onLeave: () => void; onStay: () => void };
  /** True while leaving would lose work. */
  dirty: boolean;
  /** What would be lost, as a sentence. */
  children: string;
}

/**
 * Asks before unsaved work is lost, by navigation or by closing the page. Changing filters in the
 * URL is not leaving.
 */
export function LeaveGuard({ dirty, children, ending }: LeaveGuardProps) {
  const client = useQueryClient();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const session = knownSession(client);
    // After the session has ended nothing can be saved, so the way to the login page is free.
    if (session !== undefined && session.state !== 'signedIn') return false;
    return dirty && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = holdUnsavedWork();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);

  const blocked = blocker.state === 'blocked';
  return (
    <ConfirmDialog
      open={blocked || ending?.asked === true}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => (blocked ? blocker.proceed() : ending?.onLeave())}
      onCancel={() => (blocked ? blocker.reset() : ending?.onStay())}
    >
      {children}
    </ConfirmDialog>
  );
}
