import { useQueryClient } from '@tanstack/react-query';
import { forgetUser } from '#src/api/session.ts';
import { problemText } from '#src/components/forms/server-problem.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useAuthUndoFactor } from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { AuthCard } from '../auth-card.tsx';
import { isStaleLink, useLinkToken } from '../link-token.ts';
import { StaleUndoLink } from './stale-undo-link.tsx';

export const handle = { title: 'Take your account back' };

/** Where the mails about an added passkey, app or provider lead. */
export function Component() {
  const token = useLinkToken();
  return token === null ? <StaleUndoLink follows={false} /> : <Undo key={token} token={token} />;
}

/** Removes only after a click, because mail scanners open links, and the token works only once. */
function Undo({ token }: { token: string }) {
  const queryClient = useQueryClient();
  // All sessions have ended, also the one of this browser.
  const undo = useAuthUndoFactor({ mutation: { onSuccess: () => forgetUser(queryClient) } });
  if (undo.isSuccess) {
    return (
      <AuthCard
        title="Your account is yours again"
        lead="Everyone is signed out, and the old password opens nothing. The link to a new one is in your inbox."
        follows
      >
        <p className="text-sm text-muted">
          What the mail was about is removed, with all authenticator apps, passkeys, recovery codes
          and providers that were added since. Those from before still work. Check them on the page
          of your account after you have signed in.
        </p>
        <PrefetchLink to={paths.login()} {...buttonProps({ variant: 'primary' })}>
          To the sign-in page
        </PrefetchLink>
      </AuthCard>
    );
  }
  if (isStaleLink(undo.error)) return <StaleUndoLink follows />;
  return (
    <AuthCard
      title="Take your account back"
      lead="Was it not you who added a passkey, an app or another service? Then we remove it with all that was added since, sign out everyone, and send you a link to a new password."
    >
      {undo.isError && <Alert tone="danger">{problemText(undo.error)}</Alert>}
      <Button
        variant="primary"
        pending={undo.isPending}
        onClick={() => undo.mutate({ data: { token } })}
      >
        This was not me
      </Button>
    </AuthCard>
  );
}
