import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { coverSizes } from '#src/components/campaigns/cover-files.ts';
import { Cover } from '#src/components/campaigns/cover.tsx';
import {
  getCampaignGetQueryKey,
  getCampaignGetSuspenseQueryOptions,
  getCampaignListInfiniteQueryKey,
  useCampaignUpdate,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { Panel } from '#src/ui/panel.tsx';
import { CoverPainter } from '../generation/cover-painter.tsx';
import type { PaintedCover } from '../generation/painted-cover.ts';

/** The cover of a campaign, and a button that paints another one. */
export function CoverSection({ campaign }: { campaign: Campaign }) {
  const { campaignId, coverAlt, coverImageW1024 } = campaign;
  const queryClient = useQueryClient();
  const update = useCampaignUpdate();
  const [frame, setFrame] = useState<HTMLElement | null>(null);

  async function use({ coverGenerationId }: PaintedCover): Promise<boolean> {
    try {
      // The request changes only the cover, so it cannot overwrite texts that were written since.
      const newest = getCampaignGetSuspenseQueryOptions(campaignId);
      const { version } = await queryClient.query({ ...newest, staleTime: 0 });
      const headers = { 'If-Match': `"${version}"` };
      const saved = await update.mutateAsync({ campaignId, data: { coverGenerationId }, headers });
      queryClient.setQueryData(getCampaignGetQueryKey(campaignId), saved);
      void queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() });
      toast.success('The campaign has a new cover.');
      return true;
    } catch (error) {
      toast.error(`The cover is as it was. ${failureText(error)}`);
      return false;
    }
  }

  return (
    <Panel title="The cover" className="lg:max-xl:row-span-2">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div ref={setFrame} className="relative w-full max-w-64 overflow-hidden rounded-md">
          <Cover
            campaign={campaign}
            sizes={coverSizes.card}
            alt={coverAlt ?? ''}
            className="aspect-[16/9] w-full bg-surface-2 object-cover"
          />
        </div>
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-4">
          <p className="text-muted">
            The painter looks at the title, the setting and the story so far. You see the picture
            before it takes the place of the present one.
          </p>
          <CoverPainter
            campaignId={campaignId}
            frame={frame}
            note={
              coverImageW1024 === null
                ? 'It becomes the cover at once, for all members.'
                : 'It becomes the cover at once, for all members. The present one stays among your earlier covers.'
            }
            onUse={use}
          />
        </div>
      </div>
    </Panel>
  );
}
