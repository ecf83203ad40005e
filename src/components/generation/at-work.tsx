import { type ReactNode, useId } from 'react';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import './at-work.css';

interface AtWorkProps {
  label: string;
  /** What the user can do meanwhile. */
  children?: ReactNode;
  /** Whether it takes the focus, because the button that was pressed is gone. */
  isFocused?: boolean;
}

/** Says what the server works on. Nothing is known about how long it takes, so a light moves along a line. */
export function AtWork({ label, children, isFocused = false }: AtWorkProps) {
  const id = useId();
  return (
    <div ref={isFocused ? focusOnMount : null} tabIndex={-1} className="outline-none">
      <p id={id} className="mb-2 text-sm">
        {label}
      </p>
      <div role="progressbar" aria-labelledby={id} className="at-work" />
      {children !== undefined && <p className="mt-2 text-sm text-muted">{children}</p>}
    </div>
  );
}
