import { useSession } from '#src/api/session.ts';
import { PageOutlet } from '../navigation/page-outlet.tsx';
import { Authenticating } from './authenticating.tsx';

/** What the reader sees of the guard; who may pass is decided before, by `admitUsers`. */
export function AuthOnly() {
  const session = useSession();
  if (session === undefined) return <Authenticating />;
  // After a logout, until the login page is there.
  if (session.state !== 'signedIn') return null;
  return <PageOutlet />;
}
