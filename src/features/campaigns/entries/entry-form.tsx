import { useIsMutating, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import type { ErrorType } from '#src/api/http.ts';
import { EntityForm, type EntityFormProps } from '#src/components/forms/entity-form.tsx';
import {
  type EntitySource,
  type SaveContext,
  type SaveOutcome,
  useEntityForm,
} from '#src/components/forms/use-entity-form.ts';
import { OptionalPart } from '#src/components/optional-part.tsx';
import type { ApiProblem, Entry, EntryCreateRequest, Member } from '#src/generated/model/index.ts';
import { entryLimits } from '#src/lib/entries/entry-limits.ts';
import { Panel } from '#src/ui/panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DetailFields } from './detail-fields.tsx';
import { EntryCoverField } from './entry-cover-field.tsx';
import { entryTypes, typeTexts } from './entry-labels.ts';
import { entryDraft } from './entry-draft.ts';
import { EntryTextField } from './entry-text-field.tsx';
import {
  entryBody,
  type EntryFields,
  entryFields,
  entrySchema,
  type EntryValues,
  entryVersion,
  fieldLabels,
} from './entry-values.ts';
import { CannotSave } from './kept-text.tsx';
import { memberName } from './member-name.ts';
import { mergeEntryField } from './merge-entry.ts';
import { pictureUploads } from './use-picture-upload.ts';
import { VisibilityField } from './visibility-field.tsx';

interface EntryFormProps<Variables> extends EntitySource<EntryValues> {
  members: readonly Member[];
  /** The player who reads all of the entry, as in `readingAuthor`. */
  author: string | undefined;
  submitLabel: string;
  mutation: UseMutationResult<Entry, ErrorType<ApiProblem>, Variables>;
  variables: (body: EntryCreateRequest, context: SaveContext) => Variables;
  onDone: (saved: Entry, outcome: SaveOutcome) => unknown;
  cancel: EntityFormProps['cancel'];
  /** Makes the next submit create a new entry, because the edited one is deleted. */
  onCreateAgain?: () => void;
}

/** Loaded after the form, which can do without it. */
const loadStoryteller = async () =>
  (await import('../generation/entry-storyteller.tsx')).EntryStoryteller;

const typeLabels = Object.fromEntries(entryTypes.map((type) => [type, typeTexts[type].label]));

/** The form for entries of all types, for creating and for editing. */
export function EntryForm<Variables>({
  members,
  author,
  submitLabel,
  variables,
  cancel,
  onCreateAgain,
  ...options
}: EntryFormProps<Variables>) {
  const [lost, setLost] = useState<number | null>(null);
  const form = useEntityForm<EntryValues, EntryFields, Variables, Entry, ErrorType<ApiProblem>>({
    ...options,
    savedAs: (saved) => ({ draftOf: entryDraft(saved.entryId), stored: entryVersion(saved) }),
    onDone: (saved, _, outcome) => options.onDone(saved, outcome),
    schema: entrySchema,
    flattened: 'details',
    mergeField: mergeEntryField,
    onProblem: (problem) => {
      const isLost = problem.status === 403 || problem.status === 404;
      setLost(isLost ? problem.status : null);
      return isLost;
    },
    variables: (fields, context) => {
      const body = entryBody(fields);
      // The server refuses readers who have left the campaign, and the form does not show them.
      const isMember = (id: string) => members.some((member) => member.userId === id);
      const readerIds = (body.readerIds ?? []).filter(isMember);
      const { usedDraft } = context;
      return variables(
        { ...body, readerIds, ...(usedDraft !== null && { draftGenerationId: usedDraft }) },
        context,
      );
    },
  });
  const { control } = form.form;
  const type = useWatch({ control, name: 'type' });
  const isSession = type === 'session';
  const { entryId } = useParams();
  const isStored = options.stored.version !== null && options.stored.values.type === 'session';
  const storyteller = (
    <OptionalPart
      load={loadStoryteller}
      props={{
        type,
        sessionId: isStored ? (entryId ?? null) : null,
        draftOf: options.draftOf,
        form: form.form,
        usedDraft: form.usedDraft,
        members,
      }}
    />
  );
  const isAdding = useIsMutating({ mutationKey: pictureUploads }) > 0;
  return (
    <EntityForm
      form={form}
      noun="entry"
      fields={entryFields((id) => memberName(members, id), author)}
      submitLabel={submitLabel}
      notYet={isAdding ? 'A picture is still being added' : undefined}
      cancel={cancel}
    >
      {lost !== null && (
        <CannotSave
          status={lost}
          values={form.form.getValues}
          members={members}
          onCreateAgain={
            onCreateAgain &&
            (() => {
              onCreateAgain();
              form.sendAgain();
            })
          }
        />
      )}
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <TextField
            {...form.field('title')}
            label={fieldLabels.title}
            maxLength={entryLimits.title.maxLength}
            autoComplete="off"
            hint="Other texts link to it by this name."
          />
          <DetailFields
            type={type}
            id={form.id}
            control={control}
            field={form.field}
            members={members}
            author={author}
            recapAction={storyteller}
          />
          <EntryTextField
            id={form.id}
            control={control}
            members={members}
            author={author}
            name="text"
            action={isSession ? undefined : storyteller}
            hint={`${typeTexts[type].hint} Type [[ to link to an entry, also to one that does not exist yet.`}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Panel>
            <div className="flex flex-col gap-5">
              <VisibilityField id={form.id} control={control} members={members} author={author} />
              <TextField
                {...form.field('tags')}
                label={fieldLabels.tags}
                optional
                autoComplete="off"
                hint="Words for finding it, separated by commas: coast, undead."
              />
              <ChoiceField id={form.id} control={control} name="type" labels={typeLabels} />
              <EntryCoverField id={form.id} control={control} />
            </div>
          </Panel>
        </div>
      </div>
    </EntityForm>
  );
}
