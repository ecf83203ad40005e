import type { CampaignSummary } from '#src/generated/model/index.ts';

export type CoverFields = Pick<
  CampaignSummary,
  'campaignId' | 'coverImageW1024' | 'coverImageW704'
>;

interface CoverFiles {
  /** The URL of the picture with a width of 704 px. */
  readonly small: string;
  readonly srcSet: string;
}

/**
 * The files of a cover: the uploaded picture, or one of the built-in paintings, which is always the
 * same for a campaign. Built pages contain the source of this function, so it uses nothing outside.
 *
 * @param host of the API, without a slash at its end; empty for the host of the page
 */
export function coverFiles(campaign: CoverFields, host: string): CoverFiles {
  const { campaignId, coverImageW1024, coverImageW704 } = campaign;
  const paintings = 4;
  let sum = 0;
  for (const letter of campaignId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const painting = `/art/cover-${(sum % paintings) + 1}`;
  const large = coverImageW1024 === null ? `${painting}-1024.webp` : host + coverImageW1024;
  const small =
    coverImageW1024 === null ? `${painting}-704.webp` : host + (coverImageW704 ?? coverImageW1024);
  return { small, srcSet: `${small} 704w, ${large} 1024w` };
}

/** The `sizes` of covers: on a card of a list, and at the top of the campaign's page. */
export const coverSizes = {
  card: '(min-width: 1024px) 29rem, (min-width: 640px) 50vw, calc(100vw - 2rem)',
  page: '(min-width: 1280px) 32rem, (min-width: 640px) 40vw, calc(100vw - 2rem)',
} as const;
