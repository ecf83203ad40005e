import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EntryThumbnail } from '#src/components/entries/entry-cover.tsx';
import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import type { EntrySummary } from '#src/generated/model/index.ts';
import { restorableText } from '#src/lib/campaigns/restorable.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { entryWords, typeTexts } from './entry-labels.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

interface EntryRowProps {
  campaignId: string;
  isPlayer: boolean;
  entry: EntrySummary;
  /** Milliseconds since 1970. */
  now: number;
  /** The URL of the list with only the entries that have a tag. */
  tagHref?: (tag: string) => string;
  /** Shown instead of the link to the entry's page: a deleted entry has none. */
  action?: ReactNode;
}

/** An entry in a list, with the details that distinguish it from others. */
export function EntryRow({ campaignId, isPlayer, entry, now, tagHref, action }: EntryRowProps) {
  const { entryId, type, title, cover, excerpt, tags, author, meta } = entry;
  const { icon: Icon } = typeTexts[type];
  const deletedAt = meta.deleted_at === null ? null : Date.parse(meta.deleted_at);
  const changed =
    deletedAt === null
      ? `Changed ${relativeTime(Date.parse(meta.updated_at), now)}`
      : `Deleted ${relativeTime(deletedAt, now)}, ${restorableText(deletedAt, now)}`;
  return (
    <li className="flex gap-4 py-4 wrap-anywhere">
      {cover === null ? (
        <span
          aria-hidden
          className="mt-0.5 hidden size-10 shrink-0 place-items-center rounded-md bg-surface-3 text-gold sm:grid"
        >
          <Icon size={20} />
        </span>
      ) : (
        <EntryThumbnail cover={cover} />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 xl:grid xl:grid-cols-[minmax(0,1fr)_auto] xl:items-end xl:gap-x-8">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 xl:col-span-2">
          <div className="min-w-0">
            <h2 className="text-lg font-semibold">
              {action === undefined ? (
                <CampaignLink to={paths.entry(campaignId, entryId)} className="hover:text-gold">
                  {title}
                </CampaignLink>
              ) : (
                title
              )}
            </h2>
            <p className="text-sm text-muted">{entryWords(entry).join(middleDot)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <VisibilityBadge entry={entry} isPlayer={isPlayer} />
            {action}
          </div>
        </div>
        {excerpt !== '' && <p className="oldstyle line-clamp-2 max-w-prose">{excerpt}</p>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted xl:col-start-2 xl:max-w-sm xl:justify-end">
          {tagHref !== undefined && tags.length > 0 && (
            <ul aria-label={`Tags of ${title}`} className="flex flex-wrap gap-x-3 gap-y-1">
              {tags.map((tag) => (
                <li key={tag}>
                  <Link
                    to={tagHref(tag)}
                    preventScrollReset
                    className="inline-flex min-h-6 items-center underline-offset-4 hover:text-gold hover:underline"
                  >
                    {`#${tag}`}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <time dateTime={meta.deleted_at ?? meta.updated_at}>
            {author === null
              ? changed
              : `${changed}${middleDot}${deletedAt === null ? 'by' : 'written by'} ${author}`}
          </time>
        </div>
      </div>
    </li>
  );
}
