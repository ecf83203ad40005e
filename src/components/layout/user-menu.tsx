import { type ComponentType, useState } from 'react';
import { useCurrentUser } from '#src/api/session.ts';
import { UserMenuButton, type UserMenuProps } from './user-menu-button.tsx';

const loadPanel = () => import('./user-menu-panel.tsx');

/**
 * Loads the code of the menu before the button is pressed. An error is ignored, because the press
 * tries again.
 */
const prefetchPanel = () => void loadPanel().catch(() => undefined);

/**
 * A plain button until the user presses it. The code of the menu is large, so it is loaded only
 * when the pointer or the focus is on the button.
 */
export function UserMenu() {
  const user = useCurrentUser();
  const [Panel, setPanel] = useState<ComponentType<UserMenuProps>>();

  const [loadFailed, setLoadFailed] = useState(false);

  async function open() {
    try {
      const { UserMenuPanel } = await loadPanel();
      setPanel(() => UserMenuPanel);
    } catch {
      setLoadFailed(true);
    }
  }

  if (Panel !== undefined) return <Panel user={user} />;
  return (
    <>
      {loadFailed && (
        <span role="alert" className="mr-3 text-sm text-ember">
          The menu did not arrive. Try again.
        </span>
      )}
      <UserMenuButton
        user={user}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={() => void open()}
      />
    </>
  );
}
