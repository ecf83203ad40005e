import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import type { Kind } from '../kind.ts';
import { number, numbered } from '../numbers.ts';

/**
 * From this number of rows on, a dialog asks before the rows are marked for deletion. Fewer rows need
 * no dialog, because one undo removes the marks.
 */
const confirmFrom = 20;
/** From this number of rows on, the person has to type the number to confirm. */
const typeFrom = 500;

export const needsConfirmation = (count: number): boolean => count >= confirmFrom;

interface ConfirmDeletionProps {
  kind: Kind;
  /** The number of rows; null while the dialog is closed. */
  count: number | null;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDeletion({ kind, count, onConfirm, onCancel }: ConfirmDeletionProps) {
  const rows = count ?? 0;
  return (
    <ConfirmDialog
      open={count !== null}
      title={`Mark ${numbered(rows, kind.one, kind.many)} for deletion?`}
      confirmLabel="Mark for deletion"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...(rows >= typeFrom && { confirmText: number(rows) })}
    >
      They are deleted from the catalogue for everyone when you save, not before. One undo removes
      the marks.
    </ConfirmDialog>
  );
}
