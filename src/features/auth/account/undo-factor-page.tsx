import { useQueryClient } from '@tanstack/react-query';
import { forgetUser } from '#src/api/session.ts';
import { useAuthUndoFactor } from '#src/generated/endpoints/auth/auth.ts';
import { useLinkToken } from '../link-token.ts';
import { StaleUndoLink } from './stale-undo-link.tsx';
import { UndoCard } from './undo-card.tsx';

export const handle = { title: 'Take your account back' };

/** Where the mails about an added passkey, app or provider lead. */
export function Component() {
  const token = useLinkToken();
  return token === null ? <StaleUndoLink follows={false} /> : <Undo key={token} token={token} />;
}

function Undo({ token }: { token: string }) {
  const queryClient = useQueryClient();
  // All sessions have ended, also the one of this browser.
  const undo = useAuthUndoFactor({ mutation: { onSuccess: () => forgetUser(queryClient) } });
  return (
    <UndoCard
      token={token}
      undo={undo}
      question="Was it not you who added a passkey, an app or another service? Then we remove it with all that was added since, sign out everyone, and send you a link to a new password."
      buttonLabel="This was not me"
      done="Everyone is signed out, and the old password opens nothing. The link to a new one is in your inbox."
    >
      What the mail was about is removed, with all authenticator apps, passkeys, recovery codes and
      providers that were added since. Those from before still work. Check them on the page of your
      account after you have signed in.
    </UndoCard>
  );
}
