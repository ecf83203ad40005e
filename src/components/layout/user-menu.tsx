import { type ComponentType, useState } from 'react';
import { useCurrentUser } from '#src/api/session.ts';
import { UserMenuButton, type UserMenuProps } from './user-menu-button.tsx';

const loadPanel = () => import('./user-menu-panel.tsx');

/** Loads the code of the menu ahead. An error is ignored, because a press on the button tries again. */
const fetchAhead = () => void loadPanel().catch(() => undefined);

/**
 * A plain button until the user presses it. The code of the menu is larger than a page, so it is
 * loaded when the pointer or the focus is on the button.
 */
export function UserMenu() {
  const user = useCurrentUser();
  const [Panel, setPanel] = useState<ComponentType<UserMenuProps>>();

  const [missing, setMissing] = useState(false);

  async function open() {
    try {
      const { UserMenuPanel } = await loadPanel();
      setPanel(() => UserMenuPanel);
    } catch {
      setMissing(true);
    }
  }

  if (Panel !== undefined) return <Panel user={user} />;
  return (
    <>
      {missing && (
        <span role="alert" className="mr-3 text-sm text-ember">
          The menu did not arrive. Try again.
        </span>
      )}
      <UserMenuButton
        user={user}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void open()}
      />
    </>
  );
}
