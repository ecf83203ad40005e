import type { ReactNode } from 'react';
import { markRoot } from '#src/ui/mark-root.ts';

// Fields that get the focus must not be below the bar.
const markBar = markRoot('numbers-bar');

/** Where the numbers so far are: beside the form, or in a narrow window in a bar above it, which stays visible. */
export const NumbersPlace = ({ children }: { children: ReactNode }) => (
  <aside
    ref={markBar}
    aria-label="The numbers so far"
    className="sticky top-(--header-height) z-20 -mx-4 border-b border-hairline bg-surface-1 sm:-mx-6 lg:top-20 lg:z-auto lg:order-last lg:mx-0 lg:border-0 lg:bg-transparent"
  >
    {children}
  </aside>
);
