import { visibleColumns } from '#src/components/grid/column-layout.ts';
import { ShortcutDialog } from '#src/components/grid/shortcut-dialog.tsx';
import { ExportDialog } from '../export/export-form.tsx';
import { ChangeDialog } from './change/change-dialog.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import type { ListSession } from './list-session.ts';
import { ReviewDialog } from './review/review-dialog.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { HttpError } from '#src/api/http-error.ts';
import { patchesTo } from '../edits/commands.ts';
import { HistorySidePanel } from '../history/history-panel.tsx';
import type { HistoryEntry } from '../kind-queries.ts';
import { titleOf } from '../title.ts';

export function ListDialogs({ list }: { list: ListSession }) {
  const {
    kind,
    query,
    lookups,
    edits,
    selection,
    layout,
    columns,
    commands,
    openDialog,
    setOpenDialog,
  } = list;
  const close = () => setOpenDialog(null);
  return (
    <>
      <ChangeDialog
        kind={kind}
        lookups={lookups}
        rows={openDialog?.type === 'change' ? openDialog.rows : null}
        onClose={close}
        onApply={async (label, plan, signal) => {
          await commands.change(label, plan, signal);
          if (!signal.aborted) close();
        }}
      />
      <ConfirmDeletion
        kind={kind}
        count={openDialog?.type === 'delete' ? openDialog.sks.length : null}
        onCancel={close}
        onConfirm={() => {
          close();
          if (openDialog?.type === 'delete') commands.removeNow(openDialog.sks);
        }}
      />
      <ReviewDialog
        open={openDialog?.type === 'review'}
        kind={kind}
        lookups={lookups}
        draftRows={edits.draftRows}
        onRevertRow={(sk) => edits.discard([sk])}
        onRevertCell={edits.revertCell}
        onClose={close}
        onSave={() => {
          close();
          commands.save();
        }}
      />
      <ExportDialog
        open={openDialog?.type === 'export'}
        kind={kind}
        query={query}
        selected={selection.rows}
        visible={visibleColumns(layout.layout, columns).map(({ key }) => key)}
        onClose={close}
      />
      <ShortcutDialog open={openDialog?.type === 'help'} onClose={close} />
    </>
  );
}

/**
 * Shows the history of one item, also if the list does not show the item or the item is deleted.
 */
export function HistoryOverList({ list }: { list: ListSession }) {
  const { kind, edits, lookups, historyOf: sk, setHistory, commands, announce } = list;
  function close() {
    setHistory(null);
    commands.keepFocus();
  }
  const knownRow = sk === null ? undefined : edits.rowOf(sk);
  const isUnknown = sk !== null && knownRow === undefined;
  // The query is not retried, because a deleted item is missing in every attempt.
  const itemQuery = useQuery({ ...kind.item(sk ?? ''), enabled: isUnknown, retry: false });
  const row = knownRow ?? itemQuery.data;
  const isDeleted =
    isUnknown && itemQuery.error instanceof HttpError && itemQuery.error.status === 404;
  // Only the history has the name of a deleted item. The history panel shares this query.
  const entries = useInfiniteQuery({ ...kind.history(sk ?? ''), enabled: isDeleted });
  const [latest] = entries.data?.pages[0]?.items ?? [];
  const lastTitle = latest && titleIn(latest);

  function restore(entry: HistoryEntry) {
    const values = entry.after ?? entry.before;
    if (sk === null || values === null) return;
    if (row === undefined) {
      edits.bringBack(sk, values);
      close();
      announce(`${titleIn(entry) ?? sk} is back in the list, not saved yet.`);
      return;
    }
    const patches = patchesTo(row, values);
    edits.change(`Version ${entry.version} of ${titleOf(row)}`, patches);
    close();
    announce(
      patches.length === 0
        ? `${titleOf(row)} is already as it was in version ${entry.version}.`
        : `${titleOf(row)} is as in version ${entry.version} again, not saved yet.`,
    );
  }

  return (
    <HistorySidePanel
      kind={kind}
      item={sk === null ? null : { sk, name: row === undefined ? (lastTitle ?? sk) : titleOf(row) }}
      lookups={lookups}
      onClose={close}
      {...((row !== undefined || isDeleted) && { onRestore: restore })}
    />
  );
}

function titleIn({ after, before }: HistoryEntry): string | undefined {
  const values = after ?? before;
  const name = values?.['name'];
  return values !== null && typeof name === 'string' ? titleOf({ name, values }) : undefined;
}
