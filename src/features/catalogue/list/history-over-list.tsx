import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { HttpError } from '#src/api/http-error.ts';
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

/** The history of one item, whether or not the list shows it at the moment, or it is stored at all. */
export function HistoryOverList({
  kind,
  edits,
  lookups,
  sk,
  onRestored,
  onClose,
}: HistoryOverListProps) {
  const shown = sk === null ? undefined : edits.rowOf(sk);
  const isElsewhere = sk !== null && shown === undefined;
  // Asked once: what is not there will not be there the next time either.
  const fetched = useQuery({ ...kind.item(sk ?? ''), enabled: isElsewhere, retry: false });
  const row = shown ?? fetched.data;
  const isDeleted =
    isElsewhere && fetched.error instanceof HttpError && fetched.error.status === 404;
  // The panel shows the same pages; a deleted item has its name in them alone.
  const told = useInfiniteQuery({ ...kind.history(sk ?? ''), enabled: isDeleted });
  const [latest] = told.data?.pages[0]?.items ?? [];
  const lastName = latest && nameIn(latest);

  function restore(entry: HistoryEntry) {
    const values = entry.after ?? entry.before;
    if (sk === null || values === null) return;
    if (row === undefined) {
      edits.bringBack(sk, values);
      onClose();
      onRestored(`${nameIn(entry) ?? sk} is back in the list, not saved yet.`);
      return;
    }
    const patches = patchesTo(row, values);
    edits.change(`Version ${entry.version} of ${row.name}`, patches);
    onClose();
    onRestored(
      patches.length === 0
        ? `${row.name} is already as it was in version ${entry.version}.`
        : `${row.name} is as in version ${entry.version} again, not saved yet.`,
    );
  }

  return (
    <HistorySheet
      kind={kind}
      item={sk === null ? null : { sk, name: row === undefined ? (lastName ?? sk) : rowName(row) }}
      lookups={lookups}
      onClose={onClose}
      {...((row !== undefined || isDeleted) && { onRestore: restore })}
    />
  );
}

function nameIn({ after, before }: HistoryEntry): string | undefined {
  const name = (after ?? before)?.['name'];
  return typeof name === 'string' ? name : undefined;
}
