import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { keepSubmit } from './keep-submit.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button or a click on the backdrop. Without it, only the own buttons close the dialog. */
  onClose?: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the last one confirms. */
  footer?: ReactNode;
  /** A click on the backdrop does not close an `alertdialog`, so that the user chooses a button. */
  role?: 'dialog' | 'alertdialog';
  width?: 'narrow' | 'wide';
}

/**
 * The browser's modal dialog: the focus stays inside, the page behind is inert, and closing returns
 * the focus.
 */
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
    // The cancel event of a file chooser also bubbles up to here.
    if (event.target !== dialogRef.current) {
      return;
    }
    // The parent closes the dialog through `open`. If the browser closed it, `open` would be wrong.
    event.preventDefault();
    onClose?.();
  }

  function handlePress(event: MouseEvent<HTMLDialogElement>) {
    // The content fills the dialog, so only a click on the backdrop has the dialog as its target.
    if (role === 'dialog' && event.target === dialogRef.current) {
      onClose?.();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog element receives the events of Escape and of the backdrop
    <dialog
      ref={dialogRef}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className="dialog"
      data-width={width}
      // Otherwise a second Escape closes the dialog without an event that can be prevented.
      {...(onClose === undefined && { closedby: 'none' })}
      onCancel={handleCancel}
      onMouseDown={handlePress}
      {...keepSubmit}
    >
      {open && (
        <div className="dialog-content">
          <h2 id={`${id}-title`} className="dialog-title text-lg wrap-anywhere">
            {title}
          </h2>
          {description && (
            <div id={`${id}-text`} className="text-muted">
              {description}
            </div>
          )}
          {children && <div className={description ? 'mt-4' : 'mt-2'}>{children}</div>}
          {footer && <DialogButtons>{footer}</DialogButtons>}
          {/* Last, so that the dialog opens with the focus on its content. */}
          {role === 'dialog' && onClose && (
            <div className="dialog-close">
              <IconButton label="Close" size="small" icon={<X size={18} />} onClick={onClose} />
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

/**
 * The buttons at the end of a dialog, or of a form that is its last content. They stay visible while a tall
 * content scrolls; the last one confirms.
 */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className="dialog-buttons">{children}</div>
);
