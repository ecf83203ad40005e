import type { ReactNode } from 'react';
import { PageHeader } from '#src/ui/page-header.tsx';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links to other pages, below the card. */
  links?: ReactNode;
  /**
   * True if this card replaces another card of the page. If so, the heading of this card gets the focus.
   */
  follows?: boolean;
}

const focusHeading = (card: HTMLElement | null) => card?.querySelector('h1')?.focus();

export function AuthCard({ title, lead, children, links, follows = false }: AuthCardProps) {
  return (
    <div
      ref={follows ? focusHeading : null}
      className="mx-auto w-full max-w-md px-4 py-10 sm:py-16"
    >
      <div className="panel flex flex-col gap-5 p-6 sm:p-8">
        <PageHeader title={title} lead={lead} className="mb-0! sm:mb-0!" />
        {children}
      </div>
      {links && (
        <div className="mt-5 flex flex-col items-center gap-2 text-center text-sm text-muted">
          {links}
        </div>
      )}
    </div>
  );
}
