import { type ComponentType, useState } from 'react';
import { useCurrentUser } from '#src/api/session.ts';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { UserMenuButton, type UserMenuProps } from './user-menu-button.tsx';

const loadPanel = () => import('./user-menu-panel.tsx');

/** A plain button until the user presses it, because the code of the menu is large. */
export function UserMenu() {
  const user = useCurrentUser();
  const [Panel, setPanel] = useState<ComponentType<UserMenuProps>>();
  const { notice, buttonProps } = useLoadOnPress({
    load: loadPanel,
    what: 'menu',
    onLoaded: ({ UserMenuPanel }) => setPanel(() => UserMenuPanel),
  });

  if (Panel !== undefined) return <Panel user={user} />;
  return (
    <>
      {notice}
      <UserMenuButton user={user} aria-haspopup="menu" aria-expanded={false} {...buttonProps} />
    </>
  );
}
