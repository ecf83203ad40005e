import { useState } from 'react';
import type { Campaign } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

interface PaintingNoticeProps {
  campaign: Pick<Campaign, 'generateCover' | 'coverImageW1024' | 'coverAlt' | 'role'>;
}

/** Says that the cover of a campaign is being painted, and whether it is there then. */
export function PaintingNotice({ campaign }: PaintingNoticeProps) {
  const { generateCover: isPainting, coverImageW1024: cover, coverAlt, role } = campaign;
  /** The cover while the painter is at work; undefined if no painter was. */
  const [before, setBefore] = useState(isPainting ? cover : undefined);
  if (isPainting && before !== cover) setBefore(cover);
  if (before === undefined) return null;
  const isFailed = !isPainting && cover === before;
  return (
    <div role="status" className="absolute inset-x-2 bottom-2 sm:right-auto">
      {isPainting ? (
        <p className={box}>
          <Spinner className="text-arcane" />
          The cover is being painted
        </p>
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
