import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ErrorType } from '#src/api/http.ts';
import { EntityForm, type EntityFormProps } from '#src/components/forms/entity-form.tsx';
import { isRemoved, type RemovedAttachment } from '#src/components/forms/form-draft.ts';
import {
  type EntitySource,
  type SaveContext,
  type SaveOutcome,
  useEntityForm,
} from '#src/components/forms/use-entity-form.ts';
import { nextStart } from '#src/components/generation/next-start.ts';
import { OptionalPart } from '#src/components/optional-part.tsx';
import type { ApiProblem, Campaign, CampaignUpdateRequest } from '#src/generated/model/index.ts';
import { CampaignCreateRequest } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { isPaintedCover, type PaintedCover } from './generation/painted-cover.ts';
import {
  campaignDraft,
  campaignFields,
  campaignLabels,
  campaignVersion,
  safetyIn,
} from './campaign-values.ts';
import { CoverField, PaintedCoverField } from './cover-field.tsx';
import { type ChosenCover, isChosenCover, prepareCover } from './prepare-cover.ts';
import { TableFields } from './table-fields.tsx';
import { longestCampaignTitle } from '#src/lib/contract-limits.ts';

/** What the form sends. Only a stored campaign has a cover that can be removed, or a painted one. */
type CampaignBody = CampaignCreateRequest &
  Pick<CampaignUpdateRequest, 'removeCover' | 'coverGenerationId'>;

interface CampaignFormProps<Variables> extends EntitySource<CampaignCreateRequest> {
  /** Null for a new campaign. */
  campaignId: string | null;
  submitLabel: string;
  mutation: UseMutationResult<Campaign, ErrorType<ApiProblem>, Variables>;
  variables: (body: CampaignBody, context: SaveContext) => Variables;
  onDone: (saved: Campaign, outcome: SaveOutcome) => unknown;
  cancel: EntityFormProps['cancel'];
}

/** Loaded after the form, which can do without them. */
const loadParts = async () => (await import('./generation/campaign-parts.ts')).campaignParts;
const loadStoryteller = async () => (await loadParts()).CampaignStoryteller;
const loadPainter = async () => (await loadParts()).CoverPainter;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type CoverChange = ChosenCover | PaintedCover | RemovedAttachment;

const isCoverChange = (value: unknown): value is CoverChange =>
  isChosenCover(value) || isPaintedCover(value) || isRemoved(value);

function sentCover(cover: CoverChange) {
  if (isRemoved(cover)) return { removeCover: true };
  if (isPaintedCover(cover)) return { coverGenerationId: cover.coverGenerationId };
  const { coverImageW1024, coverImageW704 } = cover;
  // A chosen picture takes the place of one that is still to be painted.
  return { coverImageW1024, coverImageW704, generateCover: false };
}

/** The form with all fields of a campaign, for creating and for editing. */
export function CampaignForm<Variables>({
  campaignId,
  submitLabel,
  variables,
  cancel,
  ...options
}: CampaignFormProps<Variables>) {
  const [chosen, setChosen] = useState<CoverChange | null>(null);
  /** The change of the cover. The browser may still be scaling a chosen one. */
  const preparing = useRef<Promise<CoverChange | null>>(Promise.resolve(null));
  const [coverError, setCoverError] = useState<string>();
  const [overviewPlace, setOverviewPlace] = useState<HTMLElement | null>(null);
  const [notesPlace, setNotesPlace] = useState<HTMLElement | null>(null);

  function showCover(picture: CoverChange | null) {
    preparing.current = Promise.resolve(picture);
    setCoverError(undefined);
    setChosen(picture);
  }

  async function chooseCover(file: File | null) {
    showCover(null);
    if (file === null) return;
    const work = prepareCover(file).then((prepared) => ({ name: file.name, ...prepared }));
    preparing.current = work;
    try {
      const prepared = await work;
      // The user may have chosen another picture meanwhile.
      if (preparing.current === work) setChosen(prepared);
    } catch (error) {
      if (preparing.current !== work) return;
      showCover(null);
      setCoverError(messageOf(error));
    }
  }

  const form = useEntityForm({
    ...options,
    savedAs: (saved: Campaign) => ({
      draftOf: campaignDraft(saved.campaignId),
      stored: campaignVersion(saved),
    }),
    onDone: (saved, _, outcome) => options.onDone(saved, outcome),
    schema: CampaignCreateRequest,
    attachment: chosen,
    showAttachment: (found) => showCover(isCoverChange(found) ? found : null),
    variables: async (body: CampaignCreateRequest, { sends, ...context }: SaveContext) => {
      const { usedDraft } = context;
      setCoverError(undefined);
      try {
        const picture = await preparing.current;
        sends(picture);
        return variables(
          {
            ...body,
            ...(picture && sentCover(picture)),
            ...(usedDraft !== null && { draftGenerationId: usedDraft }),
          },
          { ...context, sends, once: () => context.once(picture) },
        );
      } catch (error) {
        setCoverError(messageOf(error));
        return null;
      }
    },
    onProblem(error, { generateCover }) {
      const problem = error.fields.find(({ path }) => path.startsWith('/cover'))?.message;
      setCoverError(problem);
      if (problem !== undefined) return true;
      const next = generateCover ? nextStart(error) : null;
      return next === null ? false : `${error.detail} ${next}`;
    },
  });
  return (
    <EntityForm
      form={form}
      noun="campaign"
      fields={campaignFields}
      submitLabel={submitLabel}
      cancel={cancel}
      changed={chosen !== null}
    >
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <TextField
            {...form.field('title')}
            label={campaignLabels.title}
            maxLength={longestCampaignTitle}
            autoComplete="off"
          />
          <TextAreaField
            {...form.field('setting')}
            label={campaignLabels.setting}
            optional
            rows={5}
            action={
              <OptionalPart
                load={loadStoryteller}
                props={{
                  campaignId,
                  draftOf: options.draftOf,
                  form: form.form,
                  usedDraft: form.usedDraft,
                  places: { storyOverview: overviewPlace, dmNotes: notesPlace },
                }}
              />
            }
            hint="The world and its mood: what you would tell your players."
          />
          <TextAreaField
            {...form.field('storyOverview')}
            label={campaignLabels.storyOverview}
            optional
            rows={6}
            action={<span ref={setOverviewPlace} />}
            hint="What has happened so far."
          />
          <TextAreaField
            {...form.field('dmNotes')}
            label={campaignLabels.dmNotes}
            optional
            rows={6}
            action={<span ref={setNotesPlace} />}
            hint="Behind the screen: secrets, plans and names, for game masters only."
          />
        </div>
        <div className="flex flex-col gap-5">
          <CoverField
            chosen={chosen}
            current={options.stored.attachment ?? null}
            error={coverError}
            onFile={(file) => void chooseCover(file)}
            onRemoval={(removes) => showCover(removes ? { isRemoved: true } : null)}
            action={
              campaignId !== null && (
                <OptionalPart
                  load={loadPainter}
                  props={{
                    campaignId,
                    safety: () => safetyIn(form.form.getValues()),
                    note: 'It becomes the cover when you save the form.',
                    onUse: (cover) => {
                      showCover(cover);
                      return true;
                    },
                  }}
                />
              )
            }
          />
          {campaignId === null && chosen === null && (
            <PaintedCoverField id={form.id} control={form.form.control} />
          )}
          <TableFields id={form.id} control={form.form.control} field={form.field} />
        </div>
      </div>
    </EntityForm>
  );
}
