import { useState } from 'react';
import { Link } from 'react-router';
import type { EntryVersionField, EntryVersionSummary } from '#src/generated/model/index.ts';
import { draftedText } from '#src/lib/drafted-text.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { Badge } from '#src/ui/badge.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { fieldLabels } from '../entry-values.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `8 Nov 2026, 18:00`, in the time zone of the user. */
export const momentText = (time: string): string => moment.format(new Date(time));

/** The name of a person whose account can be deleted. */
export const authorOf = ({ changedBy }: Pick<EntryVersionSummary, 'changedBy'>): string =>
  changedBy ?? 'Someone';

const { title, type, text, tags, visibility, readerIds, coverPictureId } = fieldLabels;
const labels: Readonly<Record<EntryVersionField, string>> = {
  title,
  type,
  text,
  tags,
  visibility,
  readerIds,
  cover: coverPictureId,
  details: 'Details',
};
const listFormat = new Intl.ListFormat('en-GB');

/** `Title, text and tags`. */
function changedText({ changed }: EntryVersionSummary): string {
  const words = changed.map((field, index) =>
    index === 0 ? labels[field] : labels[field].toLowerCase(),
  );
  return listFormat.format(words);
}

/** Version 1 is the creation of the entry. Before another first version, older ones were removed. */
const firstText = ({ version }: EntryVersionSummary): string =>
  version === 1 ? 'The first version' : 'The first version that is kept';

interface VersionListProps {
  /** The newest first. */
  versions: readonly EntryVersionSummary[];
  shown: EntryVersionSummary | undefined;
}

/** The versions of an entry as links that show them. */
export function VersionList({ versions, shown }: VersionListProps) {
  const [now] = useState(Date.now);
  return (
    <nav aria-label="Versions" className="panel min-w-0 p-2">
      <ol className="flex max-h-72 flex-col gap-0.5 overflow-y-auto lg:max-h-[70vh]">
        {versions.map((one, index) => {
          const { version, changedAt, draftedBy } = one;
          const isFirst = index === versions.length - 1;
          return (
            <li key={version}>
              <Link
                to={index === 0 ? '?' : `?version=${version}`}
                replace
                preventScrollReset
                aria-current={version === shown?.version ? 'true' : undefined}
                className={classNames(
                  'block rounded-sm border px-3 py-2 focus-visible:-outline-offset-2',
                  version === shown?.version
                    ? 'border-gold bg-gold-wash'
                    : 'border-transparent hover:bg-surface-3',
                )}
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-semibold wrap-anywhere">{authorOf(one)}</span>
                  {index === 0 && <Badge tone="moss">Present</Badge>}
                </span>
                <span className="tabular block text-sm text-muted">
                  <time dateTime={changedAt}>{momentText(changedAt)}</time>
                  {`${middleDot}${relativeTime(Date.parse(changedAt), now)}`}
                </span>
                <span className="block text-sm">
                  {isFirst ? firstText(one) : changedText(one) || 'No difference'}
                </span>
                {draftedBy !== null && (
                  <span className="block text-sm text-muted">{draftedText(draftedBy)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
