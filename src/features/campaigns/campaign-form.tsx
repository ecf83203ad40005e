import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorType } from '#src/api/http.ts';
import { EntityForm, type EntityFormProps } from '#src/components/forms/entity-form.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import type { OnceHeaders } from '#src/components/forms/use-single-submit.ts';
import type { ApiProblem, Campaign } from '#src/generated/model/index.ts';
import { CampaignCreateRequest } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { CampaignValues } from './campaign-values.ts';
import { CoverField } from './cover-field.tsx';
import { prepareCover } from './prepare-cover.ts';
import { TableFields } from './table-fields.tsx';

interface CampaignFormProps<Variables> {
  defaults: CampaignValues;
  /** The URL of the stored cover. */
  cover?: string | null;
  submitLabel: string;
  mutation: UseMutationResult<Campaign, ErrorType<ApiProblem>, Variables>;
  variables: (body: CampaignCreateRequest, headers: OnceHeaders) => Variables;
  onDone: (saved: Campaign) => unknown;
  cancel: EntityFormProps['cancel'];
}

/** The form with all fields of a campaign, for creating and for editing. */
export function CampaignForm<Variables>({
  defaults,
  cover = null,
  submitLabel,
  mutation,
  variables,
  onDone,
  cancel,
}: CampaignFormProps<Variables>) {
  const [file, setFile] = useState<File | null>(null);
  const [coverError, setCoverError] = useState<string>();
  const form = useApiForm({
    schema: CampaignCreateRequest,
    defaultValues: defaults,
    mutation,
    variables: async (body: CampaignCreateRequest, headers: OnceHeaders) => {
      setCoverError(undefined);
      try {
        return variables({ ...body, ...(file && (await prepareCover(file))) }, headers);
      } catch (error) {
        setCoverError(error instanceof Error ? error.message : String(error));
        return null;
      }
    },
    onDone,
    onProblem: ({ fields }) => {
      const problem = fields.find(({ path }) => path.startsWith('/coverImage'))?.message;
      setCoverError(problem);
      return problem !== undefined;
    },
  });
  return (
    <EntityForm
      form={form}
      submitLabel={submitLabel}
      cancel={cancel}
      changed={file !== null}
      warning="This campaign has changes that are not saved."
    >
      <TextField {...form.field('title')} label="Title" maxLength={120} autoComplete="off" />
      <CoverField
        file={file}
        current={cover}
        error={coverError}
        onFile={(chosen) => {
          setCoverError(undefined);
          setFile(chosen);
        }}
      />
      {cover === null && file === null && (
        <CheckboxField
          {...form.field('generateCover')}
          label="Have a cover painted"
          hint="The storyteller paints one when it is at work on this server; until then a painting of ours hangs there."
        />
      )}
      <TextAreaField
        {...form.field('setting')}
        label="Setting"
        optional
        rows={5}
        hint="The world and its mood. Players may read this."
      />
      <TextAreaField
        {...form.field('storyOverview')}
        label="Story overview"
        optional
        rows={6}
        hint="What has happened so far. Players may read this, too."
      />
      <TextAreaField
        {...form.field('dmNotes')}
        label="Game master’s notes"
        optional
        rows={6}
        hint="Behind the screen: nobody but game masters ever gets to see this."
      />
      <TableFields register={form.form.register} field={form.field} />
    </EntityForm>
  );
}
