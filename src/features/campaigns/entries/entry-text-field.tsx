import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { useParams } from 'react-router';
import { lazyPart } from '#src/components/lazy-part.tsx';
import {
  entryList,
  entrySearch,
  getEntryGetQueryKey,
} from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, Member } from '#src/generated/model/index.ts';
import { classNames } from '#src/ui/class-names.ts';
import { FieldNotes, useFieldIds } from '#src/ui/field-frame.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { ControlledFieldProps } from './choice-field.tsx';
import { fieldLabels } from './entry-values.ts';
import { linkSuggestions } from './link-suggestions.ts';
import { withAuthor } from './member-name.ts';
import { usePassageMembers } from './use-passage-members.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';

/** The editor is large, and only people who write need it. */
const EntryEditor = lazyPart(
  async () => (await import('#src/components/entry-editor/entry-editor.tsx')).EntryEditor,
);

interface EntryTextFieldProps extends ControlledFieldProps {
  name: 'text' | 'recap';
  hint: ReactNode;
  members: readonly Member[];
  /** The player who reads all of the entry, as in `readingAuthor`. */
  author: string | undefined;
  /** A button beside the label, which writes the text. */
  action?: ReactNode;
}

const mostSuggestions = 8;

/** The entries that a link can lead to: those that were changed last, or those with the words. */
async function entriesFor(campaignId: string, words: string, signal: AbortSignal) {
  const { items } =
    words.trim() === ''
      ? await entryList(campaignId, { sort: 'updated_at', reverse: true }, { signal })
      : await entrySearch(campaignId, { q: words }, { signal });
  return linkSuggestions(items).slice(0, mostSuggestions);
}

/** A field for a text in Markdown. */
export function EntryTextField({
  id,
  control,
  name,
  hint,
  members,
  author,
  action,
}: EntryTextFieldProps) {
  const { campaignId = '', entryId } = useParams();
  const { field, fieldState } = useController({ control, name });
  const upload = usePictureUpload(campaignId);
  // The page has loaded it, except for a new entry.
  const stored = useQueryClient().getQueryData<Entry>(
    getEntryGetQueryKey(campaignId, entryId ?? ''),
  );
  const passageMembers = usePassageMembers(campaignId, stored, members);
  const error = fieldState.error?.message;
  const { fieldProps, labelId, hintId, errorId } = useFieldIds({ id: id + name, hint, error });
  const describedBy = fieldProps['aria-describedby'];
  return (
    <div
      id={fieldProps.id}
      className="flex min-w-0 flex-col gap-1.5"
      role="group"
      aria-labelledby={labelId}
    >
      <div
        className={classNames(
          'flex flex-wrap items-end justify-between gap-x-2 gap-y-1',
          // The button appears after its code is loaded.
          action !== undefined && 'min-h-9',
        )}
      >
        {/* A heading, because headings in the text are below it. */}
        <h2 id={labelId} className="font-sans text-sm font-semibold tracking-normal">
          {fieldLabels[name]}
          <span className="ml-1.5 font-normal text-muted">(optional)</span>
        </h2>
        {action}
      </div>
      <Suspense fallback={<Skeleton className={name === 'text' ? 'h-88' : 'h-40'} />}>
        <EntryEditor
          value={field.value}
          onChange={field.onChange}
          label={fieldLabels[name]}
          {...(describedBy !== undefined && { describedBy })}
          invalid={error !== undefined}
          completeLinks={(words, signal) => entriesFor(campaignId, words, signal)}
          uploadPicture={async (file, signal) => ({ src: (await upload(file, signal)).url })}
          members={withAuthor(passageMembers, author).map(({ userId, name: member, role }) => ({
            userId,
            name: member,
            readsAll: isGameMaster(role),
          }))}
          {...(author !== undefined && { author })}
        />
      </Suspense>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}
