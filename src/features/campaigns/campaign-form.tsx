import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { ErrorType } from '#src/api/http.ts';
import { ApiForm } from '#src/components/forms/api-form.tsx';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import { useApiForm } from '#src/components/forms/use-api-form.ts';
import { Button } from '#src/ui/button.tsx';
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
  /** The cover of before. */
  cover?: string | null;
  submitLabel: string;
  mutation: UseMutationResult<Campaign, ErrorType<ApiProblem>, Variables>;
  variables: (body: CampaignCreateRequest) => Variables;
  onDone: (saved: Campaign) => unknown;
  /** How the work ends without saving: by a link to another page, or by going on with this one. */
  cancel: ReactNode | (() => void);
}

/** Everything a campaign is made of; creating and changing it is the same form. */
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
  const [saved, setSaved] = useState(false);
  const form = useApiForm({
    schema: CampaignCreateRequest,
    defaultValues: defaults,
    mutation,
    variables: async (body: CampaignCreateRequest) => {
      setCoverError(undefined);
      try {
        return variables({ ...body, ...(file && (await prepareCover(file))) });
      } catch (error) {
        setCoverError(error instanceof Error ? error.message : String(error));
        return null;
      }
    },
    onDone: (campaign) => {
      setSaved(true);
      return onDone(campaign);
    },
    onProblem: ({ fields }) => {
      const problem = fields.find(({ path }) => path.startsWith('/coverImage'))?.message;
      setCoverError(problem);
      return problem !== undefined;
    },
  });
  const { isDirty } = useFormState({ control: form.form.control });
  const [asked, setAsked] = useState(false);
  const dirty = !saved && (isDirty || file !== null);

  return (
    <>
      <ApiForm
        form={form}
        submitLabel={submitLabel}
        actions={
          typeof cancel === 'function' ? (
            <Button variant="ghost" onClick={() => (dirty ? setAsked(true) : cancel())}>
              Cancel
            </Button>
          ) : (
            cancel
          )
        }
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
      </ApiForm>
      {/* Beside the form: its dialog has a form of its own. */}
      <LeaveGuard
        dirty={dirty}
        {...(typeof cancel === 'function' && {
          ending: { asked, onLeave: cancel, onStay: () => setAsked(false) },
        })}
      >
        This campaign has changes that are not saved.
      </LeaveGuard>
    </>
  );
}
