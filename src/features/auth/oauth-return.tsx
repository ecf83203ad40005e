import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';
import { signIn } from '#src/api/session.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { problemText } from '#src/components/forms/server-problem.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import {
  authExchangeOauth,
  type AuthExchangeOauthMutationError,
} from '#src/generated/endpoints/auth/auth.ts';
import type { CurrentUser, SignInStep } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { AuthCard } from './auth-card.tsx';
import { takeReturnPath } from './oauth-return-path.ts';

interface OauthReturnProps {
  type: string;
  code: string;
  state: string;
  /** The path to open after signing in, also after another attempt. */
  next: string | null;
  links: ReactNode;
}

const LinkOffer = lazyPart(async () => (await import('./link-offer.tsx')).LinkOffer);
const SecondFactor = lazyPart(async () => (await import('./second-factor.tsx')).SecondFactor);

/**
 * Exchanges the code for a session. The exchange is a query, because a code works only once, and a query
 * is sent only once if the component is mounted twice.
 */
export function OauthReturn({ type, code, state, next, links }: OauthReturnProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [linkStep, setLinkStep] = useState<SignInStep>();
  const [ended, setEnded] = useState<string>();

  async function signInHere(user: CurrentUser) {
    // After `signIn`, the guard of this page redirects to the path `next` in the history state.
    const kept = takeReturnPath();
    if (kept !== null) await navigate({ search }, { replace: true, state: { next: kept } });
    signIn(queryClient, user);
  }

  const exchange = useQuery<SignInStep | null, AuthExchangeOauthMutationError>({
    queryKey: ['oauth-exchange', type, state],
    queryFn: async () => {
      const result = await authExchangeOauth({ type, code, state });
      if ('factors' in result) return result;
      await signInHere(result);
      return null;
    },
    retry: false,
    staleTime: Infinity,
  });
  const step = linkStep ?? exchange.data;
  if (step && ended === undefined) {
    return (
      <Suspense fallback={<Working links={links} />}>
        <SecondFactor step={step} onSignedIn={signInHere} onEnded={setEnded} />
      </Suspense>
    );
  }
  if (!exchange.isError && ended === undefined) {
    return <Working links={links} />;
  }
  const isOffered = exchange.error instanceof HttpError && exchange.error.code === 'conflict';
  if (isOffered && ended === undefined) {
    return (
      <Suspense fallback={<Working links={links} />}>
        <LinkOffer links={links} onStep={setLinkStep} onSignedIn={signInHere} />
      </Suspense>
    );
  }
  return (
    <AuthCard title="That did not work" links={links} follows>
      <Alert tone="danger">{ended ?? problemText(exchange.error)}</Alert>
      <PrefetchLink
        to={paths.oauth(type, { next: next ?? undefined })}
        {...buttonProps({ variant: 'primary' })}
      >
        Try again
      </PrefetchLink>
    </AuthCard>
  );
}

function Working({ links }: { links: ReactNode }) {
  return (
    <AuthCard title="Signing you in" links={links}>
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        One moment …
      </p>
    </AuthCard>
  );
}
