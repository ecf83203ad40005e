import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loadSession, useSession } from '#src/api/session.ts';
import { PageOutlet } from '../navigation/page-outlet.tsx';
import { showToReturning } from '../returning-visitor.ts';
import { returnPath } from './return-path.ts';

/** Shows the page immediately; signed-in users are redirected when their session is known. */
export function GuestOnly() {
  const session = useSession();
  useAskedSession();
  const location = useLocation();
  if (session?.state === 'signedIn') return <Navigate to={returnPath(location)} replace />;
  return <PageOutlet />;
}

/** For pages that are the same for all visitors, below a header that is not. */
export function Unrestricted() {
  useAskedSession();
  return <PageOutlet />;
}

function useAskedSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Without a response the visitor counts as a guest: the page works for guests.
    void loadSession(queryClient).then(noted, noted);
  }, [queryClient]);
}

const noted = (): void => showToReturning();
