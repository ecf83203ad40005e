import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { useLoadOnPress } from './use-load-on-press.tsx';

interface MenuAction {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

export interface MoreActionsProps {
  actions: readonly MenuAction[];
  /** Names the menu, if the page has several: "Actions for Tomas". */
  label?: string;
  /** Loads what the actions need. The menu opens when it is there. */
  load?: () => Promise<void>;
  /** -1 if the user reaches the button by other keys than Tab. */
  tabIndex?: -1;
}

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

interface MoreActionsButtonProps extends ComponentProps<'button'> {
  label?: string;
}

export function MoreActionsButton({ label = 'More actions', ...props }: MoreActionsButtonProps) {
  return (
    <IconButton
      {...props}
      type="button"
      label={label}
      variant="quiet"
      icon={<Ellipsis aria-hidden size={18} />}
    />
  );
}
