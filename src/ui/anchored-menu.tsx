import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, useState } from 'react';

interface AnchoredMenuProps {
  /** What was pressed, beside which the menu opens; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** What the menu is about, for people who do not see it. */
  label: string;
  children: ReactNode;
}

/** One menu for many buttons: a menu of its own for every row of a long list would be dear. */
export function AnchoredMenu({ anchor, onClose, label, children }: AnchoredMenuProps) {
  // While it closes, and for the focus to go back to, it still hangs on what it was opened by.
  const [last, setLast] = useState(anchor);
  if (anchor !== null && anchor !== last) setLast(anchor);
  return (
    <Base.Root
      open={anchor !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={last}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={() => (last?.isConnected === true ? last : false)}
            className="popup min-w-52 p-1.5"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
