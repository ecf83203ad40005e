import type { Entry } from '#src/generated/model/index.ts';
import { MoveEntry } from './move-entry.tsx';
import { useEntryRefresh } from './refresh-entries.ts';
import { useMoveNotice } from './undo-move.ts';

interface MoveOpenEntryProps {
  campaignId: string;
  entry: Entry;
  onClose: () => void;
}

/** The dialog that moves the entry of the open page. */
export function MoveOpenEntry({ campaignId, entry, onClose }: MoveOpenEntryProps) {
  const refresh = useEntryRefresh(campaignId);
  const { notify } = useMoveNotice(campaignId, refresh);
  return (
    <MoveEntry
      campaignId={campaignId}
      entry={entry}
      onMoved={(moved, from) => {
        notify(moved, from);
        return refresh(moved);
      }}
      onClose={onClose}
    />
  );
}
