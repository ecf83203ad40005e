import type { ReactNode } from 'react';
import { coverSizes } from '#src/components/campaigns/cover-files.ts';
import { Cover } from '#src/components/campaigns/cover.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import type { Campaign } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { PaintingNotice } from '../generation/painting-notice.tsx';

interface CampaignBandProps {
  campaign: Campaign;
  lead: string;
  actions: ReactNode;
}

/**
 * The title of a campaign beside its whole cover, or below it on a phone. A blurred copy of the cover
 * colours the band; with its blur, it is less high than in the outline before it (`earlyOutlines`): a larger picture
 * would be the largest paint of the page, long after the cover.
 */
export const CampaignBand = ({ campaign, lead, actions }: CampaignBandProps) => (
  <div className="relative isolate mb-4 overflow-hidden rounded-lg border border-hairline bg-surface-1 sm:flex sm:items-stretch">
    <div aria-hidden className="absolute inset-x-0 top-0 -z-10 h-64 max-h-full opacity-25 blur-2xl">
      <Cover campaign={campaign} eager sizes={coverSizes.page} className="size-full object-cover" />
    </div>
    <div className="relative sm:w-[40vw] sm:max-w-lg sm:shrink-0 sm:self-start">
      <Cover
        key={campaign.coverImageW1024}
        campaign={campaign}
        eager
        sizes={coverSizes.page}
        alt={campaign.coverAlt ?? ''}
        className="aspect-[16/9] w-full bg-surface-2 object-cover"
      />
      <PaintingNotice campaign={campaign} />
    </div>
    <PageHeader
      eyebrow={
        <PrefetchLink to={paths.campaignList} className="text-link">
          Campaigns
        </PrefetchLink>
      }
      title={campaign.title}
      lead={lead}
      actions={actions}
      className="mb-0! min-w-0 flex-1 content-end p-4 sm:px-6 sm:py-5"
    />
  </div>
);
