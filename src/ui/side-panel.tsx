import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { keepSubmit } from './keep-submit.ts';
import { useModal } from './use-modal.ts';
import './side-panel.css';

interface SidePanelProps {
  open: boolean;
  /** Called for Escape, the close button or a click beside the panel. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons that stay visible at the bottom; the last one confirms. */
  footer?: ReactNode;
  /** Whether the panel is wider, for reading, and comes from below on a phone. */
  sheet?: boolean;
}

/** A modal dialog at the right edge of the window, for long content. */
export function SidePanel({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  sheet = false,
}: SidePanelProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useModal(ref, open);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog element receives the events of Escape and of the backdrop
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className="side-panel"
      data-sheet={sheet || undefined}
      {...keepSubmit}
      onCancel={(event) => {
        // The cancel event of a file chooser inside also bubbles up to here.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // The content fills the dialog, so only a click on the backdrop has the dialog as its target.
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <div className="flex h-full flex-col">
          <header className="relative border-b border-hairline p-5">
            <h2 id={`${id}-title`} className="pr-10 text-lg wrap-anywhere">
              {title}
            </h2>
            {description && (
              <div id={`${id}-text`} className="mt-1 text-sm text-muted">
                {description}
              </div>
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            // On a phone, the buttons fill each of their rows, so that none is alone at the edge of the second one.
            <footer className="flex flex-wrap justify-end gap-2 border-t border-hairline p-4 max-sm:*:grow sm:gap-3">
              {footer}
            </footer>
          )}
          {/* Last, so that the panel opens with the focus on its content. */}
          <IconButton
            label="Close"
            size="small"
            icon={<X size={18} />}
            onClick={onClose}
            className="absolute top-4 right-4"
          />
        </div>
      )}
    </dialog>
  );
}
