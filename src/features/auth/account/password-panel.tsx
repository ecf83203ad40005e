import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { bindToUser } from '#src/api/http.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import {
  getAccountSessionsQueryKey,
  useAccountChangePassword,
} from '#src/generated/endpoints/account/account.ts';
import type { Account } from '#src/generated/model/index.ts';
import { samePassword } from '#src/lib/passwords/same-password.ts';
import { Alert } from '#src/ui/alert.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import { schemas } from '../schemas.ts';
import { UserNameField } from '../user-name-field.tsx';
import { useReloadAccount, useStoreAccount } from './use-account-cache.ts';

interface PanelProps {
  account: Account;
}

export function PasswordPanel({ account }: PanelProps) {
  const [changed, setChanged] = useState(0);
  /** Whether the server may have the new password already. */
  const [isLost, setLost] = useState(false);
  return (
    <Panel
      title="Password"
      description={
        account.hasPassword
          ? 'The new one counts from now on, on every device.'
          : `You sign in ${account.identities.some(({ type }) => type !== null) ? 'through another service' : 'with a passkey'}. With a password, you can come in without it.`
      }
    >
      <div className="flex flex-col gap-5">
        {changed > 0 && <Alert tone="success">Your new password is set.</Alert>}
        {isLost && account.hasPassword && (
          <Alert tone="warning" title="Your password may have changed.">
            The answer of the server was lost. If it refuses your current password, your new one is
            set already.
          </Alert>
        )}
        <PasswordForm
          key={changed}
          account={account}
          onChanged={() => {
            setLost(false);
            setChanged(changed + 1);
          }}
          onLost={() => setLost(true)}
        />
      </div>
    </Panel>
  );
}

interface PasswordFormProps extends PanelProps {
  onChanged: () => void;
  /** Called if the password may have changed, because the answer was lost. */
  onLost: () => void;
}

function PasswordForm({ account, onChanged, onLost }: PasswordFormProps) {
  const queryClient = useQueryClient();
  const user = useSignedInUser();
  const store = useStoreAccount();
  const reload = useReloadAccount();
  const form = useApiForm({
    schema: schemas.accountPassword,
    mutation: useAccountChangePassword({
      mutation: {
        onError: (error) => {
          reload(error);
          if (isOutcomeUnknown(error)) onLost();
        },
      },
    }),
    variables: async (data) => {
      if (data.password !== data.currentPassword) return { data };
      form.form.setError('password', { message: samePassword });
      return null;
    },
    defaultValues: { endOtherSessions: true },
    onDone: () => {
      // The session has a new CSRF token, which the calls of this page must use.
      bindToUser(user.id);
      store({ ...account, hasPassword: true });
      void queryClient.invalidateQueries({ queryKey: getAccountSessionsQueryKey() });
      onChanged();
    },
  });
  const { control, setValue } = form.form;
  const password = useWatch({ control, name: 'password' });
  const currentPassword = useWatch({ control, name: 'currentPassword' });
  const endOtherSessions = useWatch({ control, name: 'endOtherSessions' });
  return (
    <ApiForm form={form} submitLabel={account.hasPassword ? 'Change password' : 'Set password'}>
      <UserNameField email={user.email} />
      {account.hasPassword && (
        <PasswordField
          {...form.field('currentPassword')}
          label="Current password"
          what="current password"
          autoComplete="current-password"
        />
      )}
      <NewPasswordField
        {...form.field('password')}
        label="New password"
        what="new password"
        password={password}
        known={[account.name, account.email]}
        present={currentPassword}
      />
      <CheckboxField
        label="Sign out everywhere else"
        checked={endOtherSessions ?? true}
        onChange={(checked) => setValue('endOtherSessions', checked)}
      />
    </ApiForm>
  );
}
