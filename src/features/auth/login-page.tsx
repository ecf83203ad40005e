import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { endServerSession } from '#src/api/logout.ts';
import { signIn } from '#src/api/session.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { keepInvitationFor } from '#src/components/guards/kept-invitation.ts';
import { loginState, otherUser } from '#src/components/guards/login-state.ts';
import { returnPath } from '#src/components/guards/return-path.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useAuthLogin, useAuthOauthProviders } from '#src/generated/endpoints/auth/auth.ts';
import type { CurrentUser, SignInStep } from '#src/generated/model/index.ts';
import { type LoginAlert, loginAlerts, paths } from '#src/paths.ts';
import { Alert, type AlertTone } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { schemas } from './schemas.ts';

export const handle = { title: 'Sign in' };

/** Only accounts with a second factor need it. */
const SecondFactor = lazyPart(async () => (await import('./second-factor.tsx')).SecondFactor);

export function Component() {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<SignInStep>();
  const [ended, setEnded] = useState<string>();
  // After `signIn`, the guard of this page redirects the user.
  const done = (user: CurrentUser) => signIn(queryClient, user);
  if (step === undefined) {
    return <FirstStep ended={ended} onStep={setStep} onSignedIn={done} />;
  }
  return (
    <Suspense>
      <SecondFactor
        step={step}
        onSignedIn={done}
        onEnded={(reason) => {
          setEnded(reason);
          setStep(undefined);
        }}
      />
    </Suspense>
  );
}

interface FirstStepProps {
  /** Why an earlier sign-in could not be completed. */
  ended: string | undefined;
  onStep: (step: SignInStep) => void;
  onSignedIn: (user: CurrentUser) => void;
}

function FirstStep({ ended, onStep, onSignedIn }: FirstStepProps) {
  const [search] = useSearchParams();
  const location = useLocation();
  const next = returnPath(location);
  const { email: knownEmail } = loginState(location);
  const hasProviders = (useAuthOauthProviders().data?.items ?? []).length > 0;
  const [unverified, setUnverified] = useState<string>();
  const form = useApiForm({
    schema: schemas.login,
    mutation: useAuthLogin(),
    variables: (data) => ({ data }),
    ...(typeof knownEmail === 'string' && {
      defaultValues: { email: knownEmail, password: '' },
    }),
    onDone: (result) => ('factors' in result ? onStep(result) : onSignedIn(result)),
    onProblem: ({ code }, { email }) => {
      const needsMail = code === 'email_not_verified';
      if (needsMail) keepInvitationFor(email);
      setUnverified(needsMail ? email : undefined);
      return needsMail;
    },
  });
  return (
    <AuthCard
      title="Sign in"
      {...(isInvitation(search.get('next')) && {
        lead: 'You are invited to a campaign. Sign in or create an account, and the invitation opens again.',
      })}
      links={
        <>
          <PrefetchLink to={paths.forgotPassword} className="text-link py-px">
            Forgot your password?
          </PrefetchLink>
          <p>
            {'New here? '}
            <PrefetchLink to={paths.register} className="text-link">
              Create an account
            </PrefetchLink>
          </p>
          {/* The last link, because it appears later than the others and must not move them. */}
          {hasProviders && (
            <PrefetchLink to={paths.oauth(undefined, { next })} className="text-link py-px">
              Sign in with another account
            </PrefetchLink>
          )}
        </>
      }
    >
      {ended === undefined ? (
        <LoginAlertBanner alert={search.get('alert')} state={loginState(location)} />
      ) : (
        <Alert tone="warning">{ended}</Alert>
      )}
      {unverified !== undefined && (
        <ResendVerification
          email={unverified}
          reason="Your address is not confirmed yet. Open the link we sent you, then sign in."
        />
      )}
      <ApiForm form={form} submitLabel="Sign In">
        <EmailField {...form.field('email')} autoComplete="username webauthn" />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
        />
      </ApiForm>
      <PasskeySignIn onSignedIn={onSignedIn} />
    </AuthCard>
  );
}

/** Not `returnPath`: what the tab keeps is unknown when the page is prerendered. */
const isInvitation = (next: string | null): boolean =>
  next?.startsWith(paths.invitation('')) === true;

const texts = {
  sessionExpired: {
    tone: 'warning',
    text: 'Your session has ended. Sign in again to continue where you stopped.',
  },
  unauthorized: {
    tone: 'warning',
    text: 'This account is not allowed to do that. Sign in with an account that is.',
  },
  logout: { tone: 'success', text: 'You are signed out. See you at the table.' },
} satisfies Record<LoginAlert, { tone: AlertTone; text: string }>;

interface LoginAlertBannerProps {
  alert: string | null;
  state: ReturnType<typeof loginState>;
}

/** Says why the app has opened the login page. Shows nothing for an unknown value. */
function LoginAlertBanner({ alert, state }: LoginAlertBannerProps) {
  const knownAlert = loginAlerts.find((value) => value === alert);
  if (knownAlert === undefined) return null;
  if (knownAlert === 'unauthorized' && 'refused' in state) return <Refused code={state.refused} />;
  if (knownAlert === 'logout' && state.isUnconfirmed === true) return <UnconfirmedLogout />;
  const { tone, text } = texts[knownAlert];
  return <Alert tone={tone}>{text}</Alert>;
}

/** Shown while the browser still has a session. The link loads the app again, which then uses this session. */
function Refused({ code }: { code: unknown }) {
  return (
    <Alert
      tone="warning"
      action={
        <a href={paths.dashboard()} className="text-link">
          Go on with this account
        </a>
      }
    >
      {refusalText(code)}
    </Alert>
  );
}

function refusalText(code: unknown): string {
  if (code === otherUser) {
    return 'Another account was signed in with this browser, so we closed the page of the first one. Go on with the other account, or sign in again.';
  }
  return code === 'csrf_failed'
    ? 'The server refused a request of this page, because a cookie was missing. Allow cookies for this site and go on. You are still signed in.'
    : 'This account is not allowed to do that. You are still signed in: go on, or sign in with another account.';
}

/** Shown after a logout that the server did not confirm. */
function UnconfirmedLogout() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isSending, setIsSending] = useState(false);

  async function tryAgain() {
    setIsSending(true);
    const isConfirmed = await endServerSession();
    setIsSending(false);
    if (isConfirmed) await navigate({ search }, { replace: true, state: null });
  }

  return (
    <Alert
      tone="warning"
      title="The server did not end your session."
      action={
        <Button size="small" pending={isSending} onClick={() => void tryAgain()}>
          Sign out again
        </Button>
      }
    >
      Your pages are closed, but this browser may still be signed in.
    </Alert>
  );
}
