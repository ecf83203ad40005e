import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import type { Kind } from '../kind.ts';
import type { Counts } from './worker/draft-types.ts';
import { many, toUndo } from './import-texts.ts';

interface UndoQuestionProps {
  kind: Kind;
  /** The counts of the import to undo; null while the dialog is closed. */
  counts: Counts | null;
  onConfirm: () => void;
  onCancel: () => void;
}

export function UndoQuestion({ kind, counts, onConfirm, onCancel }: UndoQuestionProps) {
  return (
    <ConfirmDialog
      open={counts !== null}
      title="Undo this import?"
      confirmLabel={`Take back ${many(counts === null ? 0 : toUndo(counts), kind)}`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      Items that it created are deleted, and items that it updated get their old values back. Items
      that someone has changed since then are left as they are and are listed.
    </ConfirmDialog>
  );
}
