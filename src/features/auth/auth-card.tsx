import type { ReactNode } from 'react';
import { authPicture } from '#src/components/pictures.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Picture } from '#src/ui/picture.tsx';

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
    <div className="lg:grid lg:min-h-[calc(100svh-var(--header-height))] lg:grid-cols-2">
      {/* A narrow screen does not load it: the browser fetches no lazy picture that is not laid out. */}
      <div className="relative hidden overflow-hidden lg:block">
        <Picture
          {...authPicture}
          sizes="75vw"
          alt=""
          className="absolute inset-0 size-full [mask-image:linear-gradient(to_right,black_65%,transparent)] object-cover object-left"
        />
      </div>
      <div
        ref={follows ? focusHeading : null}
        className="mx-auto w-full max-w-md self-center px-4 py-10 sm:py-16"
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
    </div>
  );
}
