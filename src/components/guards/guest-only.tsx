import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { loadSession, useSession } from '#src/api/session.ts';
import { showContent } from '../returning-visitor.ts';
import { connectingPath } from './connecting.ts';
import { returnPath } from './return-path.ts';

/** Shows the page immediately and redirects signed-in users when their session is fetched. */
export function GuestOnly() {
  const session = useSession();
  useLoadedSession();
  const location = useLocation();
  // This does not wait for the session, because in the meantime the page would use the answer for a sign-in.
  const connecting = connectingPath(location);
  if (connecting !== null) return <Navigate to={connecting} replace />;
  if (session?.state === 'signedIn') {
    return <Navigate to={returnPath(location, session.user.email)} replace />;
  }
  return <Outlet />;
}

/** For pages without a guard. It fetches the session only because the header shows the user. */
export function Unrestricted() {
  useLoadedSession();
  return <Outlet />;
}

function useLoadedSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // If the request fails, the content is shown too, because the page works without a user.
    void loadSession(queryClient).then(showContent, showContent);
  }, [queryClient]);
}
