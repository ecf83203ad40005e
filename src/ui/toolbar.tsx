import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ToolbarProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A group of controls. Tab moves through all of them. The group does not handle the arrow keys,
 * because it may contain fields that need these keys.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames('flex flex-wrap items-center gap-2', className)}
    >
      {children}
    </div>
  );
}
