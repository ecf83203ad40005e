import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { keepSubmit } from './keep-submit.ts';

interface PopoverProps {
  /** The button that opens the popover; the button gets the expanded state and the key handlers. */
  trigger: ReactElement<Record<string, unknown>>;
  title: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Set it only if other code must be able to close the popover. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A small panel beside its trigger. Escape and a click elsewhere close it. */
export function Popover({
  trigger,
  title,
  align = 'end',
  className,
  children,
  ...state
}: PopoverProps) {
  return (
    <Base.Root {...state}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={8} className="z-50">
          <Base.Popup
            {...keepSubmit}
            className={classNames(
              'popup max-h-[min(36rem,var(--available-height))] max-w-[calc(100vw-16px)] min-w-64 overflow-y-auto overscroll-contain p-4',
              className,
            )}
          >
            <Base.Title className="mb-2 text-base font-semibold">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
