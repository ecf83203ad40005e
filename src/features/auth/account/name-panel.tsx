import { useState } from 'react';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { useAccountRename } from '#src/generated/endpoints/account/account.ts';
import type { Account } from '#src/generated/model/index.ts';
import { Panel } from '#src/ui/panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { schemas } from '../schemas.ts';
import { useStoreAccount } from './use-account-cache.ts';

interface PanelProps {
  account: Account;
}

export function NamePanel({ account }: PanelProps) {
  const [saved, setSaved] = useState(0);
  return (
    <Panel title="Name" description="Everyone at your tables sees it.">
      {/* A form is sent once, so the next change has a new one. */}
      <NameForm key={saved} account={account} onSaved={() => setSaved(saved + 1)} />
      <p role="status" className="mt-3 text-sm text-muted empty:hidden">
        {saved > 0 && `From now on you are ${account.name}.`}
      </p>
    </Panel>
  );
}

function NameForm({ account, onSaved }: PanelProps & { onSaved: () => void }) {
  const store = useStoreAccount();
  const form = useApiForm({
    schema: schemas.accountName,
    mutation: useAccountRename(),
    variables: (data) => ({ data }),
    defaultValues: { name: account.name },
    onDone: (changed) => {
      store(changed);
      onSaved();
    },
  });
  return (
    <ApiForm form={form} submitLabel="Change name">
      <TextField {...form.field('name')} label="Name" autoComplete="nickname" />
    </ApiForm>
  );
}
