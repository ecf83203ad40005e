import { useQueryClient } from '@tanstack/react-query';
import { forgetUser } from '#src/api/session.ts';
import { useAuthUndoEmail } from '#src/generated/endpoints/auth/auth.ts';
import { useLinkToken } from '../link-token.ts';
import { StaleUndoLink } from './stale-undo-link.tsx';
import { UndoCard } from './undo-card.tsx';

export const handle = { title: 'Take your account back' };

/** Where the notice to the old address leads. */
export function Component() {
  const token = useLinkToken();
  return token === null ? <StaleUndoLink follows={false} /> : <Undo key={token} token={token} />;
}

function Undo({ token }: { token: string }) {
  const queryClient = useQueryClient();
  // All sessions have ended, also the one of this browser.
  const undo = useAuthUndoEmail({ mutation: { onSuccess: () => forgetUser(queryClient) } });
  return (
    <UndoCard
      token={token}
      undo={undo}
      question="Did you not want to change your address? Then we undo it, sign out everyone, remove passkeys, apps and providers that were added since or in the thirty days before, and send you a link to a new password."
      buttonLabel="Undo the change"
      done="It has its old address again. Everyone is signed out, and the old password opens nothing. The link to a new one is in your inbox."
    >
      Authenticator apps, passkeys, recovery codes and providers that were added after the change of
      address was asked for, or in the thirty days before, are removed. Earlier ones still work.
      Check them on the page of your account after you have signed in.
    </UndoCard>
  );
}
