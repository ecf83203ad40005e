import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { knownSession } from '#src/api/known-session.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { holdUnsavedWork } from './unsaved-work.ts';

/** What a form with unsaved changes says to a user who leaves it. */
export const leaveText = (noun: string, isUnstored: boolean): string =>
  `This ${noun} has changes that are not saved. ${
    isUnstored
      ? 'This browser cannot store them, so they are lost when the page closes.'
      : 'What you wrote stays on this device until you save or discard it.'
  }`;

interface LeaveGuardProps {
  /** For a form that a button closes without a navigation. `isOpen` opens the dialog. */
  closeRequest?: { isOpen: boolean; onLeave: () => void; onStay: () => void };
  /** True while there are unsaved changes. */
  dirty: boolean;
  /** A sentence that says what would be lost. */
  children: string;
}

/**
 * Asks before a navigation or closing the page loses unsaved changes. It does not ask if only the
 * query of the URL changes, because filters are in the query.
 */
export function LeaveGuard({ dirty, children, closeRequest }: LeaveGuardProps) {
  const client = useQueryClient();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const session = knownSession(client);
    // After the session has ended, nothing can be saved, so no navigation is blocked.
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
      open={blocked || closeRequest?.isOpen === true}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="primary"
      onConfirm={() => (blocked ? blocker.proceed() : closeRequest?.onLeave())}
      onCancel={() => (blocked ? blocker.reset() : closeRequest?.onStay())}
    >
      {children}
    </ConfirmDialog>
  );
}
