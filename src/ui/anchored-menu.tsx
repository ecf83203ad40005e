import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, useState } from 'react';

export interface MenuPlace {
  /** The element that the menu opens beside. */
  anchor: HTMLElement;
  /** The element that had the focus when the menu opened. It gets the focus back. */
  returnFocusTo: HTMLElement;
}

interface AnchoredMenuProps {
  /** Null while the menu is closed. */
  place: MenuPlace | null;
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
export function AnchoredMenu({ place, onClose, label, children }: AnchoredMenuProps) {
  // `place` is null while the menu closes, but the menu still needs its anchor and the element that
  // gets the focus back.
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== null && place !== lastPlace) setLastPlace(place);
  return (
    <Base.Root
      open={place !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={lastPlace?.anchor ?? null}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={() =>
              lastPlace !== null &&
              canReturnFocus(lastPlace.returnFocusTo) &&
              lastPlace.returnFocusTo
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
