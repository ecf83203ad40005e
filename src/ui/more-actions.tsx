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
  /** Loads what the actions need. The menu opens when it is there. */
  load?: () => Promise<void>;
}

const loadMenu = () => import('./more-actions-menu.tsx');

/**
 * The menu of a page for actions that are seldom needed, such as deletion. A plain button until the
 * user presses it, because the code of a menu is large.
 */
export function MoreActions({ actions, load }: MoreActionsProps) {
  const [Menu, setMenu] = useState<ComponentType<MoreActionsProps>>();
  const { notice, buttonProps } = useLoadOnPress({
    load: () => Promise.all([loadMenu(), load?.()]),
    what: 'menu',
    onLoaded: ([{ MoreActionsMenu }]) => setMenu(() => MoreActionsMenu),
  });

  if (Menu !== undefined) return <Menu actions={actions} />;
  return (
    <>
      {notice}
      <MoreActionsButton aria-haspopup="menu" aria-expanded={false} {...buttonProps} />
    </>
  );
}

export function MoreActionsButton(props: ComponentProps<'button'>) {
  return (
    <IconButton
      {...props}
      type="button"
      label="More actions"
      variant="quiet"
      icon={<Ellipsis aria-hidden size={18} />}
    />
  );
}
