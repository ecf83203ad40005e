import { useState } from 'react';
import { bindToUser } from '#src/api/http.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { problemText } from '#src/components/forms/server-problem.ts';
import { factorConfirm, factorConfirmOptions } from '#src/generated/endpoints/factors/factors.ts';
import { answerWithPasskey, passkeyFailure } from '../passkeys.ts';

/** Proves with a passkey who the user is. */
export function usePasskeyProof(onConfirmed: () => void) {
  const user = useSignedInUser();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask() {
    setProblem(null);
    setIsPending(true);
    try {
      await factorConfirm(await answerWithPasskey(await factorConfirmOptions()));
      // The confirmed session has a new CSRF token, which the calls of this page must use.
      bindToUser(user.id);
      onConfirmed();
    } catch (error) {
      setProblem(passkeyFailure(error) ?? problemText(error));
      setIsPending(false);
    }
  }

  return { ask: () => void ask(), isPending, problem };
}
