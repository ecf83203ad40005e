import { useIsMutating } from '@tanstack/react-query';
import { toast } from 'sonner';
import { failureText, HttpError } from '#src/api/http-error.ts';
import { useEntryUpdate } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, EntryUpdateRequest } from '#src/generated/model/index.ts';
import { useEntryRefresh } from './refresh-entries.ts';

/** Whether someone else has changed the entry meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'version_mismatch';

/** Changes an entry from its page, unless someone else has changed it since it was shown. */
export function useEntryChange(campaignId: string, { entryId, version: shown }: Entry) {
  const refresh = useEntryRefresh(campaignId);
  // All buttons of the page share the key: a second press before the first is done would send the old version.
  const mutationKey = ['entry', entryId];
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutateAsync } = useEntryUpdate({
    mutation: {
      mutationKey,
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

  async function send(
    data: EntryUpdateRequest,
    version: number,
    done: string,
    undo?: EntryUpdateRequest,
  ): Promise<void> {
    const headers = { 'If-Match': `"${version}"` };
    const changed = await mutateAsync({ campaignId, entryId, data, headers }).catch(() => null);
    // `onError` has reported the error.
    if (changed === null) return;
    const back = 'It is as it was before.';
    toast.success(done, {
      ...(undo && {
        // An entry has one toast at most: Undo in an older toast would restore an outdated state.
        id: entryId,
        action: { label: 'Undo', onClick: () => void send(undo, changed.version, back) },
      }),
    });
  }

  return {
    isPending,
    /** @param undo what restores the fields as they are now */
    change: (data: EntryUpdateRequest, done: string, undo: EntryUpdateRequest) =>
      void send(data, shown, done, undo),
  };
}
