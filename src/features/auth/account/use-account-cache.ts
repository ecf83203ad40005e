import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#src/api/http-error.ts';
import { updateUser } from '#src/api/session.ts';
import { getAccountGetQueryKey } from '#src/generated/endpoints/account/account.ts';
import type { Account, ProblemCode } from '#src/generated/model/index.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';

/** Shows a changed account on this page and in the header. */
export function useStoreAccount(): (account: Account) => void {
  const queryClient = useQueryClient();
  return (account) => {
    queryClient.setQueryData(getAccountGetQueryKey(), account);
    updateUser(queryClient, account);
  };
}

/** Refusals after which another tab or device can have changed what the page shows. */
const changedElsewhere: ReadonlySet<ProblemCode | null> = new Set<ProblemCode>([
  'not_found',
  'conflict',
  'validation_failed',
]);

/** Loads the account again after a failure whose answer was lost, or that another tab can have caused. */
export function useReloadAccount(): (error: Error) => void {
  const queryClient = useQueryClient();
  return (error) => {
    const isChanged = error instanceof HttpError && changedElsewhere.has(error.code);
    if (!isChanged && !isOutcomeUnknown(error)) return;
    void queryClient.invalidateQueries({ queryKey: getAccountGetQueryKey() });
  };
}
