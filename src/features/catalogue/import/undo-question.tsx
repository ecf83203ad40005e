import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import type { Kind } from '../kind.ts';
import type { Counts } from './engine/draft-types.ts';
import { many, toUndo } from './import-texts.ts';

interface UndoQuestionProps {
  kind: Kind;
  /** Of the import that is to be undone; null while nobody asks. */
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
      What it created is deleted, and what it updated gets its old values back. What somebody has
      changed since is left as it is, and named.
    </ConfirmDialog>
  );
}
