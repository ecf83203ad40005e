import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface MenuProps {
  /** The button that opens the menu; it gets the expanded state and the key handlers. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
  /** True if the menu must open when it is mounted, because the click on its button loaded it. */
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

export function MenuItem({ icon, danger = false, disabled = false, ...rest }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={rest.onSelect}
      className={classNames(itemLook, danger && 'text-ember [&_svg]:text-ember')}
    >
      {icon}
      {rest.children}
    </Base.Item>
  );
}

interface MenuLinkProps {
  icon?: ReactNode;
  /** The link element, of the router or a plain one: `<Link to="…" />`. */
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
