import { type ComponentType, useEffect, useState } from 'react';
import { useCurrentUser } from '#src/api/session.ts';
import { whenIdle } from '#src/api/when-idle.ts';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { UserMenuButton, type UserMenuProps as UserMenuPanelProps } from './user-menu-button.tsx';

const loadPanel = () => import('./user-menu-panel.tsx');

/** The page of the gear may load 15 scripts, and the menu, which needs two more, is no part of it. */
const afterPageMs = 4000;

interface UserMenuProps {
  load?: () => Promise<{ UserMenuPanel: ComponentType<UserMenuPanelProps> }>;
}

/**
 * A plain button until the user presses it, because the code of the menu is large. For a user, the code
 * is loaded soon after the page: without a network, it would not arrive, and the user could not sign out.
 */
export function UserMenu({ load = loadPanel }: UserMenuProps) {
  const user = useCurrentUser();
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn) return undefined;
    let cancelIdle = (): void => undefined;
    const timer = setTimeout(() => {
      cancelIdle = whenIdle(() => void load().catch(() => undefined));
    }, afterPageMs);
    return () => {
      clearTimeout(timer);
      cancelIdle();
    };
  }, [signedIn, load]);
  const [Panel, setPanel] = useState<ComponentType<UserMenuPanelProps>>();
  const { notice, buttonProps } = useLoadOnPress({
    load,
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
