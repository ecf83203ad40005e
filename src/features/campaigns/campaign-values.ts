import type { ShownField } from '#src/components/drafts/conflict-card.tsx';
import { showLabel, showText } from '#src/components/drafts/shown-values.ts';
import { attachmentField, type RecordVersion } from '#src/components/forms/form-draft.ts';
import type { Campaign, CampaignCreateRequest } from '#src/generated/model/index.ts';
import { defaultTableFields } from '#src/lib/campaign-table.ts';
import { editionLabels, statusLabels } from './campaign-labels.ts';
import { CoverPicture } from './cover-picture.tsx';
import { isPaintedCover } from './generation/painted-cover.ts';
import { isChosenCover } from './prepare-cover.ts';

/** The values of the form of a campaign, without the cover. */
export type CampaignValues = Required<
  Pick<
    Campaign,
    | 'title'
    | 'setting'
    | 'storyOverview'
    | 'dmNotes'
    | 'generateCover'
    | 'edition'
    | 'status'
    | 'genre'
    | 'tone'
    | 'startingLevel'
    | 'partySize'
    | 'safetyLines'
    | 'safetyVeils'
  >
>;

export const blankCampaign: CampaignValues = {
  title: '',
  setting: '',
  storyOverview: '',
  dmNotes: '',
  generateCover: false,
  ...defaultTableFields,
};

/**
 * The labels of the fields, in the order of the form. `generateCover` has none, because it belongs to the
 * creation, which has no conflicts.
 */
export const campaignLabels: Readonly<
  Record<Exclude<keyof CampaignValues, 'generateCover'> | typeof attachmentField, string>
> = {
  title: 'Title',
  setting: 'Setting',
  storyOverview: 'Story overview',
  dmNotes: 'Game master’s notes',
  [attachmentField]: 'Cover picture',
  status: 'Status',
  edition: 'Edition',
  genre: 'Genre',
  tone: 'Tone',
  startingLevel: 'Starting level',
  partySize: 'Party size',
  safetyLines: 'Lines',
  safetyVeils: 'Veils',
};

function showCover(cover: unknown): string {
  if (isChosenCover(cover)) return cover.name;
  if (isPaintedCover(cover)) return 'the painted picture';
  return typeof cover === 'string' ? 'the saved picture' : 'no picture';
}

const shownAs: Readonly<Record<string, Pick<ShownField, 'show' | 'Picture'>>> = {
  status: { show: showLabel(statusLabels) },
  edition: { show: showLabel(editionLabels) },
  [attachmentField]: { show: showCover, Picture: CoverPicture },
};

/** How the fields are shown in a conflict. */
export const campaignFields: readonly ShownField[] = Object.entries(campaignLabels).map(
  ([key, label]) => ({ key, label, show: showText, ...shownAs[key] }),
);

/** The lines and veils in the form, which a draft keeps to before they are saved. */
export const safetyIn = ({
  safetyLines = '',
  safetyVeils = '',
}: Pick<CampaignCreateRequest, 'safetyLines' | 'safetyVeils'>) => ({ safetyLines, safetyVeils });

/** The name of the drafts of a stored campaign. */
export const campaignDraft = (campaignId: string): string => `campaign/${campaignId}`;

/** The values of a stored campaign. Only game masters get its notes. */
export function campaignVersion({ version, ...campaign }: Campaign): RecordVersion<CampaignValues> {
  const {
    campaignId: _id,
    coverImageW1024: _large,
    coverImageW704: attachment,
    coverAlt: _alt,
    role: _role,
    meta: _meta,
    ...values
  } = campaign;
  return { values: { ...blankCampaign, ...values }, version, attachment };
}
