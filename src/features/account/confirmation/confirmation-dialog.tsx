import { bindToUser } from '#src/api/http.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { useAccountConfirm } from '#src/generated/endpoints/account/account.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { schemas } from '../schemas.ts';

export interface ConfirmationDialogProps {
  onAnswer: (isConfirmed: boolean) => void;
}

export function ConfirmationDialog({ onAnswer }: ConfirmationDialogProps) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Is it you?"
      description="This change can lock you out of your account, so we ask once more. The answer holds for ten minutes."
    >
      <PasswordForm onAnswer={onAnswer} />
    </Dialog>
  );
}

function PasswordForm({ onAnswer }: ConfirmationDialogProps) {
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
    >
      {/* Tells password managers whose password is asked for. */}
      <input
        type="email"
        aria-label="Your address"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      <PasswordField
        {...form.field('password')}
        label="Your password"
        autoComplete="current-password"
      />
    </ApiForm>
  );
}
