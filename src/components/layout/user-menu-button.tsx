import type { ComponentProps } from 'react';
import type { CurrentUser } from '#src/api/session.ts';
import { Avatar } from '#src/ui/avatar.tsx';

export interface UserMenuProps {
  user: CurrentUser | null;
}

interface UserMenuButtonProps
  extends UserMenuProps, Omit<ComponentProps<'button'>, 'type' | 'children'> {}

export function UserMenuButton({ user, ...rest }: UserMenuButtonProps) {
  return (
    <button
      type="button"
      aria-label="Open user menu"
      {...rest}
      className="grid size-11 place-items-center rounded-full"
    >
      <Avatar name={user?.name} />
    </button>
  );
}
