import { useSession } from '#src/api/session.ts';
import { PageOutlet } from '../navigation/page-outlet.tsx';
import { Authenticating } from './authenticating.tsx';

/** The visible part of the guard; `admitUsers` has decided who may pass. */
export function AuthOnly() {
  const session = useSession();
  if (session === undefined) return <Authenticating />;
  // After a logout, until the login page is shown.
  if (session.state !== 'signedIn') return null;
  return <PageOutlet />;
}
