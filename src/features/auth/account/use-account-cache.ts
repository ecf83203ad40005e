import { useQueryClient } from '@tanstack/react-query';
import { updateUser } from '#src/api/session.ts';
import { getAccountGetQueryKey } from '#src/generated/endpoints/account/account.ts';
import type { Account } from '#src/generated/model/index.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';

/** Shows a changed account on this page and in the header. */
export function useStoreAccount(): (account: Account) => void {
  const queryClient = useQueryClient();
  return (account) => {
    queryClient.setQueryData(getAccountGetQueryKey(), account);
    updateUser(queryClient, account);
  };
}

/** Loads the account again after a failure that the server may not know of, because its answer was lost. */
export function useReloadLostAccount(): (error: Error) => void {
  const queryClient = useQueryClient();
  return (error) => {
    if (!isOutcomeUnknown(error)) return;
    void queryClient.invalidateQueries({ queryKey: getAccountGetQueryKey() });
  };
}
