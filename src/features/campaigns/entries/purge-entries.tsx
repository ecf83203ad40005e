import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { failureText, HttpError } from '#src/api/http-error.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { useEntryPurge, useEntryPurgeAll } from '#src/generated/endpoints/entries/entries.ts';
import type { Campaign, EntryReference } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { useEntryRefresh } from './refresh-entries.ts';

const loadDialog = () => import('#src/ui/confirm-dialog.tsx');

/** Loaded with the menu or the button that opens it. */
const ConfirmDialog = lazyPart(async () => (await loadDialog()).ConfirmDialog);

interface DeletedEntryMenuProps {
  campaignId: string;
  entry: EntryReference;
}

/** The menu of a deleted entry, which deletes it for good. */
export function DeletedEntryMenu({ campaignId, entry: { entryId, title } }: DeletedEntryMenuProps) {
  const [purging, setPurging] = useState(false);
  const refresh = useEntryRefresh(campaignId);
  const showGone = async () => {
    setPurging(false);
    toast.success(`${title} is gone for good.`);
    await refresh();
  };
  const purge = useEntryPurge({
    mutation: {
      onSuccess: showGone,
      // An earlier request, whose response was lost, or another game master has deleted it.
      onError: (error) =>
        error instanceof HttpError && error.status === 404 ? showGone() : undefined,
    },
  });
  return (
    <>
      <MoreActions
        label={`Actions for ${title}`}
        load={async () => void (await loadDialog())}
        actions={[
          {
            label: 'Delete for good…',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => setPurging(true),
          },
        ]}
      />
      {purging && (
        <ConfirmDialog
          open
          onCancel={() => setPurging(false)}
          onConfirm={() => purge.mutate({ campaignId, entryId })}
          title={`Delete ${title} for good?`}
          confirmLabel="Delete for good"
          pending={purge.isPending}
          error={purge.error && failureText(purge.error)}
        >
          Its text, its versions and the pictures that nothing else shows are deleted for everyone.
          Nothing brings them back.
        </ConfirmDialog>
      )}
    </>
  );
}

/** Deletes all deleted entries of a campaign for good, after the user has typed its title. */
export function PurgeAllButton({ campaign: { campaignId, title } }: { campaign: Campaign }) {
  const [purging, setPurging] = useState(false);
  const refresh = useEntryRefresh(campaignId);
  const purge = useEntryPurgeAll({
    mutation: {
      onSuccess: async () => {
        setPurging(false);
        toast.success('All deleted entries are gone for good.');
        await refresh();
      },
    },
  });
  const { notice, buttonProps } = useLoadOnPress({
    load: loadDialog,
    what: 'question',
    onLoaded: () => setPurging(true),
  });
  return (
    <>
      {notice}
      <Button variant="ghost" aria-haspopup="dialog" {...buttonProps}>
        Delete all for good
      </Button>
      {purging && (
        <ConfirmDialog
          open
          onCancel={() => setPurging(false)}
          onConfirm={() => purge.mutate({ campaignId })}
          title="Delete all deleted entries for good?"
          confirmLabel="Delete all for good"
          confirmText={title}
          pending={purge.isPending}
          error={purge.error && failureText(purge.error)}
        >
          The texts and versions of all entries that are deleted in this campaign, and the pictures
          that nothing else shows, are deleted for everyone. Nothing brings them back.
        </ConfirmDialog>
      )}
    </>
  );
}
