import { useCurrentUser, useSession } from '#src/api/session.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { PageOutlet } from '../navigation/page-outlet.tsx';

/** Shown instead of a guarded page until the current user and the first data are loaded. */
export function Authenticating() {
  return (
    <p
      role="status"
      className="flex min-h-svh items-start justify-center gap-3 px-4 py-24 text-muted"
    >
      <Spinner />
      {useCurrentUser() ? 'Loading...' : 'Authenticating...'}
    </p>
  );
}

/** Renders guarded pages. The middleware `admitUsers` has already redirected guests. */
export function AuthOnly() {
  const session = useSession();
  if (session === undefined) return <Authenticating />;
  // After a logout, nothing is shown until the login page opens.
  if (session.state !== 'signedIn') return null;
  return <PageOutlet />;
}
