import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenIdle } from '#src/api/when-idle.ts';
import { answerWithPasskey, canOfferPasskeys, withdrawPasskeys } from './passkeys.ts';
import { authPasskey, authPasskeyOptions } from '#src/generated/endpoints/auth/auth.ts';
import type { CurrentUser } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { passkeyProblem } from './passkey-problem.ts';

interface PasskeySignInProps {
  onSignedIn: (user: CurrentUser) => void;
}

/** Signs in with nothing but a passkey: by the button, or by a choice in the list of the field for the address. */
export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  // The server knows one challenge of each browser, and a browser answers one request for a passkey at a time.
  // So the list and the button must not both be used: the first one that the user chooses counts.
  const chosen = useRef<'list' | 'button' | null>(null);
  const isButtonUsed = () => chosen.current === 'button';
  const optionsOfList = useRef<Promise<unknown>>(Promise.resolve());

  async function send(assertion: Parameters<typeof authPasskey>[0]) {
    onSignedIn(await authPasskey(assertion));
  }

  const offer = useEffectEvent(async (isCurrent: () => boolean) => {
    // Without a network or without a passkey, the user signs in with the form.
    if (!(await canOfferPasskeys().catch(() => false)) || !isCurrent()) return;
    if (isButtonUsed()) return;
    const asked = authPasskeyOptions({ purpose: 'signIn' }).catch(() => null);
    optionsOfList.current = asked;
    const options = await asked;
    if (options === null || !isCurrent() || isButtonUsed()) return;
    // Ends with an error when the button is pressed or the page is left.
    const assertion = await answerWithPasskey(options, true).catch(() => null);
    if (assertion === null || !isCurrent() || isButtonUsed()) return;
    chosen.current = 'list';
    await send(assertion).catch((error: unknown) => {
      chosen.current = null;
      setProblem(passkeyProblem(error));
    });
  });

  useEffect(() => {
    let isCurrent = true;
    let isOffered = false;
    const cancel = whenIdle(() => {
      isOffered = true;
      void offer(() => isCurrent);
    });
    return () => {
      isCurrent = false;
      cancel();
      if (isOffered) void withdrawPasskeys();
    };
  }, []);

  async function ask() {
    if (chosen.current === 'list') return;
    chosen.current = 'button';
    setProblem(undefined);
    setIsPending(true);
    try {
      // An answer that arrives later would replace the challenge of the button.
      await optionsOfList.current;
      await send(await answerWithPasskey(await authPasskeyOptions({ purpose: 'signIn' })));
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or
      </p>
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      <Button
        icon={<KeyRound aria-hidden size={18} />}
        pending={isPending}
        onClick={() => void ask()}
      >
        Sign in with a passkey
      </Button>
    </div>
  );
}
