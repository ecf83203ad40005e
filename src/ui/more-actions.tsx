import { type ComponentType, useState } from 'react';
import { MoreActionsButton, type MoreActionsProps } from './more-actions-button.tsx';
import { useLoadOnPress } from './use-load-on-press.tsx';

const loadMenu = () => import('./more-actions-menu.tsx');

/**
 * The menu of a page for actions that are seldom needed, such as deletion. A plain button until the
 * user presses it, because the code of a menu is large.
 */
export function MoreActions({ actions, label, load, tabIndex }: MoreActionsProps) {
  const [Menu, setMenu] = useState<ComponentType<MoreActionsProps>>();
  const { notice, buttonProps } = useLoadOnPress({
    load: () => Promise.all([loadMenu(), load?.()]),
    what: 'menu',
    onLoaded: ([{ MoreActionsMenu }]) => setMenu(() => MoreActionsMenu),
  });

  const named = { ...(label !== undefined && { label }), ...(tabIndex && { tabIndex }) };
  if (Menu !== undefined) return <Menu actions={actions} {...named} />;
  return (
    <>
      {notice}
      <MoreActionsButton {...named} aria-haspopup="menu" aria-expanded={false} {...buttonProps} />
    </>
  );
}
