import { type ReactNode, useState } from 'react';
import type { CampaignSummary } from '#src/generated/model/index.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { CampaignCard } from './campaign-card.tsx';

const grids = {
  3: 'grid list-none gap-5 p-0 sm:grid-cols-2 lg:grid-cols-3',
  4: 'grid list-none gap-5 p-0 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4',
} as const;

interface CampaignCardsProps {
  campaigns: readonly CampaignSummary[];
  label: string;
  heading?: 'h2' | 'h3';
  /** The number of columns on a wide screen. */
  columns?: keyof typeof grids;
}

export function CampaignCards({
  campaigns,
  label,
  heading = 'h2',
  columns = 4,
}: CampaignCardsProps) {
  const [now] = useState(Date.now);
  return (
    <ul aria-label={label} className={grids[columns]}>
      {campaigns.map((campaign, index) => (
        <li key={campaign.campaignId}>
          <CampaignCard campaign={campaign} now={now} heading={heading} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}

const coverSkeleton = <Skeleton className="aspect-[16/9] w-full rounded-none!" />;

interface CampaignCardsSkeletonProps extends Pick<CampaignCardsProps, 'label' | 'columns'> {
  /** What is shown in place of the first cover. */
  first?: ReactNode;
}

/** Placeholders for the cards while the campaigns are loading. */
export function CampaignCardsSkeleton({
  label,
  columns = 4,
  first = coverSkeleton,
}: CampaignCardsSkeletonProps) {
  return (
    <div role="status" aria-busy className={grids[columns]}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: columns }, (_, index) => (
        <div key={index} className="panel overflow-hidden">
          {index === 0 ? first : coverSkeleton}
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
