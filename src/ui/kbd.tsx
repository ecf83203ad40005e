import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface KbdProps {
  /** Whether a screen without a mouse hides it, because such a device rarely has keys. */
  hidesOnTouch?: boolean;
  children: ReactNode;
}

export function Kbd({ hidesOnTouch = false, children }: KbdProps) {
  return (
    <kbd
      className={classNames(
        'inline-block min-w-[1.6em] rounded-sm border border-hairline-strong bg-surface-2 px-1.5 text-center text-xs text-muted',
        hidesOnTouch && 'pointer-coarse:hidden',
      )}
    >
      {children}
    </kbd>
  );
}
