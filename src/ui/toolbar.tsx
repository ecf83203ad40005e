import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ToolbarProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Buttons that belong together; Tab moves through them one by one, since some of them are fields.
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
