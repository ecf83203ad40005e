import { LayoutDashboard, LogIn, LogOut, Settings, UserPlus } from 'lucide-react';
import { paths } from '#src/paths.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#src/ui/menu.tsx';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';
import { useLogout } from './use-logout.ts';
import { UserMenuButton, type UserMenuProps } from './user-menu-button.tsx';

/** The menu, open at first. `UserMenu` loads this module when the menu is needed. */
export function UserMenuPanel({ user }: UserMenuProps) {
  return (
    <Menu defaultOpen trigger={<UserMenuButton user={user} />}>
      {user === null ? <GuestEntries /> : <UserEntries isAdmin={user.groups.includes('admin')} />}
    </Menu>
  );
}

function GuestEntries() {
  return (
    <>
      <MenuLink icon={<LogIn aria-hidden />} link={<PrefetchLink to={paths.login()} />}>
        Sign In
      </MenuLink>
      <MenuLink icon={<UserPlus aria-hidden />} link={<PrefetchLink to={paths.register} />}>
        Register
      </MenuLink>
    </>
  );
}

function UserEntries({ isAdmin }: { isAdmin: boolean }) {
  const logout = useLogout();
  return (
    <>
      {isAdmin && (
        <>
          <MenuLink icon={<Settings aria-hidden />} link={<PrefetchLink to={paths.admin} />}>
            Admin
          </MenuLink>
          <MenuSeparator />
        </>
      )}
      <MenuLink
        icon={<LayoutDashboard aria-hidden />}
        link={<PrefetchLink to={paths.dashboard()} />}
      >
        Dashboard
      </MenuLink>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void logout()}>
        Logout
      </MenuItem>
    </>
  );
}
