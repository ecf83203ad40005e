import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

/** The menu of a page for actions that are seldom needed, such as deletion. */
export function MoreActions({ children }: { children: ReactNode }) {
  return (
    <Menu
      trigger={
        <IconButton
          label="More actions"
          variant="quiet"
          icon={<Ellipsis aria-hidden size={18} />}
        />
      }
    >
      {children}
    </Menu>
  );
}
