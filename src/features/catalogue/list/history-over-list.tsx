import { useQuery } from '@tanstack/react-query';
import { patchesTo } from '../edits/commands.ts';
import type { Lookups } from '../edits/rows.ts';
import type { EditsOfList } from '../edits/use-edits.ts';
import { HistorySheet } from '../history/history-sheet.tsx';
import type { Kind } from '../kind.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import { rowName } from './row-menu.tsx';

interface HistoryOverListProps {
  kind: Kind;
  edits: EditsOfList;
  lookups: Lookups;
  /** Whose history the address asks for. */
  sk: string | null;
  /** The old values are drafts now. */
  onRestored: (text: string) => void;
  onClose: () => void;
}

/** The history of one item, whether or not the list shows it at the moment. */
export function HistoryOverList({
  kind,
  edits,
  lookups,
  sk,
  onRestored,
  onClose,
}: HistoryOverListProps) {
  const shown = sk === null ? undefined : edits.rowOf(sk);
  const fetched = useQuery({ ...kind.item(sk ?? ''), enabled: sk !== null && shown === undefined });
  const row = shown ?? fetched.data;

  function restore({ version, after, before }: HistoryEntry) {
    const values = after ?? before;
    if (row === undefined || values === null) return;
    const patches = patchesTo(row, values);
    edits.change(`Version ${version} of ${row.name}`, patches);
    onClose();
    onRestored(
      patches.length === 0
        ? `${row.name} is already as it was in version ${version}.`
        : `${row.name} is as in version ${version} again, not saved yet.`,
    );
  }

  return (
    <HistorySheet
      kind={kind}
      item={sk === null ? null : { sk, name: row === undefined ? sk : rowName(row) }}
      lookups={lookups}
      onClose={onClose}
      {...(row !== undefined && { onRestore: restore })}
    />
  );
}
