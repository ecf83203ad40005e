import { Menu, MenuItem } from './menu.tsx';
import { MoreActionsButton, type MoreActionsProps } from './more-actions-button.tsx';

/** The menu, open at first. `MoreActions` loads this module when the menu is needed. */
export function MoreActionsMenu({ actions, ...named }: MoreActionsProps) {
  const button = <MoreActionsButton {...named} />;
  return (
    <Menu defaultOpen trigger={button}>
      {actions.map(({ label: text, ...action }) => (
        <MenuItem key={text} {...action}>
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
}
