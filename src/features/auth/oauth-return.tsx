import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';
import { signIn } from '#src/api/session.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { problemText } from '#src/components/forms/server-problem.ts';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import {
  authExchangeOauth,
  type AuthExchangeOauthMutationError,
  useAuthLinkOauth,
} from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { AuthCard } from './auth-card.tsx';
import { takeReturnPath } from './oauth-return-path.ts';
import { schemas } from './schemas.ts';

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
    return (
      <AuthCard title="Signing you in" links={links}>
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          One moment …
        </p>
      </AuthCard>
    );
  }
  if (exchange.error instanceof HttpError && exchange.error.code === 'conflict') {
    return <LinkOffer links={links} />;
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

/** An account has the address that the provider states. With its password, both are connected. */
function LinkOffer({ links }: { links: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useApiForm({
    schema: schemas.confirm,
    mutation: useAuthLinkOauth(),
    variables: (data) => ({ data }),
    onDone: async (user) => {
      const kept = takeReturnPath();
      if (kept !== null) await navigate({ search }, { replace: true, state: { next: kept } });
      signIn(queryClient, user);
    },
  });
  return (
    <AuthCard
      title="You have an account already"
      lead="There is one with your address. Type its password once, and from then on this service signs you in, too."
      links={links}
      follows
    >
      <ApiForm form={form} submitLabel="Connect and sign in">
        <PasswordField
          {...form.field('password')}
          label="Password of your account here"
          autoComplete="current-password"
        />
      </ApiForm>
    </AuthCard>
  );
}
