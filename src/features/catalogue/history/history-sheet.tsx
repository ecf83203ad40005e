import { Sheet } from '#src/ui/sheet.tsx';
import type { Kind } from '../kind.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import type { Lookups } from '../edits/rows.ts';
import { HistoryPanel } from './history-panel.tsx';

interface HistorySheetProps {
  kind: Kind;
  /** Whose history it is; null while nobody asks. */
  item: { sk: string; name: string } | null;
  lookups?: Lookups;
  onRestore?: (entry: HistoryEntry) => void;
  onClose: () => void;
}

/** The history beside the list. */
export function HistorySheet({ kind, item, lookups, onRestore, onClose }: HistorySheetProps) {
  return (
    <Sheet
      open={item !== null}
      onClose={onClose}
      title={item === null ? 'History' : `History of ${item.name}`}
      {...(onRestore && {
        description: 'Restoring brings the values back as unsaved changes; nothing is saved by it.',
      })}
    >
      {item !== null && (
        <HistoryPanel
          key={item.sk}
          kind={kind}
          sk={item.sk}
          {...(lookups && { lookups })}
          {...(onRestore && { onRestore })}
        />
      )}
    </Sheet>
  );
}
