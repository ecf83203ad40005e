import { Menu, MenuItem } from './menu.tsx';
import { MoreActionsButton, type MoreActionsProps } from './more-actions.tsx';

/** The menu, open at first. `MoreActions` loads this module when the menu is needed. */
export function MoreActionsMenu({ actions }: MoreActionsProps) {
  return (
    <Menu defaultOpen trigger={<MoreActionsButton />}>
      {actions.map(({ label, ...action }) => (
        <MenuItem key={label} {...action}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
