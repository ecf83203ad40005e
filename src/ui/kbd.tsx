import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-[1.6em] rounded-sm border border-hairline-strong bg-surface-2 px-1.5 text-center text-xs text-muted">
      {children}
    </kbd>
  );
}
