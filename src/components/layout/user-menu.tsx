import { type ComponentType, useState } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { UserMenuButton, type UserMenuProps } from './user-menu-button.tsx';

const loadPanel = () => import('./user-menu-panel.tsx');

/**
 * A plain button until it is pressed: the menu behind it weighs more than a page, so its code comes
 * when a hand or the focus comes near.
 */
export function UserMenu() {
  const user = useCurrentUser();
  const [Panel, setPanel] = useState<ComponentType<UserMenuProps>>();

  async function open() {
    const { UserMenuPanel } = await loadPanel();
    setPanel(() => UserMenuPanel);
  }

  if (Panel !== undefined) return <Panel user={user} />;
  return (
    <UserMenuButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={() => void open()}
    />
  );
}
