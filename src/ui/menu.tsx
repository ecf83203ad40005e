import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useSinglePress } from './use-single-press.ts';

interface MenuProps {
  /** The button that opens the menu; it gets the expanded state and the key handlers. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
  /**
   * Opens the menu when it is mounted. If the click on the button loads the code of the menu, the
   * menu is mounted after the click and would stay closed without this prop.
   */
  defaultOpen?: boolean;
}

export function Menu({ trigger, align = 'end', defaultOpen = false, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={8} className="z-50">
          <Base.Popup className="popup min-w-52 p-1.5">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemLook =
  'flex min-h-(--target) w-full cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 text-left outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-surface-4 [&_svg]:size-[1.1rem] [&_svg]:text-muted';

interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({
  icon,
  danger = false,
  disabled = false,
  onSelect,
  children,
}: MenuItemProps) {
  // A press closes the menu, but a second one can arrive before that is rendered.
  const isRepeated = useSinglePress(false);
  return (
    <Base.Item
      disabled={disabled}
      onClick={() => {
        if (!isRepeated()) onSelect();
      }}
      className={classNames(itemLook, danger && 'text-ember [&_svg]:text-ember')}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

interface MenuLinkProps {
  icon?: ReactNode;
  /** The link element: `<Link to="…" />` of the router or an `<a href="…" />`. */
  link: ReactElement<Record<string, unknown>>;
  children: ReactNode;
}

export function MenuLink({ icon, link, children }: MenuLinkProps) {
  return (
    <Base.LinkItem render={link} closeOnClick className={itemLook}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="mx-2 my-1.5 h-px bg-hairline-strong" />;
}
