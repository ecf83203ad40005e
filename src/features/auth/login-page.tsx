import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { signIn } from '#src/api/session.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { returnPath } from '#src/components/guards/return-path.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useAuthLogin } from '#src/generated/endpoints/auth/auth.ts';
import { type LoginAlert, loginAlerts, paths } from '#src/paths.ts';
import { Alert, type AlertTone } from '#src/ui/alert.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { schemas } from './schemas.ts';

export const handle = { title: 'Sign in' };

export function Component() {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const next = returnPath(useLocation());
  const [unverified, setUnverified] = useState<string>();
  const form = useApiForm({
    schema: schemas.login,
    mutation: useAuthLogin(),
    variables: (data) => ({ data }),
    // After `signIn`, the guard of this page redirects the user.
    onDone: (user) => signIn(queryClient, user),
    onProblem: ({ code }, { email }) => {
      const needsMail = code === 'email_not_verified';
      setUnverified(needsMail ? email : undefined);
      return needsMail;
    },
  });
  return (
    <AuthCard
      title="Sign in"
      links={
        <>
          <PrefetchLink to={paths.forgotPassword} className="text-link">
            Forgot your password?
          </PrefetchLink>
          <PrefetchLink to={paths.oauth(undefined, { next })} className="text-link">
            Sign in with another account
          </PrefetchLink>
          <p>
            {'New here? '}
            <PrefetchLink to={paths.register} className="text-link">
              Create an account
            </PrefetchLink>
          </p>
        </>
      }
    >
      <LoginAlertBanner alert={search.get('alert')} />
      {unverified !== undefined && (
        <ResendVerification
          email={unverified}
          reason="Your address is not confirmed yet. Open the link we sent you, then sign in."
        />
      )}
      <ApiForm form={form} submitLabel="Sign In">
        <TextField
          {...form.field('email')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
        />
      </ApiForm>
    </AuthCard>
  );
}

const texts = {
  sessionExpired: {
    tone: 'warning',
    text: 'Your session has ended. Sign in again to continue where you stopped.',
  },
  unauthorized: {
    tone: 'warning',
    text: 'This account is not allowed to open that page, so you were signed out. Sign in with an account that is.',
  },
  logout: { tone: 'success', text: 'You are signed out. See you at the table.' },
} satisfies Record<LoginAlert, { tone: AlertTone; text: string }>;

/** Says why the app has opened the login page. Shows nothing for an unknown value. */
function LoginAlertBanner({ alert }: { alert: string | null }) {
  const knownAlert = loginAlerts.find((value) => value === alert);
  if (knownAlert === undefined) return null;
  const { tone, text } = texts[knownAlert];
  return <Alert tone={tone}>{text}</Alert>;
}
