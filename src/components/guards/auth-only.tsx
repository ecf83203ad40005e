import { Outlet, useMatches } from 'react-router';
import { useCurrentUser, useSession } from '#src/api/session.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { routeHandleOf } from '../route-module.ts';
import { useSendKept } from './use-send-kept.ts';

/**
 * Shown instead of a guarded page until the current user and the first data are loaded. When the user
 * is known, a page with a skeleton shows it.
 */
export function Authenticating() {
  const isKnown = useCurrentUser() !== null;
  const handles = useMatches().map(({ handle }) => routeHandleOf(handle));
  const skeleton = handles.findLast((handle) => handle.skeleton !== undefined)?.skeleton;
  const Frame = handles.find((handle) => handle.frame !== undefined)?.frame;
  if (isKnown && skeleton !== undefined && Frame !== undefined) {
    return (
      <Frame>
        <PageSkeleton kind={skeleton} />
      </Frame>
    );
  }
  return (
    <p
      role="status"
      className="flex min-h-svh items-start justify-center gap-3 px-4 py-24 text-muted"
    >
      <Spinner />
      {isKnown ? 'Loading...' : 'Authenticating...'}
    </p>
  );
}

/** Renders guarded pages. The middleware `admitUsers` has already redirected guests. */
export function AuthOnly() {
  const session = useSession();
  useSendKept(session?.state === 'signedIn' ? session.user.id : null);
  if (session === undefined) return <Authenticating />;
  // After a logout, nothing is shown until the login page opens.
  if (session.state !== 'signedIn') return null;
  return <Outlet />;
}
