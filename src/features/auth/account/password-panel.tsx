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
import { Alert } from '#src/ui/alert.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { schemas } from '../schemas.ts';
import { UserNameField } from '../user-name-field.tsx';
import { useStoreAccount } from './use-account-cache.ts';

interface PanelProps {
  account: Account;
}

export function PasswordPanel({ account }: PanelProps) {
  const [changed, setChanged] = useState(0);
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
        <PasswordForm key={changed} account={account} onChanged={() => setChanged(changed + 1)} />
      </div>
    </Panel>
  );
}

function PasswordForm({ account, onChanged }: PanelProps & { onChanged: () => void }) {
  const queryClient = useQueryClient();
  const user = useSignedInUser();
  const store = useStoreAccount();
  const form = useApiForm({
    schema: schemas.accountPassword,
    mutation: useAccountChangePassword(),
    variables: (data) => ({ data }),
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
  const endOtherSessions = useWatch({ control, name: 'endOtherSessions' });
  return (
    <ApiForm form={form} submitLabel={account.hasPassword ? 'Change password' : 'Set password'}>
      <UserNameField />
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
      />
      <CheckboxField
        label="Sign out everywhere else"
        checked={endOtherSessions ?? true}
        onChange={(checked) => setValue('endOtherSessions', checked)}
      />
    </ApiForm>
  );
}
