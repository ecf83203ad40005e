import type { UseFormReturn } from 'react-hook-form';
import { useCampaignOfGeneration } from '#src/api/generations.ts';
import type { Values } from '#src/components/drafts/rebase.ts';
import type { DraftTarget } from '#src/components/generation/draft-values.ts';
import { toneOf } from '#src/lib/story-tone.ts';
import { ownTextsIn, writtenTexts } from '#src/components/generation/own-texts.ts';
import { type StoryDefaults, writeEntrance } from '#src/components/generation/story-source.ts';
import { Storyteller } from '#src/components/generation/storyteller.tsx';
import type { UsedDraft } from '#src/components/forms/form-draft.ts';
import type { CampaignCreateRequest } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { blankCampaign, campaignFields, campaignLabels, safetyIn } from '../campaign-values.ts';

interface CampaignStorytellerProps {
  /** Null for a new campaign. */
  campaignId: string | null;
  draftOf: string;
  form: Pick<
    UseFormReturn<CampaignCreateRequest, unknown, CampaignCreateRequest>,
    'getValues' | 'setValue'
  >;
  usedDraft: UsedDraft;
  /** Beside the texts that have a button of their own. */
  places: Readonly<Record<'storyOverview' | 'dmNotes', HTMLElement | null>>;
}

const ownTexts = [
  { key: 'storyOverview', label: 'Write the overview', draftLabel: 'Take the draft’s overview' },
  { key: 'dmNotes', label: 'Write the notes', draftLabel: 'Take the draft’s notes' },
] as const;

/** The texts of a campaign that a draft agrees with if a person has written them. */
const ownNames = ['setting', 'storyOverview'] as const;

/** Writes the setting, the story overview and the notes of a campaign, and its title. */
export function CampaignStoryteller({
  campaignId,
  draftOf,
  form,
  usedDraft,
  places,
}: CampaignStorytellerProps) {
  const { data: campaign } = useCampaignOfGeneration(campaignId, true);
  const defaults = (put: Values): StoryDefaults => {
    const values = form.getValues();
    const { title, tone = '', genre = '', startingLevel, partySize } = values;
    return {
      idea: title.trim(),
      tone: toneOf(`${tone} ${genre}`),
      safety: safetyIn(values),
      subject: {
        texts: writtenTexts(
          values,
          ownTextsIn(values, ownNames, put).filter((name) => !isDrafted(name, values[name])),
        ),
      },
      ...(isCount(startingLevel) && { level: startingLevel }),
      ...(isCount(partySize) && { partySize }),
    };
  };
  /** Whether the text is a draft that was saved: another draft does not have to agree with it. */
  const isDrafted = (name: (typeof ownNames)[number], text: string | undefined): boolean =>
    campaign !== undefined && campaign.draftedBy[name] !== null && campaign[name] === text;
  const hasDraft = Object.values(campaign?.draftedBy ?? {}).some((author) => author !== null);
  return (
    <Storyteller
      kinds={['setting']}
      campaignId={campaignId}
      draftOf={draftOf}
      entrances={[
        ...writeEntrance(defaults),
        ...ownTexts.map(({ key, label, draftLabel }) => ({
          label,
          place: { element: places[key], draftLabel },
          defaults: (put: Values) => ({ ...defaults(put), only: key, stays: labelsWithout(key) }),
        })),
      ]}
      target={{ ...targetOf(form), usedDraft }}
      hasSavedDraft={hasDraft}
      isEarlierText={isOfCampaign}
    />
  );
}

/** The list has nothing but the drafts for the campaign of the form. */
const isOfCampaign = () => true;

/** An empty field of a number has the value NaN. */
const isCount = (value: number | undefined): value is number =>
  value !== undefined && !Number.isNaN(value);

/** The longest texts that the contract allows. */
const longestTexts = { setting: 10_000, storyOverview: 10_000, dmNotes: 20_000 } as const;

/** The other texts that a draft has. */
const labelsWithout = (only: string): string[] =>
  (['title', 'setting', 'storyOverview', 'dmNotes'] as const)
    .filter((key) => key !== only)
    .map((key) => campaignLabels[key]);

const targetOf = (form: CampaignStorytellerProps['form']): Omit<DraftTarget, 'usedDraft'> => ({
  fields: campaignFields,
  texts: longestTexts,
  empty: { ...blankCampaign },
  valuesOf: ({ campaign }) => ({ ...campaign }),
  read: () => ({ ...form.getValues() }),
  write: (values) => {
    for (const [name, value] of Object.entries(values)) {
      // The names and values come from `valuesOf` or `read`.
      form.setValue(name as keyof typeof longestTexts, value as string, {
        shouldDirty: true,
        shouldTouch: true,
      });
    }
  },
});
