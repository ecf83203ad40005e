import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, useState } from 'react';

export interface OpenMenu {
  /** The element that the menu opens beside. */
  anchor: HTMLElement;
  /** The element that had the focus when the menu opened. It gets the focus back. */
  returnFocusTo: HTMLElement;
}

interface AnchoredMenuProps {
  /** Null while the menu is closed. */
  menu: OpenMenu | null;
  onClose: () => void;
  /** The accessible name of the menu. */
  label: string;
  children: ReactNode;
}

/** False if the chosen action has moved the focus elsewhere or has removed the element. */
function canReturnFocus(returnFocusTo: HTMLElement): boolean {
  const { activeElement, body } = document;
  const inMenu = activeElement?.closest('[role=menu]') !== null;
  return returnFocusTo.isConnected && (inMenu || activeElement === body);
}

/** One menu for many buttons, because a menu for each row of a long list would be slow. */
export function AnchoredMenu({ menu, onClose, label, children }: AnchoredMenuProps) {
  // `menu` is null while the menu closes, but the menu still needs its anchor and the element that
  // gets the focus back.
  const [lastMenu, setLastMenu] = useState(menu);
  if (menu !== null && menu !== lastMenu) setLastMenu(menu);
  return (
    <Base.Root
      open={menu !== null}
      onOpenChange={(open, { reason }) => {
        if (open) return;
        // Before the item opens a dialog, which returns the focus to the element that has it now.
        if (reason === 'item-press' && menu !== null && canReturnFocus(menu.returnFocusTo)) {
          menu.returnFocusTo.focus();
        }
        onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={lastMenu?.anchor ?? null}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={() =>
              lastMenu !== null && canReturnFocus(lastMenu.returnFocusTo) && lastMenu.returnFocusTo
            }
            className="popup min-w-52 p-1.5"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
