import { ShortcutSheet } from '#src/components/grid/shortcut-sheet.tsx';
import type { BulkPlan } from '../edits/bulk-change.ts';
import type { GridRow, Lookups } from '../edits/rows.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import type { Kind, ListQuery } from '../kind.ts';
import { ChangeDialog } from './change/change-dialog.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { ReviewDialog } from './review/review-dialog.tsx';

/** The one question or sheet that lies over the list. */
export type Asked =
  | { type: 'change'; rows: readonly GridRow[] }
  | { type: 'delete'; sks: readonly string[] }
  | { type: 'export' }
  | { type: 'review' }
  | { type: 'help' };

interface ListDialogsProps {
  kind: Kind;
  query: ListQuery;
  lookups: Lookups;
  asked: Asked | null;
  draftRows: readonly GridRow[];
  selected: () => readonly GridRow[];
  /** The fields that have a column now. */
  visible: readonly string[];
  onClose: () => void;
  onChange: (label: string, plan: BulkPlan, signal: AbortSignal) => Promise<void>;
  onDelete: (sks: readonly string[]) => void;
  onRevertRow: (sk: string) => void;
  onRevertCell: (sk: string, field: string) => void;
  onSave: () => void;
}

export function ListDialogs({ kind, query, lookups, asked, onClose, ...on }: ListDialogsProps) {
  return (
    <>
      <ChangeDialog
        kind={kind}
        lookups={lookups}
        rows={asked?.type === 'change' ? asked.rows : null}
        onClose={onClose}
        onApply={async (label, plan, signal) => {
          await on.onChange(label, plan, signal);
          if (!signal.aborted) onClose();
        }}
      />
      <ConfirmDeletion
        kind={kind}
        count={asked?.type === 'delete' ? asked.sks.length : null}
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          if (asked?.type === 'delete') on.onDelete(asked.sks);
        }}
      />
      <ReviewDialog
        open={asked?.type === 'review'}
        kind={kind}
        lookups={lookups}
        draftRows={on.draftRows}
        onRevertRow={on.onRevertRow}
        onRevertCell={on.onRevertCell}
        onClose={onClose}
        onSave={() => {
          onClose();
          on.onSave();
        }}
      />
      <ExportDialog
        open={asked?.type === 'export'}
        kind={kind}
        query={query}
        selected={on.selected}
        visible={on.visible}
        onClose={onClose}
      />
      <ShortcutSheet open={asked?.type === 'help'} onClose={onClose} />
    </>
  );
}
