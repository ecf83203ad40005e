import { useState } from 'react';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { useAccountChangeEmail } from '#src/generated/endpoints/account/account.ts';
import { forgetInTab, keepInTab, keptInTab } from '#src/api/kept-in-tab.ts';
import { useSignedInUser } from '#src/api/session.ts';
import type { Account } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { schemas } from '../schemas.ts';
import { useReloadAccount, useStoreAccount } from './use-account-cache.ts';

const loadPendingAddress = async () => (await import('./pending-address.tsx')).PendingAddress;

interface PanelProps {
  account: Account;
}

export function AddressPanel({ account }: PanelProps) {
  const [sent, setSent] = useState(0);
  /** What has become of a change that the user wanted to cancel. */
  const [cancelled, setCancelled] = useState<'kept' | 'moved' | null>(null);
  return (
    <Panel
      title="E-mail address"
      description="You sign in with it, and we write to it. A change takes effect when you open the link in the new inbox."
    >
      <div className="flex flex-col gap-5">
        <p className="wrap-anywhere">
          {'Now: '}
          <strong className="font-semibold">{account.email}</strong>
        </p>
        {account.pendingEmail !== null && (
          <OptionalPart
            load={loadPendingAddress}
            props={{ account, email: account.pendingEmail, onEnd: setCancelled }}
          />
        )}
        {account.pendingEmail === null && cancelled === 'kept' && (
          <Alert tone="success">Your address stays as it is.</Alert>
        )}
        {account.pendingEmail === null && cancelled === 'moved' && (
          <Alert tone="warning" title="Your address has moved already.">
            The link was opened before. A mail at the old address has a link that takes it back.
          </Alert>
        )}
        <AddressForm
          key={sent}
          account={account}
          onSent={() => {
            setCancelled(null);
            setSent(sent + 1);
          }}
        />
      </div>
    </Panel>
  );
}

/** A user without a password confirms at a provider, and comes back to a new page. */
const keptAddress = 'new-address';
const keptFor = 15 * 60_000;

function AddressForm({ account, onSent }: PanelProps & { onSent: () => void }) {
  const store = useStoreAccount();
  const reload = useReloadAccount();
  const user = useSignedInUser();
  const [kept] = useState(() => keptInTab(user.id, keptAddress));
  const form = useApiForm({
    schema: schemas.email,
    mutation: useAccountChangeEmail({ mutation: { onError: reload } }),
    ...(typeof kept === 'string' && { defaultValues: { email: kept } }),
    variables: (data) => {
      keepInTab(user.id, keptAddress, data.email, keptFor);
      return { data };
    },
    onDone: (_, { email }) => {
      forgetInTab(user.id, keptAddress);
      store({ ...account, pendingEmail: email });
      onSent();
    },
  });
  return (
    <ApiForm form={form} submitLabel="Send the link">
      <TextField
        {...form.field('email')}
        label="New address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
    </ApiForm>
  );
}
