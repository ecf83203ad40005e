import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';
import { signIn } from '#src/api/session.ts';
import { problemText } from '#src/components/forms/server-problem.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import {
  authExchangeOauth,
  type AuthExchangeOauthMutationError,
} from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { AuthCard } from './auth-card.tsx';
import { takeReturnPath } from './oauth-return-path.ts';

/** Few sign-ins need the form. */
const LinkOffer = lazyPart(async () => (await import('./link-offer.tsx')).LinkOffer);

interface OauthReturnProps {
  type: string;
  code: string;
  state: string;
  /** The path to open after signing in, also after another attempt. */
  next: string | null;
  links: ReactNode;
}

/**
 * Exchanges the code for a session. The exchange is a query, because a code works only once, and a query
 * is sent only once if the component is mounted twice.
 */
export function OauthReturn({ type, code, state, next, links }: OauthReturnProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const exchange = useQuery<string, AuthExchangeOauthMutationError>({
    queryKey: ['oauth-exchange', type, state],
    queryFn: async () => {
      const user = await authExchangeOauth({ type, code, state });
      // After `signIn`, the guard of this page redirects to the path `next` in the history state.
      const kept = takeReturnPath();
      if (kept !== null) await navigate({ search }, { replace: true, state: { next: kept } });
      signIn(queryClient, user);
      return user.id;
    },
    retry: false,
    staleTime: Infinity,
  });
  if (!exchange.isError) {
    return <Working links={links} />;
  }
  if (exchange.error instanceof HttpError && exchange.error.code === 'conflict') {
    return (
      <Suspense fallback={<Working links={links} />}>
        <LinkOffer links={links} />
      </Suspense>
    );
  }
  return (
    <AuthCard title="That did not work" links={links} follows>
      <Alert tone="danger">{problemText(exchange.error)}</Alert>
      <PrefetchLink
        to={paths.oauth(type, { next: next ?? undefined })}
        {...buttonProps({ variant: 'primary' })}
      >
        Try again
      </PrefetchLink>
    </AuthCard>
  );
}

const Working = ({ links }: { links: ReactNode }) => (
  <AuthCard title="Signing you in" links={links}>
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner />
      One moment …
    </p>
  </AuthCard>
);
