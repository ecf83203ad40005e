import { useId, useMemo, type ReactNode } from 'react';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';
import { readEntryText } from '#src/lib/entry-text/read-entry-text.ts';
import { foldName } from '#src/lib/fold.ts';
import { classNames } from '#src/ui/class-names.ts';
import { MarkdownBlocks, type MarkdownSlots } from '#src/ui/markdown.tsx';
import { EntryPicture } from './entry-picture.tsx';

interface EntryTextProps {
  text: string;
  /** The entries that the text links to and the user can read. */
  links: readonly { title: string; entryId: string; name: string }[];
  hrefOf: (entryId: string) => string;
  /** Renders a link to a title that no readable entry has. By default, only the words of the link are shown. */
  unknownLink?: (title: string, words: string) => ReactNode;
  /**
   * Returns the name of a member, for the labels that say who can read a passage. Without it, no label names
   * readers: only users who can change the text may see them.
   */
  memberName?: (id: string) => string;
  /** The name of a player who reads all of the text, or `you`. */
  author?: string;
  /** What is shown beside the label of a passage, such as a button that reveals it. */
  passageControls?: (index: number, readers: readonly string[]) => ReactNode;
  headingFrom?: 3 | 4;
}

/** Shows the text of an entry: its Markdown, links to entries, and passages as boxes. */
export function EntryText({ text, headingFrom = 3, ...parts }: EntryTextProps) {
  const blocks = useMemo(() => readEntryText(text), [text]);
  return <MarkdownBlocks blocks={blocks} headingFrom={headingFrom} slots={slotsOf(parts)} />;
}

function slotsOf({
  links,
  hrefOf,
  unknownLink = (_, words) => words,
  memberName,
  author,
  passageControls,
}: Omit<EntryTextProps, 'text' | 'headingFrom'>): MarkdownSlots {
  const entries = new Map(links.map((link) => [foldName(link.title), link]));
  const linkTo = (href: string, words: ReactNode) => (
    <PrefetchLink to={href} className="text-link wrap-anywhere">
      {words}
    </PrefetchLink>
  );
  return {
    passage: ({ index, readers }, children) => (
      <PassageBox
        label={memberName === undefined ? 'Shared with you' : labelOf(readers, memberName, author)}
        tone={toneOf(readers)}
        controls={passageControls?.(index, readers)}
      >
        {children}
      </PassageBox>
    ),
    // An unknown entry looks the same as one that the user cannot read.
    entryLink: ({ title, words }) => {
      const entry = entries.get(foldName(title));
      if (entry === undefined) return unknownLink(title, words ?? title);
      return linkTo(hrefOf(entry.entryId), words ?? entry.name);
    },
    ownLink: linkTo,
    picture: (src, alt, isInLink) => <EntryPicture src={src} alt={alt} isInLink={isInLink} />,
  };
}

function labelOf(
  readers: readonly string[],
  memberName: (id: string) => string,
  author: string | undefined,
): string {
  if (readers.includes('everyone')) return 'Revealed to everyone';
  const names = readers.map(memberName);
  // Not before it is needed: `Intl` first loads its data.
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
  if (author === undefined) {
    return names.length === 0 ? 'For game masters only' : `For ${list.format(names)}`;
  }
  const all = names.includes(author) ? names : [...names, author];
  return `For ${list.format(all.length === 1 ? ['game masters', author] : all)}`;
}

function toneOf(readers: readonly string[]): string {
  if (readers.includes('everyone')) return 'border-moss/35';
  return readers.length === 0 ? 'border-hairline-strong' : 'border-arcane/35';
}

interface PassageBoxProps {
  label: string;
  tone: string;
  controls: ReactNode;
  children: ReactNode;
}

function PassageBox({ label, tone, controls, children }: PassageBoxProps) {
  const labelId = useId();
  return (
    <aside
      aria-labelledby={labelId}
      className={classNames('rounded-lg border bg-surface-1 px-4 py-3', tone)}
    >
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p id={labelId} className="text-sm font-semibold text-muted">
          {label}
        </p>
        {controls}
      </header>
      <div className="prose">{children}</div>
    </aside>
  );
}
