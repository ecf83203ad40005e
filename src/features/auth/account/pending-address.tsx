import { useQueryClient } from '@tanstack/react-query';
import { problemText } from '#src/components/forms/server-problem.ts';
import {
  getAccountGetSuspenseQueryOptions,
  useAccountCancelEmail,
} from '#src/generated/endpoints/account/account.ts';
import type { Account } from '#src/generated/model/index.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { useReloadAccount, useStoreAccount } from './use-account-cache.ts';

export interface PendingAddressProps {
  account: Account;
  email: string;
  onEnd: (outcome: 'kept' | 'moved') => void;
}

/** A change of the address that waits for its link, and can be cancelled until then. */
export function PendingAddress({ account, email, onEnd }: PendingAddressProps) {
  const queryClient = useQueryClient();
  const store = useStoreAccount();
  const reload = useReloadAccount();
  const cancel = useAccountCancelEmail({
    mutation: {
      onSuccess: async () => {
        // There may have been nothing to cancel, because the link was opened before.
        const now = await queryClient.query({
          ...getAccountGetSuspenseQueryOptions(),
          staleTime: 0,
        });
        onEnd(now.email === account.email ? 'kept' : 'moved');
        store(now);
      },
      onError: reload,
    },
  });
  return (
    <>
      <Alert
        title="A link is on its way."
        action={
          <Button size="small" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            Keep the old one
          </Button>
        }
      >
        {unbroken(
          `Open the mail at ${email} within 24 hours, while you are signed in. Until then nothing changes.`,
        )}
      </Alert>
      {cancel.isError && <Alert tone="danger">{problemText(cancel.error)}</Alert>}
    </>
  );
}
