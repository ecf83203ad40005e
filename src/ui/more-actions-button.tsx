import { Ellipsis } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

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
