import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, useState } from 'react';

export interface MenuPlace {
  /** Beside which the menu opens. */
  anchor: HTMLElement;
  /** What had the focus when it was opened, and gets it back. */
  back: HTMLElement;
}

interface AnchoredMenuProps {
  /** Null while it is closed. */
  place: MenuPlace | null;
  onClose: () => void;
  /** What the menu is about, for people who do not see it. */
  label: string;
  children: ReactNode;
}

/** What was chosen may have taken the focus elsewhere, or what had it is gone. */
function givesBack(back: HTMLElement): boolean {
  const { activeElement, body } = document;
  const inMenu = activeElement?.closest('[role=menu]') !== null;
  return back.isConnected && (inMenu || activeElement === body);
}

/** One menu for many buttons: a menu of its own for every row of a long list would be dear. */
export function AnchoredMenu({ place, onClose, label, children }: AnchoredMenuProps) {
  // While it closes, and for the focus to go back to, it still hangs on what it was opened by.
  const [last, setLast] = useState(place);
  if (place !== null && place !== last) setLast(place);
  return (
    <Base.Root
      open={place !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={last?.anchor ?? null}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={() => last !== null && givesBack(last.back) && last.back}
            className="popup min-w-52 p-1.5"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
