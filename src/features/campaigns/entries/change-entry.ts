import { toast } from 'sonner';
import { failureText, HttpError } from '#src/api/http-error.ts';
import { useEntryUpdate } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, EntryUpdateRequest } from '#src/generated/model/index.ts';
import { useEntryRefresh } from './refresh-entries.ts';

/** Whether someone else has changed the entry meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'version_mismatch';

/** Changes an entry from its page, unless someone else has changed it since it was shown. */
export function useEntryChange(campaignId: string, { entryId, version }: Entry) {
  const refresh = useEntryRefresh(campaignId);
  const { mutate, isPending } = useEntryUpdate({
    mutation: {
      onSuccess: (changed) => refresh(changed),
      onError: async (error) => {
        if (!isOutdated(error)) {
          toast.error(failureText(error));
          return;
        }
        await refresh();
        toast.error('Someone has changed this entry meanwhile. Read it again, then decide.');
      },
    },
  });
  return {
    isPending,
    change: (data: EntryUpdateRequest, done: string) =>
      mutate(
        { campaignId, entryId, data, headers: { 'If-Match': `"${version}"` } },
        { onSuccess: () => void toast.success(done) },
      ),
  };
}
