import { bindToUser } from '#src/api/http.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { useAccountConfirm } from '#src/generated/endpoints/account/account.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { ApiForm } from '../forms/api-form.tsx';
import { useApiForm } from '../forms/use-api-form.ts';

export interface ConfirmationDialogProps {
  onAnswer: (isConfirmed: boolean) => void;
}

const schema = () =>
  import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
    ({ ConfirmRequest }) => ConfirmRequest,
  );

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
    schema,
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
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label="Your password"
        autoComplete="current-password"
      />
    </ApiForm>
  );
}
