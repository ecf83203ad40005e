import { problemText } from '#src/components/forms/server-problem.ts';
import { useAuthOauthProviders, useAuthStartOauth } from '#src/generated/endpoints/auth/auth.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { keepReturnPath } from './oauth-return-path.ts';

interface OauthProvidersProps {
  /** The provider in the URL. If undefined, all providers are offered. */
  only: string | undefined;
  /** The error code of a provider that refused to sign the user in. */
  errorCode: string | null;
  /** The path to open after signing in. */
  next: string | null;
}

/** What a provider answers if its user cancels: the second is Apple's. */
const cancelCodes = new Set(['access_denied', 'user_cancelled_authorize']);

export function OauthProviders({ only, errorCode, next }: OauthProvidersProps) {
  const providers = useAuthOauthProviders();
  const start = useAuthStartOauth({
    mutation: {
      onSuccess: ({ authorizationUrl }) => {
        keepReturnPath(next);
        window.location.assign(authorizationUrl);
      },
    },
  });
  if (providers.isPending) {
    return (
      <div role="status" aria-label="Loading the providers" aria-busy>
        <Skeleton className="h-10 w-full" />
      </div>
    );
  }
  if (providers.isError) {
    return (
      <Alert
        tone="danger"
        action={
          <Button size="small" onClick={() => void providers.refetch()}>
            Try again
          </Button>
        }
      >
        {problemText(providers.error)}
      </Alert>
    );
  }
  const shownProviders = providers.data.items.filter(
    ({ type }) => only === undefined || type === only,
  );
  return (
    <>
      {errorCode !== null && (
        <Alert tone="warning">
          {cancelCodes.has(errorCode)
            ? 'You cancelled the sign-in with the other service. Nothing has changed here.'
            : 'The other service could not sign you in. Try again, or sign in another way.'}
        </Alert>
      )}
      {start.isError && <Alert tone="danger">{problemText(start.error)}</Alert>}
      {shownProviders.length === 0 && (
        <p className="text-muted">
          {only === undefined
            ? 'No other services are connected here.'
            : 'This service is not connected here.'}
        </p>
      )}
      {shownProviders.map(({ type, name }) => (
        <Button
          key={type}
          pending={start.isPending && start.variables.data.type === type}
          onClick={() => start.mutate({ data: { type } })}
        >
          {`Continue with ${name}`}
        </Button>
      ))}
    </>
  );
}
