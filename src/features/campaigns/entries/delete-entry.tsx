import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { closePage } from '#src/components/campaigns/use-campaign-changes.ts';
import { useDraftRemoval } from '#src/components/forms/use-form-draft.ts';
import { useEntryDelete } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { isOutdated } from './change-entry.ts';
import { entryDraft } from './entry-draft.ts';
import { useEntryRefresh, useEntryRemoval } from './refresh-entries.ts';
import { useRestore } from './restore-entry.tsx';

interface DeleteEntryProps {
  campaignId: string;
  entry: Entry;
  isGameMaster: boolean;
  onCancel: () => void;
}

/** Asks before it deletes the entry of the open page, and then shows the list of entries. */
export function DeleteEntry({ campaignId, entry, isGameMaster, onCancel }: DeleteEntryProps) {
  const { entryId, title, version } = entry;
  const navigate = useNavigate();
  const refresh = useEntryRefresh(campaignId);
  const forget = useEntryRemoval(campaignId);
  const restore = useRestore(campaignId);
  const removeDraft = useDraftRemoval(entryDraft(entryId));
  const { mutate, isPending, error } = useEntryDelete({
    mutation: {
      onSuccess: async () => {
        void removeDraft();
        toast.success(`${title} is deleted.`, {
          action: { label: 'Restore', onClick: () => restore.mutate({ campaignId, entryId }) },
        });
        closePage(campaignId);
        await navigate(paths.entryList(campaignId), { replace: true });
        // After the navigation, because the open page would fetch the deleted entry again.
        await forget(entryId);
      },
      onError: async (problem) => {
        if (isOutdated(problem)) await refresh();
      },
    },
  });
  return (
    <ConfirmDialog
      open
      onCancel={onCancel}
      onConfirm={() => mutate({ campaignId, entryId, headers: { 'If-Match': `"${version}"` } })}
      title={`Delete ${title}?`}
      confirmLabel="Delete"
      pending={isPending}
      error={error && failureText(error)}
    >
      {isGameMaster
        ? 'Entries below it move up. It can be restored for thirty days.'
        : 'Entries below it move up. You or a game master can restore it for thirty days.'}
    </ConfirmDialog>
  );
}
