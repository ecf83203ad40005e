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
      {/* On a narrow screen the picture is above the card, and the small file is enough. It is not lazy,
          because the largest paint of the page waits for it. */}
      <div className="relative h-32 overflow-hidden sm:h-44 lg:h-auto">
        <Picture
          {...authPicture}
          sizes="(min-width: 1024px) 75vw, 50vw"
          alt=""
          loading="eager"
          className="absolute inset-0 size-full [mask-image:linear-gradient(to_bottom,black_55%,transparent)] object-cover object-[0_45%] lg:[mask-image:linear-gradient(to_right,black_65%,transparent)] lg:object-left"
        />
      </div>
      <div
        ref={follows ? focusHeading : null}
        className="relative mx-auto -mt-6 w-full max-w-md self-center px-4 pb-10 sm:-mt-10 sm:pb-16 lg:mt-0 lg:pt-16"
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
