import type { UseFormReturn } from 'react-hook-form';
import { useParams } from 'react-router';
import type { DraftTarget } from './draft-values.ts';
import { Storyteller } from './storyteller.tsx';
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
};

interface EntryStorytellerProps {
  type: EntryType;
  draftOf: string;
  form: Pick<UseFormReturn<EntryValues, unknown, EntryFields>, 'getValues' | 'setValue'>;
  members: readonly Member[];
}

/** Writes the text and the details of an entry. */
export function EntryStoryteller({ type, draftOf, form, members }: EntryStorytellerProps) {
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
      defaults={() => ({ idea: form.getValues('title').trim() })}
      target={targetOf(type, form, members)}
    />
  );
}

const targetOf = (
  type: EntryType,
  form: EntryStorytellerProps['form'],
  members: readonly Member[],
): DraftTarget => ({
  fields: entryFields((id) => memberName(members, id)),
  texts: { text: entryLimits.text.maxLength },
  empty: { ...blankEntry(type, 'gm') },
  valuesOf: ({ entry }) => {
    if (entry === null) return {};
    const { title, text, details } = entry;
    const names: readonly string[] = detailsOfType[type];
    const given = Object.entries(details).filter(([name]) => names.includes(name));
    return { title, text, ...Object.fromEntries(given) };
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
