import type { UseFormReturn } from 'react-hook-form';
import { useParams } from 'react-router';
import type { DraftTarget } from '#src/components/generation/draft-values.ts';
import { writeEntrance } from '#src/components/generation/story-source.ts';
import { Storyteller } from '#src/components/generation/storyteller.tsx';
import type { UsedDraft } from '#src/components/forms/form-draft.ts';
import type { EntryType, GenerationKind, Member } from '#src/generated/model/index.ts';
import { entryLimits } from '#src/lib/entries/entry-limits.ts';
import { detailsOfType } from '#src/lib/entries/entry-types.ts';
import {
  blankEntry,
  type EntryFields,
  entryFields,
  type EntryValues,
} from '../entries/entry-values.ts';
import { memberName } from '../entries/member-name.ts';

/** What the storyteller can write for entries of a type. */
const kindsOfType: Readonly<
  Partial<Record<EntryType, readonly [GenerationKind, ...GenerationKind[]]>>
> = {
  quest: ['quest', 'adventure'],
  person: ['person'],
  place: ['place'],
  // The text of a session is what the game master prepares; what has happened is its recap.
  session: ['recap'],
};

interface EntryStorytellerProps {
  type: EntryType;
  /** The session that is stored; null for one that is not. */
  sessionId: string | null;
  draftOf: string;
  form: Pick<UseFormReturn<EntryValues, unknown, EntryFields>, 'getValues' | 'setValue'>;
  usedDraft: UsedDraft;
  members: readonly Member[];
}

/** Writes the text and the details of an entry, or the recap of a session. */
export function EntryStoryteller({
  type,
  sessionId,
  draftOf,
  form,
  usedDraft,
  members,
}: EntryStorytellerProps) {
  const { campaignId = '' } = useParams();
  const kinds = kindsOfType[type];
  const isViewer = members.some(({ isSelf, role }) => isSelf && role === 'viewer');
  if (kinds === undefined || isViewer) return null;
  return (
    <Storyteller
      key={type}
      kinds={kinds}
      campaignId={campaignId}
      draftOf={draftOf}
      entrances={writeEntrance(() =>
        type === 'session'
          ? { subject: { entryId: sessionId } }
          : { idea: ideaOf(form.getValues()) },
      )}
      target={{ ...targetOf(type, form, members), usedDraft }}
    />
  );
}

/** What is in the form already: "Mary Thorn, captain of the watch". */
const ideaOf = ({ type, title, role }: EntryValues): string =>
  [title, type === 'person' ? role : '']
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ');

const targetOf = (
  type: EntryType,
  form: EntryStorytellerProps['form'],
  members: readonly Member[],
): Omit<DraftTarget, 'usedDraft'> => ({
  fields: entryFields((id) => memberName(members, id)),
  texts:
    type === 'session'
      ? { recap: entryLimits.details.recap.maxLength }
      : { text: entryLimits.text.maxLength },
  empty: { ...blankEntry(type, 'gm') },
  valuesOf: ({ entry }) => {
    if (entry === null) return {};
    const { title, text, details } = entry;
    const names: readonly string[] = detailsOfType[type];
    const given = Object.entries(details).filter(([name]) => names.includes(name));
    const written = Object.fromEntries(given);
    return type === 'session' ? written : { title, text, ...written };
  },
  read: () => ({ ...form.getValues() }),
  write: (values) => {
    for (const [name, value] of Object.entries(values)) {
      // The names and values come from `valuesOf` or `read`.
      form.setValue(name as keyof EntryValues, value as EntryValues[keyof EntryValues], {
        shouldDirty: true,
        shouldTouch: true,
      });
    }
  },
});
