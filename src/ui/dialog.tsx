import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button or a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the last is the one that goes ahead. */
  footer?: ReactNode;
  /** Harm is confirmed by a button, never by pressing beside the dialog. */
  role?: 'dialog' | 'alertdialog';
  width?: 'narrow' | 'wide';
}

/** The browser's modal dialog: focus stays inside, the page behind is inert, and on closing focus
    goes back to what had it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  role = 'dialog',
  width = 'narrow',
}: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const id = useId();

  useModal(dialogRef, open);

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file chooser's cancel bubbles up to here as well.
    if (event.target !== dialogRef.current) {
      return;
    }
    // The owner of `open` closes it, so that the two never disagree.
    event.preventDefault();
    onClose();
  }

  function handlePress(event: MouseEvent<HTMLDialogElement>) {
    // Only the backdrop is the dialog itself: its content fills the box.
    if (role === 'dialog' && event.target === dialogRef.current) {
      onClose();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the backdrop reach a dialog as its own events
    <dialog
      ref={dialogRef}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className="dialog"
      data-width={width}
      onCancel={handleCancel}
      onMouseDown={handlePress}
    >
      {open && (
        <div className="relative p-5 sm:p-6">
          <h2 id={`${id}-title`} className="pr-10 text-lg wrap-anywhere">
            {title}
          </h2>
          {description && (
            <div id={`${id}-text`} className="mt-2 text-muted">
              {description}
            </div>
          )}
          {children && <div className="mt-4">{children}</div>}
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
          {/* Last, so that the dialog opens with the focus on what it is about. */}
          {role === 'dialog' && (
            <IconButton
              label="Close"
              size="small"
              icon={<X size={18} />}
              onClick={onClose}
              className="absolute top-4 right-3"
            />
          )}
        </div>
      )}
    </dialog>
  );
}
