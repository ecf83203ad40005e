import { Eye, EyeOff, FolderInput, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#src/components/lazy-part.tsx';
import type { Entry, Member } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { useEntryChange } from './change-entry.ts';
import { readingAuthor } from './entry-labels.ts';

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

const loadDelete = () => import('./delete-entry.tsx');

/** Loaded with the menu that opens it. */
const DeleteEntry = lazyPart(async () => (await loadDelete()).DeleteEntry);

const loadMove = () => import('./move-open-entry.tsx');
const MoveOpenEntry = lazyPart(async () => (await loadMove()).MoveOpenEntry);

interface EntryActionsProps extends EntryProps {
  isGameMaster: boolean;
}

/** The menu for actions that are seldom needed. */
export function EntryActions({ campaignId, entry, isGameMaster }: EntryActionsProps) {
  const [asked, setAsked] = useState<'move' | 'delete'>();
  const close = () => setAsked(undefined);
  const navigate = useNavigate();
  return (
    <>
      <MoreActions
        load={async () => void (await Promise.all([loadDelete(), isGameMaster && loadMove()]))}
        actions={[
          ...(isGameMaster
            ? [
                {
                  label: 'Move to…',
                  icon: <FolderInput aria-hidden />,
                  onSelect: () => setAsked('move'),
                },
              ]
            : []),
          {
            label: 'Versions',
            icon: <History aria-hidden />,
            onSelect: () => void navigate(paths.entryVersions(campaignId, entry.entryId)),
          },
          {
            label: 'Delete entry…',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => setAsked('delete'),
          },
        ]}
      />
      {asked === 'move' && <MoveOpenEntry campaignId={campaignId} entry={entry} onClose={close} />}
      {asked === 'delete' && (
        <DeleteEntry
          campaignId={campaignId}
          entry={entry}
          isGameMaster={isGameMaster}
          onCancel={close}
        />
      )}
    </>
  );
}
