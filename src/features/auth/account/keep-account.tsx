import type { ReactNode } from 'react';
import { useAccountKeep } from '#src/generated/endpoints/account/account.ts';
import { problemText } from '#src/components/forms/server-problem.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { useReloadAccount, useStoreAccount } from './use-account-cache.ts';

interface KeepAccountProps {
  closesAt: string;
  /** Another button beside the one that keeps the account. */
  other?: ReactNode;
}

/** Says when an account that its user has closed is deleted, and offers to keep it. */
export function KeepAccount({ closesAt, other }: KeepAccountProps) {
  const store = useStoreAccount();
  const keep = useAccountKeep({
    mutation: { onSuccess: store, onError: useReloadAccount() },
  });
  const day = new Date(closesAt).toLocaleDateString('en-GB', { dateStyle: 'long' });
  return (
    <div className="flex flex-col gap-5">
      <p>
        {unbroken(
          `You have closed this account. On ${day} it will be deleted, with your characters and what you decided about your campaigns.`,
        )}
      </p>
      {keep.isError && <Alert tone="danger">{problemText(keep.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" pending={keep.isPending} onClick={() => keep.mutate()}>
          Keep my account
        </Button>
        {other}
      </div>
    </div>
  );
}
