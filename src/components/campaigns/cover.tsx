import { apiHost } from '#src/api/host.ts';
import type { CampaignSummary } from '#src/generated/model/index.ts';
import { Picture } from '#src/ui/picture.tsx';

interface CoverProps {
  campaign: Pick<CampaignSummary, 'campaignId' | 'coverImageW1024' | 'coverImageW704'>;
  sizes: string;
  eager?: boolean;
  className?: string;
}

const paintings = 4;

/** Chooses a painting. The same campaign always has the same painting. */
function paintingOf(campaignId: string): number {
  let sum = 0;
  for (const letter of campaignId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % paintings) + 1;
}

/**
 * The cover of the campaign or a built-in painting. `alt` is empty, because the title is beside the
 * image.
 */
export function Cover({ campaign, ...image }: CoverProps) {
  const painting = paintingOf(campaign.campaignId);
  const hasCover = campaign.coverImageW1024 !== null;
  const small = hasCover
    ? apiHost() + (campaign.coverImageW704 ?? campaign.coverImageW1024)
    : `/art/cover-${painting}-704.webp`;
  const large = hasCover
    ? apiHost() + campaign.coverImageW1024
    : `/art/cover-${painting}-1024.webp`;
  return (
    <Picture
      {...image}
      src={small}
      srcSet={`${small} 704w, ${large} 1024w`}
      width={1024}
      height={576}
      alt=""
    />
  );
}
