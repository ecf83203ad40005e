import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { bindToUser } from '#src/api/http.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { problemText } from '#src/components/forms/server-problem.ts';
import { answerWithPasskey, hasPasskeys, passkeyFailure } from '../passkeys.ts';
import {
  factorConfirm,
  factorConfirmOptions,
  useFactorGet,
} from '#src/generated/endpoints/factors/factors.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';

interface PasskeyConfirmationProps {
  /** Whether no other way is offered below. */
  isOnlyWay: boolean;
  onConfirmed: () => void;
}

/** Proves who the user is with a passkey. Shows nothing if the account or the browser has none. */
export function PasskeyConfirmation({ isOnlyWay, onConfirmed }: PasskeyConfirmationProps) {
  const user = useSignedInUser();
  const { data: factors } = useFactorGet({ query: { enabled: hasPasskeys() } });
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (factors === undefined || factors.passkeys.length === 0) return null;

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

  return (
    <div
      className={classNames(
        'flex flex-col items-start gap-3',
        !isOnlyWay && 'mb-5 border-b border-hairline pb-5',
      )}
    >
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <Button
        icon={<KeyRound aria-hidden size={18} />}
        pending={isPending}
        onClick={() => void ask()}
      >
        Confirm with a passkey
      </Button>
    </div>
  );
}
