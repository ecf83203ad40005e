import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { HttpError } from '#src/api/http-error.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { answerWithPasskey } from './passkeys.ts';
import {
  authPasskey,
  authPasskeyOptions,
  useAuthSecondFactor,
} from '#src/generated/endpoints/auth/auth.ts';
import type { CurrentUser, SecondFactorName, SignInStep } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { passkeyProblem } from './passkey-problem.ts';
import { schemas } from './schemas.ts';

interface SecondFactorProps {
  step: SignInStep;
  onSignedIn: (user: CurrentUser) => unknown;
  /** Called when the sign-in cannot be completed any more, with a sentence for the user. */
  onEnded: (reason: string) => void;
}

const leads: Readonly<Record<SecondFactorName, string>> = {
  totp: 'Open your authenticator app and type the code that it shows for Questwright.',
  passkey: 'Use the passkey of this account: a device, or a security key that you touch.',
  recoveryCode: 'Type one of the recovery codes that you have kept. It works once.',
};

const others: Readonly<Record<SecondFactorName, string>> = {
  totp: 'Use a code of the app',
  passkey: 'Use a passkey',
  recoveryCode: 'Use a recovery code',
};

/** The second step of a sign-in: a code of the app, a passkey or a recovery code. */
export function SecondFactor({ step: { factors }, onSignedIn, onEnded }: SecondFactorProps) {
  const [name, setName] = useState<SecondFactorName>(factors[0] ?? 'recoveryCode');

  function endIfExpired(error: unknown): boolean {
    const isExpired = error instanceof HttpError && error.code === 'invalid_token';
    if (isExpired) onEnded(error.detail);
    return isExpired;
  }

  const shared = { onSignedIn, endIfExpired };
  return (
    <AuthCard
      title="One more step"
      lead={leads[name]}
      follows={name === 'passkey'}
      links={
        <>
          {factors
            .filter((other) => other !== name)
            .map((other) => (
              <button
                key={other}
                type="button"
                className="text-link"
                onClick={() => setName(other)}
              >
                {others[other]}
              </button>
            ))}
          <button
            type="button"
            className="text-link"
            onClick={() => onEnded('You are not signed in. Begin again when you like.')}
          >
            Back to the sign-in
          </button>
        </>
      }
    >
      {name === 'passkey' ? (
        <PasskeyStep {...shared} />
      ) : (
        <CodeStep key={name} isRecovery={name === 'recoveryCode'} {...shared} />
      )}
    </AuthCard>
  );
}

interface StepProps {
  onSignedIn: (user: CurrentUser) => unknown;
  /** Returns true if the sign-in is over, and this step with it. */
  endIfExpired: (error: unknown) => boolean;
}

function PasskeyStep({ onSignedIn, endIfExpired }: StepProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function ask() {
    setProblem(undefined);
    setIsPending(true);
    try {
      const options = await authPasskeyOptions({ purpose: 'secondFactor' });
      await onSignedIn(await authPasskey(await answerWithPasskey(options)));
    } catch (error) {
      if (!endIfExpired(error)) setProblem(passkeyProblem(error));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      <Button
        variant="primary"
        icon={<KeyRound aria-hidden size={18} />}
        pending={isPending}
        onClick={() => void ask()}
      >
        Use a passkey
      </Button>
    </>
  );
}

function CodeStep({ isRecovery, onSignedIn, endIfExpired }: StepProps & { isRecovery: boolean }) {
  const form = useApiForm({
    schema: schemas.secondFactor,
    mutation: useAuthSecondFactor(),
    variables: (data) => ({ data }),
    defaultValues: { code: '' },
    onDone: onSignedIn,
    onProblem: (error) => {
      if (endIfExpired(error)) return true;
      if (error.code !== 'invalid_credentials') return false;
      form.form.setValue('code', isRecovery ? form.form.getValues('code') : '');
      form.form.setError('code', { type: 'server', message: error.detail });
      return true;
    },
  });
  const code = useWatch({ control: form.form.control, name: 'code' });
  const { id, error, ...field } = form.field('code');
  return (
    <ApiForm form={form} submitLabel="Sign In">
      {isRecovery ? (
        <TextField
          {...field}
          id={id}
          error={error}
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
        />
      ) : (
        <CodeField
          id={id}
          error={error}
          label="Code"
          value={code}
          onChange={(value) => form.form.setValue('code', value)}
          focused
        />
      )}
    </ApiForm>
  );
}
