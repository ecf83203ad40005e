import { KeyRound } from 'lucide-react';
import { bindToUser } from '#src/api/http.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { problemText } from '#src/components/forms/server-problem.ts';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { useAccountConfirm, useAccountGet } from '#src/generated/endpoints/account/account.ts';
import { useFactorGet } from '#src/generated/endpoints/factors/factors.ts';
import type { Account, Factors } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import type { ButtonVariant } from '#src/ui/button-props.ts';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useConnect } from '../account/use-connect.ts';
import { hasPasskeys } from '../passkeys.ts';
import { schemas } from '../schemas.ts';
import { UserNameField } from '../user-name-field.tsx';
import { usePasskeyProof } from './use-passkey-proof.ts';

export interface ConfirmationDialogProps {
  onAnswer: (isConfirmed: boolean) => void;
}

// Another tab or device can have added a factor or a password since this page has loaded them.
const query = { staleTime: 0 };

/** Asks the user to prove who they are: with the password, the provider or a passkey of the account. */
export function ConfirmationDialog({ onAnswer }: ConfirmationDialogProps) {
  const account = useAccountGet({ query });
  const factors = useFactorGet({ query });
  const failed = [account, factors].find(({ isError, data }) => isError && data === undefined);
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Is it you?"
      description="Before a change like this, we ask once more who you are. The answer holds for ten minutes."
    >
      {failed && (
        <LoadProblem
          what="your ways to sign in"
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && (account.isPending || factors.isPending) && (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          One moment …
        </p>
      )}
      {account.data && factors.data && (
        <Proofs account={account.data} factors={factors.data} onAnswer={onAnswer} />
      )}
    </Dialog>
  );
}

interface ProofsProps extends ConfirmationDialogProps {
  account: Account;
  factors: Factors;
}

function Proofs({ account, factors, onAnswer }: ProofsProps) {
  const hasPasskey = factors.passkeys.length > 0 && hasPasskeys();
  if (!account.hasPassword) {
    return <ProofsWithoutPassword {...{ account, factors, hasPasskey, onAnswer }} />;
  }
  return (
    <>
      {/* First, because it takes one touch, and the password of such an account also takes a code. */}
      {hasPasskey && <PasskeyChoice onAnswer={onAnswer} />}
      <PasswordForm codeLabel={codeLabelFor(factors)} onAnswer={onAnswer} />
    </>
  );
}

function PasskeyChoice({ onAnswer }: ConfirmationDialogProps) {
  const passkey = usePasskeyProof(() => onAnswer(true));
  return (
    <div className="mb-5 flex flex-col items-start gap-3 border-b border-hairline pb-5">
      {passkey.problem !== null && <Alert tone="danger">{passkey.problem}</Alert>}
      <PasskeyButton passkey={passkey} />
    </div>
  );
}

interface PasskeyButtonProps {
  passkey: ReturnType<typeof usePasskeyProof>;
  variant?: ButtonVariant;
}

const PasskeyButton = ({ passkey: { ask, isPending }, variant = 'quiet' }: PasskeyButtonProps) => (
  <Button
    variant={variant}
    icon={<KeyRound aria-hidden size={18} />}
    pending={isPending}
    onClick={ask}
  >
    Confirm with a passkey
  </Button>
);

/** The provider sends the user back to the account page. The last button, which confirms, is the primary one. */
function ProofsWithoutPassword({
  account,
  factors,
  hasPasskey,
  onAnswer,
}: ProofsProps & { hasPasskey: boolean }) {
  const passkey = usePasskeyProof(() => onAnswer(true));
  const connect = useConnect();
  // A provider alone confirms nothing for an account with second factors.
  const identities = codeLabelFor(factors) === null ? account.identities : [];
  const providers = identities.flatMap(({ type, name }) => (type === null ? [] : [{ type, name }]));
  const problem = passkey.problem ?? (connect.isError ? problemText(connect.error) : null);
  return (
    <div className="flex flex-col gap-5">
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {providers.length > 0 && <p>You leave this page for it. Then make the change again.</p>}
      {providers.length === 0 && !hasPasskey && (
        <Alert tone="warning" title="Nothing here can confirm it">
          Sign out, choose a password with “Forgot your password?”, and sign in with it.
        </Alert>
      )}
      <DialogButtons>
        <Button onClick={() => onAnswer(false)}>Cancel</Button>
        {providers.map(({ type, name }, index) => (
          <Button
            key={type}
            variant={!hasPasskey && index === providers.length - 1 ? 'primary' : 'quiet'}
            pending={connect.isPending && connect.variables.data.type === type}
            onClick={() => connect.mutate({ data: { type } })}
          >
            {`Sign in again with ${name}`}
          </Button>
        ))}
        {hasPasskey && <PasskeyButton passkey={passkey} variant="primary" />}
      </DialogButtons>
    </div>
  );
}

/** The label of the field for the second factor; null for an account without one. */
function codeLabelFor(factors: Factors): string | null {
  if (factors.totp) return 'Code of your app, or a recovery code';
  return factors.passkeys.length > 0 ? 'A recovery code' : null;
}

interface PasswordFormProps extends ConfirmationDialogProps {
  codeLabel: string | null;
}

function PasswordForm({ codeLabel, onAnswer }: PasswordFormProps) {
  const user = useSignedInUser();
  const form = useApiForm({
    schema: schemas.confirm,
    mutation: useAccountConfirm(),
    variables: (data) => ({ data }),
    onDone: () => {
      // The confirmed session has a new CSRF token, which the calls of this page must use.
      bindToUser(user.id);
      onAnswer(true);
    },
  });
  return (
    <ApiForm
      form={form}
      submitLabel="Confirm"
      actions={<Button onClick={() => onAnswer(false)}>Cancel</Button>}
      inDialog
    >
      <UserNameField email={user.email} />
      <PasswordField
        {...form.field('password')}
        label="Your password"
        autoComplete="current-password"
      />
      {codeLabel !== null && (
        <TextField
          {...form.field('code')}
          label={codeLabel}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
        />
      )}
    </ApiForm>
  );
}
