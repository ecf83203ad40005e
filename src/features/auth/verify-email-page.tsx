import { problemText } from '#src/components/forms/server-problem.ts';
import type { LoginState } from '#src/components/guards/login-state.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import {
  useAuthResendVerification,
  useAuthVerifyEmail,
} from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { AuthCard } from './auth-card.tsx';
import { EmailForm } from './email-form.tsx';
import { isStaleLink, useLinkEmail, useLinkToken } from './link-token.ts';

export const handle = { title: 'Verify e-mail' };

export function Component() {
  const token = useLinkToken();
  return token === null ? <AskForMail /> : <Confirm key={token} token={token} />;
}

/** Confirms only after a click, because mail scanners open links, and the token works only once. */
function Confirm({ token }: { token: string }) {
  const verify = useAuthVerifyEmail();
  const email = useLinkEmail();
  if (verify.isSuccess) {
    const state: LoginState = email === null ? {} : { email };
    return (
      <AuthCard title="Your address is confirmed" follows lead="That is all. Come in.">
        <PrefetchLink to={paths.login()} state={state} {...buttonProps({ variant: 'primary' })}>
          Sign In
        </PrefetchLink>
      </AuthCard>
    );
  }
  if (isStaleLink(verify.error)) return <AskForMail stale />;
  return (
    <AuthCard title="Confirm your address" lead="One click, and your account is ready.">
      {verify.isError && <Alert tone="danger">{problemText(verify.error)}</Alert>}
      <Button
        variant="primary"
        pending={verify.isPending}
        onClick={() => verify.mutate({ data: { token } })}
      >
        Confirm my address
      </Button>
    </AuthCard>
  );
}

function AskForMail({ stale = false }: { stale?: boolean }) {
  return (
    <AuthCard
      title="Confirm your address"
      follows={stale}
      lead="Open the link in the e-mail that we sent you. If it is lost, we will send another."
      links={
        <PrefetchLink to={paths.login()} className="text-link">
          To the sign-in page
        </PrefetchLink>
      }
    >
      {stale && (
        <Alert tone="warning" title="This link does not work any more.">
          Each link works only once and for a short time. If you have already used it, just sign in.
        </Alert>
      )}
      <EmailForm mutation={useAuthResendVerification()} submitLabel="Send the mail again" />
    </AuthCard>
  );
}
