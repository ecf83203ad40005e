import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';
import { TextField } from './text-field.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** Says what the action does and what cannot be undone. */
  children: ReactNode;
  /** The action as a verb: "Delete campaign". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  pending?: boolean;
  /** Why the last attempt failed. */
  error?: ReactNode;
  /** A text that the user must type to confirm. Use it only if data is lost permanently or a whole group loses it. */
  confirmText?: string;
}

export function ConfirmDialog({ open, onCancel, title, children, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onCancel} role="alertdialog" title={title} description={children}>
      <ConfirmForm onCancel={onCancel} {...rest} />
    </Dialog>
  );
}

type ConfirmFormProps = Omit<ConfirmDialogProps, 'open' | 'title' | 'children'>;

/** The text as a page shows it: several spaces as one space, and no spaces at the ends. */
const normalizeSpaces = (text: string): string => text.trim().replace(/\s+/gu, ' ');

/** Mounted for each opening, so that the typed text is empty the next time. */
function ConfirmForm({
  onCancel,
  onConfirm,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  pending = false,
  error,
  confirmText,
}: ConfirmFormProps) {
  const [entry, setEntry] = useState('');
  // A ref, because `pending` changes only after the second click of a double click.
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!pending || error !== undefined) isConfirmed.current = false;
  }, [pending, error]);
  const missing =
    confirmText !== undefined && normalizeSpaces(entry) !== normalizeSpaces(confirmText);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (missing || pending || isConfirmed.current) return;
        isConfirmed.current = true;
        onConfirm();
      }}
      className="flex flex-col gap-4"
    >
      {error && <Alert tone="danger">{error}</Alert>}
      {confirmText !== undefined && (
        <TextField
          label={
            <>
              Type <strong className="wrap-anywhere">{confirmText}</strong> to confirm
            </>
          }
          value={entry}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setEntry(event.target.value)}
        />
      )}
      <DialogButtons>
        {/* Before the confirm button: without a text field, the dialog opens with the focus on Cancel. */}
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button
          type="submit"
          variant={tone}
          pending={pending}
          {...(missing && { disabledReason: `Type “${confirmText}” first.` })}
        >
          {confirmLabel}
        </Button>
      </DialogButtons>
    </form>
  );
}
