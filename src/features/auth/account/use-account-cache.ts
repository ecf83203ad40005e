import { useQueryClient } from '@tanstack/react-query';
import { updateUser } from '#src/api/session.ts';
import { getAccountGetQueryKey } from '#src/generated/endpoints/account/account.ts';
import type { Account } from '#src/generated/model/index.ts';

/** Shows a changed account on this page and in the header. */
export function useStoreAccount(): (account: Account) => void {
  const queryClient = useQueryClient();
  return (account) => {
    queryClient.setQueryData(getAccountGetQueryKey(), account);
    updateUser(queryClient, account);
  };
}
