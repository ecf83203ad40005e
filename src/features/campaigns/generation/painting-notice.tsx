import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { getCampaignGetQueryKey } from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/** Few people cancel a cover, so the code for it is loaded while it is painted. */
const loadCancel = async () => (await import('./cancel-painting.tsx')).CancelPainting;

interface PaintingNoticeProps {
  campaign: Pick<
    Campaign,
    'campaignId' | 'generateCover' | 'coverImageW1024' | 'coverAlt' | 'role'
  >;
}

/** Says that the cover of a campaign is being painted, and whether it is there then. */
export function PaintingNotice({ campaign }: PaintingNoticeProps) {
  const queryClient = useQueryClient();
  const {
    campaignId,
    generateCover: isPainting,
    coverImageW1024: cover,
    coverAlt,
    role,
  } = campaign;
  /** The cover while the painter is at work; undefined if no painter was. */
  const [before, setBefore] = useState(isPainting ? cover : undefined);
  const [isCancelled, setCancelled] = useState(false);
  if (isPainting && before !== cover) setBefore(cover);
  if (before === undefined || (isCancelled && !isPainting)) return null;
  const isFailed = !isPainting && cover === before;
  return (
    <div role="status" className="absolute inset-x-2 bottom-2 sm:right-auto">
      {isPainting ? (
        <div className={box}>
          <Spinner className="text-arcane" />
          <p className="min-w-0 flex-1">The cover is being painted</p>
          {isGameMaster(role) && (
            <OptionalPart
              load={loadCancel}
              props={{
                campaignId,
                onEnd: () => {
                  setCancelled(true);
                  const queryKey = getCampaignGetQueryKey(campaignId);
                  void queryClient.invalidateQueries({ queryKey });
                },
              }}
            />
          )}
        </div>
      ) : isFailed ? (
        <p className={box}>
          {isGameMaster(role)
            ? 'The cover could not be painted. You can paint one in Settings.'
            : 'The cover could not be painted.'}
        </p>
      ) : (
        // A cover without words was uploaded meanwhile.
        coverAlt !== null && <VisuallyHidden>The cover is painted.</VisuallyHidden>
      )}
    </div>
  );
}

const box =
  'flex items-center gap-2 rounded-md border border-arcane/40 bg-surface-1/90 px-3 py-1.5 text-sm';
