import { useQueryClient } from '@tanstack/react-query';
import { forgetUser } from '#src/api/session.ts';
import { problemText } from '#src/components/forms/server-problem.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useAuthUndoEmail } from '#src/generated/endpoints/auth/auth.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { AuthCard } from '../auth-card.tsx';
import { isStaleLink, useLinkToken } from '../link-token.ts';
import { StaleUndoLink } from './stale-undo-link.tsx';

export const handle = { title: 'Take your account back' };

/** Where the notice to the old address leads. */
export function Component() {
  const token = useLinkToken();
  return token === null ? <StaleUndoLink follows={false} /> : <Undo key={token} token={token} />;
}

/** Undoes only after a click, because mail scanners open links, and the token works only once. */
function Undo({ token }: { token: string }) {
  const queryClient = useQueryClient();
  // All sessions have ended, also the one of this browser.
  const undo = useAuthUndoEmail({ mutation: { onSuccess: () => forgetUser(queryClient) } });
  if (undo.isSuccess) {
    return (
      <AuthCard
        title="Your account is yours again"
        lead="It has its old address again. Everyone is signed out, and the old password opens nothing. The link to a new one is in your inbox."
        follows
      >
        <p className="text-sm text-muted">
          Authenticator apps, passkeys, recovery codes and providers that were added after the
          change of address was asked for, or in the thirty days before, are removed. Earlier ones
          still work. Check them on the page of your account after you have signed in.
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
      lead="Did you not want to change your address? Then we undo it, sign out everyone, remove passkeys, apps and providers that were added since or in the thirty days before, and send you a link to a new password."
    >
      {undo.isError && <Alert tone="danger">{problemText(undo.error)}</Alert>}
      <Button
        variant="primary"
        pending={undo.isPending}
        onClick={() => undo.mutate({ data: { token } })}
      >
        Undo the change
      </Button>
    </AuthCard>
  );
}
