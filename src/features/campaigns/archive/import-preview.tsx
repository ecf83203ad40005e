import { useState } from 'react';
import type { Member } from '#src/generated/model/index.ts';
import { counted } from '#src/lib/counted.ts';
import {
  picturesShown,
  withoutEntries,
  type ImportFinding,
  type ImportableEntry,
  type ImportContent,
} from '#src/lib/archive/import-content.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { RadioSet } from '#src/ui/radio-set.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { entryTypes, typeTexts } from '../entries/entry-labels.ts';
import { inBytes } from '#src/components/archive/in-bytes.ts';
import { ImportTree } from './import-tree.tsx';
import type { ImportChoice } from './use-import.ts';
import { longestCampaignTitle } from '#src/lib/contract-limits.ts';

interface ImportPreviewProps {
  content: ImportContent;
  /** The members of the campaign; null for a new campaign. */
  members: readonly Member[] | null;
  isPending: boolean;
  titleError?: string | undefined;
  /** The title of the campaign that an unfinished import of the same content has created. */
  begunTitle?: string | null;
  onImport: (choice: ImportChoice) => void;
  onBack: () => void;
}

/** Shows what is in an archive before anything is written, and lets the user leave out parts. */
export function ImportPreview({
  content,
  members,
  isPending,
  titleError,
  begunTitle = null,
  onImport,
  onBack,
}: ImportPreviewProps) {
  const [chosenTitle, setTitle] = useState(content.title);
  const title = begunTitle ?? chosenTitle;
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set());
  const [withPictures, setWithPictures] = useState(true);
  const [undecided, setUndecided] = useState<'gm' | 'everyone'>('gm');
  const open = new Set(undecided === 'everyone' ? content.undecided : []);
  const decided = content.entries.map((entry) =>
    open.has(entry.key) ? { ...entry, visibility: 'everyone' as const } : entry,
  );
  const kept = withoutEntries(decided, omitted);
  const shown = picturesShown(kept);
  const pictures = content.pictures.filter(({ key }) => shown.has(key));
  const findings = [...content.findings, ...unknownReaders(kept, members)];
  const isNew = members === null;
  return (
    <form
      aria-label="What will be imported"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onImport({ content, entries: kept, withPictures, title });
      }}
    >
      {isNew && (
        <TextField
          label="Title of the new campaign"
          value={title}
          error={titleError}
          {...(begunTitle !== null && {
            readOnly: true,
            hint: 'This campaign is there in part. Import again to complete it; rename it later.',
          })}
          required
          maxLength={longestCampaignTitle}
          pattern=".*\S.*"
          onChange={({ target }) => setTitle(target.value)}
        />
      )}
      <div>
        <h3 className="mb-2 text-base font-semibold">
          {counted(content.entries.length, 'entry', 'entries')} in {content.title}
        </h3>
        <TypeCounts entries={content.entries} />
      </div>
      {content.undecided.length > 0 && (
        <RadioSet
          legend="Who may read the notes that do not say it"
          value={undecided}
          onChange={setUndecided}
          options={[
            { value: 'gm', label: 'Game masters only', hint: 'Reveal them one by one later.' },
            {
              value: 'everyone',
              label: 'Everyone',
              hint: 'Passages marked as secret stay secret.',
            },
          ]}
        />
      )}
      <ImportTree entries={decided} omitted={omitted} onChange={setOmitted} />
      {content.pictures.length > 0 && (
        <CheckboxField
          label={`With ${counted(pictures.length, 'picture', 'pictures')}, ${inBytes(sizeOf(pictures))}`}
          checked={withPictures}
          onChange={setWithPictures}
        />
      )}
      {findings.length > 0 && <Findings findings={findings} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          pending={isPending}
          {...(kept.length === 0 &&
            !(isNew && content.campaign) && { disabledReason: 'Tick at least one entry.' })}
        >
          {isNew ? 'Create the campaign' : `Import ${counted(kept.length, 'entry', 'entries')}`}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onBack}>
          Choose something else
        </Button>
      </div>
    </form>
  );
}

const sizeOf = (pictures: readonly { readonly size: number }[]): number =>
  pictures.reduce((sum, { size }) => sum + size, 0);

function TypeCounts({ entries }: { entries: readonly ImportableEntry[] }) {
  const counts = entryTypes.map((type) => ({
    type,
    count: entries.filter((entry) => entry.type === type).length,
  }));
  return (
    <ul aria-label="Types" className="flex flex-wrap gap-2">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ type, count }) => (
          <li key={type}>
            <Badge>
              {count} {(count === 1 ? typeTexts[type].label : typeTexts[type].many).toLowerCase()}
            </Badge>
          </li>
        ))}
    </ul>
  );
}

/** The findings about readers who are not members of the campaign. The import leaves these readers out. */
function unknownReaders(
  entries: readonly ImportableEntry[],
  members: readonly Member[] | null,
): ImportFinding[] {
  const known = new Set(members?.map(({ userId }) => userId));
  return entries
    .filter(({ readerIds }) => readerIds.some((id) => !known.has(id)))
    .map(({ title }) => ({
      where: title,
      what: 'Some of its chosen readers are not members here, and are left out.',
    }));
}

const mostFindings = 200;

export function Findings({ findings }: { findings: readonly ImportFinding[] }) {
  return (
    <details className="rounded-md border border-gold/30 bg-gold-wash px-4 py-3">
      <summary className="cursor-pointer font-semibold">
        {counted(findings.length, 'thing', 'things')} cannot be kept as{' '}
        {findings.length === 1 ? 'it is' : 'they are'}
      </summary>
      <ul className="mt-3 flex max-h-72 flex-col gap-2 overflow-y-auto text-sm">
        {findings.slice(0, mostFindings).map(({ where, what }, index) => (
          // The list never changes, and the same sentence can be there twice.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index} className="wrap-break-word">
            <span className="font-semibold">{where}</span>: {what}
          </li>
        ))}
        {findings.length > mostFindings && <li>And {findings.length - mostFindings} more.</li>}
      </ul>
    </details>
  );
}
