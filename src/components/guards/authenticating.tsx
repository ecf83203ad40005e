import { useCurrentUser } from '#src/api/session.ts';
import { Spinner } from '#src/ui/spinner.tsx';

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
