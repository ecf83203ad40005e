import { useMemo } from 'react';
import { EntryText } from '#src/components/entries/entry-text.tsx';
import type { Entry, EntryUpdateRequest, Member } from '#src/generated/model/index.ts';
import { entryLimits } from '#src/lib/entries/entry-limits.ts';
import { linkedNames } from '#src/lib/entry-text/links.ts';
import { withReaders } from '#src/lib/entry-text/passages.ts';
import { useSameView } from '#src/components/campaigns/campaign-link.tsx';
import { foldName } from '#src/lib/fold.ts';
import { isOneLine } from '#src/lib/one-line.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { useEntryChange } from './change-entry.ts';
import { memberName, withAuthor } from './member-name.ts';
import { NewEntryLink } from './new-entry.tsx';

interface EntryBodyProps {
  campaignId: string;
  entry: Entry;
  /** The text of the entry, or its recap. */
  part: 'text' | 'recap';
  members: readonly Member[];
  /** The player who reads all of the entry, as in `readingAuthor`. */
  author: string | undefined;
  /** Whether the user can reveal passages. */
  reveals: boolean;
  /** Whether links to unknown titles offer to create the entry. */
  creates: boolean;
}

/** A text of an entry. Those who may change it see who can read its passages. */
export function EntryBody({
  campaignId,
  entry,
  part,
  members,
  author,
  reveals,
  creates,
}: EntryBodyProps) {
  const { change, isPending } = useEntryChange(campaignId, entry);
  const sameView = useSameView();
  const newNames = useNewNames(entry, creates);
  const text = part === 'text' ? entry.text : (entry.details.recap ?? '');
  const changed = (next: string): EntryUpdateRequest =>
    part === 'text' ? { text: next } : { details: { ...entry.details, recap: next } };
  return (
    <div className="oldstyle max-w-prose">
      <EntryText
        text={text}
        links={entry.links.map(({ words, entry: { entryId, title } }) => ({
          title: words,
          entryId,
          name: title,
        }))}
        hrefOf={(entryId) => sameView(paths.entry(campaignId, entryId))}
        unknownLink={(title, words) =>
          newNames.has(foldName(title)) && canBeTitle(title)
            ? newEntryLink(campaignId, title, words)
            : words
        }
        {...(author !== undefined && { author })}
        {...(entry.canEdit && {
          memberName: (id: string) => memberName(withAuthor(members, author), id),
        })}
        {...(reveals && {
          passageControls: (index: number, readers: readonly string[]) =>
            passageButton(readers, isPending, (next, done) =>
              change(changed(withReaders(text, index, next)), done, changed(text)),
            ),
        })}
      />
    </div>
  );
}

/**
 * The plain names of the links that would lead to a new entry with their title. The server reads a
 * limited number of links of a text.
 */
const useNewNames = ({ text, details: { recap = '' } }: Entry, creates: boolean) =>
  useMemo(() => (creates ? linkedNames([text, recap]) : new Set<string>()), [text, recap, creates]);

const canBeTitle = (title: string): boolean =>
  title.length <= entryLimits.title.maxLength && isOneLine(title);

const newEntryLink = (campaignId: string, title: string, words: string) => (
  <NewEntryLink campaignId={campaignId} title={title} words={words} />
);

/** Reveals a passage to everyone who can read the entry, or hides it again. */
function passageButton(
  readers: readonly string[],
  pending: boolean,
  onChange: (readers: 'gm' | 'everyone', done: string) => void,
) {
  const isRevealed = readers.includes('everyone');
  return (
    <Button
      size="small"
      pending={pending}
      onClick={() =>
        isRevealed
          ? onChange('gm', 'The passage is hidden again.')
          : onChange('everyone', 'Everyone who reads the entry can read the passage now.')
      }
    >
      {isRevealed ? 'Hide' : 'Reveal'}
    </Button>
  );
}
