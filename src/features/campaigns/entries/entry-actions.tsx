import { Eye, EyeOff, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { closePage } from '#src/components/campaigns/use-campaign-changes.ts';
import { useDraftRemoval } from '#src/components/forms/use-form-draft.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { useEntryDelete } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, Member } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { isOutdated, useEntryChange } from './change-entry.ts';
import { entryDraft } from './entry-draft.ts';
import { readingAuthor } from './entry-labels.ts';
import { useEntryRefresh, useEntryRemoval } from './refresh-entries.ts';
import { useRestore } from './restore-entry.tsx';

interface EntryProps {
  campaignId: string;
  entry: Entry;
}

interface RevealButtonProps extends EntryProps {
  members: readonly Member[];
}

/** Shows an entry to all members with one press, or hides it again. */
export function RevealButton({ campaignId, entry, members }: RevealButtonProps) {
  const { title, visibility, readerIds } = entry;
  const { change, isPending } = useEntryChange(campaignId, entry);
  const isHidden = visibility !== 'everyone';
  // The server refuses readers who have left the campaign.
  const readers = readerIds.filter((id) => members.some(({ userId }) => userId === id));
  const author = readingAuthor(entry, false);
  const masters = author === undefined ? 'game masters' : `game masters and ${author}`;
  const before = { visibility, readerIds: readers };
  return (
    <Button
      variant={isHidden ? 'primary' : 'quiet'}
      icon={isHidden ? <Eye aria-hidden size={18} /> : <EyeOff aria-hidden size={18} />}
      pending={isPending}
      onClick={() =>
        isHidden
          ? change({ visibility: 'everyone' }, `Everyone can read ${title} now.`, before)
          : change({ visibility: 'gm' }, `Only ${masters} can read ${title} now.`, before)
      }
    >
      {isHidden ? 'Reveal to everyone' : 'Hide again'}
    </Button>
  );
}

const loadDialog = () => import('#src/ui/confirm-dialog.tsx');

/** Loaded with the menu that opens it. */
const ConfirmDialog = lazyPart(async () => (await loadDialog()).ConfirmDialog);

interface EntryActionsProps extends EntryProps {
  isGameMaster: boolean;
}

/** The menu for actions that are seldom needed. */
export function EntryActions({ campaignId, entry, isGameMaster }: EntryActionsProps) {
  const [deleting, setDeleting] = useState(false);
  const { title } = entry;
  const navigate = useNavigate();
  const deletion = useDeletion({ campaignId, entry, isGameMaster });
  return (
    <>
      <MoreActions
        load={async () => void (await loadDialog())}
        actions={[
          {
            label: 'Versions',
            icon: <History aria-hidden />,
            onSelect: () => void navigate(paths.entryVersions(campaignId, entry.entryId)),
          },
          {
            label: 'Delete entry…',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {deleting && (
        <ConfirmDialog
          open
          onCancel={() => setDeleting(false)}
          onConfirm={deletion.run}
          title={`Delete ${title}?`}
          confirmLabel="Delete"
          pending={deletion.pending}
          error={deletion.error && failureText(deletion.error)}
        >
          {isGameMaster
            ? 'Entries below it move up. It can be restored for thirty days.'
            : 'Entries below it move up. A game master can restore it for thirty days.'}
        </ConfirmDialog>
      )}
    </>
  );
}

function useDeletion({ campaignId, entry, isGameMaster }: EntryActionsProps) {
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
          ...(isGameMaster && {
            action: { label: 'Restore', onClick: () => restore.mutate({ campaignId, entryId }) },
          }),
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
  return {
    run: () => mutate({ campaignId, entryId, headers: { 'If-Match': `"${version}"` } }),
    pending: isPending,
    error,
  };
}
