import type { ReactNode } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { PanelSkeleton } from '../page-skeleton.tsx';
import { CampaignCardsSkeleton } from './campaign-cards.tsx';

/** `tools/build/early-data.ts` adds the files of the cover. */
const Cover = ({ className }: { className: string }) => (
  <img alt="" decoding="sync" fetchPriority="high" className={className} />
);

const Outline = ({ children }: { children: ReactNode }) => (
  <PageFrame>
    <div role="status" aria-busy>
      <VisuallyHidden>Loading...</VisuallyHidden>
      {children}
    </div>
  </PageFrame>
);

/** The outline of `CampaignBand` and of what is below it. */
const campaign = (
  <Outline>
    <div className="relative isolate mb-4 overflow-hidden rounded-lg border border-hairline bg-surface-1 sm:flex sm:items-stretch">
      <div className="absolute inset-0 -z-10 opacity-25 blur-2xl">
        <Cover className="size-full object-cover" />
      </div>
      <div className="relative sm:w-[40vw] sm:max-w-lg sm:shrink-0 sm:self-start">
        <Cover className="aspect-[16/9] w-full bg-surface-2 object-cover" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-end gap-3 p-4 sm:px-6 sm:py-5">
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <div className="h-(--target)" />
      </div>
    </div>
    <div className="h-(--target)" />
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8">
      <PanelSkeleton lines={6} />
      <PanelSkeleton lines={8} />
    </div>
  </Outline>
);

/** The outline of a page with the cards of campaigns. */
const cards = (columns: 3 | 4) => (
  <Outline>
    <div className="mb-6 flex flex-col gap-3 sm:mb-8">
      <Skeleton className="h-9 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
    </div>
    <CampaignCardsSkeleton
      label="Loading the campaigns"
      columns={columns}
      first={<Cover className="aspect-[16/9] w-full bg-surface-2 object-cover" />}
    />
  </Outline>
);

/**
 * What built pages show with the cover of their first campaign, before the app has started. By the path of the page.
 */
export const earlyOutlines: Readonly<Record<string, ReactNode>> = {
  '/dashboard': cards(3),
  '/campaigns': cards(4),
  '/campaigns/:campaignId': campaign,
};
