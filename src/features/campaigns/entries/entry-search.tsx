import { keepPreviousData } from '@tanstack/react-query';
import { EntryThumbnail } from '#src/components/entries/entry-cover.tsx';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import { useEntrySearch } from '#src/generated/endpoints/entries/entries.ts';
import type { Member } from '#src/generated/model/index.ts';
import { rangesWithWords, searchWords } from '#src/lib/entry-text/search-words.ts';
import { foundParts } from '#src/lib/found-parts.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MarkedText } from '#src/ui/marked-text.tsx';
import { EntriesSkeleton } from './entries-skeleton.tsx';
import { typeTexts } from './entry-labels.ts';
import { entriesFreshFor } from './refresh-entries.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

interface EntryHitsProps {
  campaignId: string;
  words: string;
  viewer: Member | undefined;
  isPlayer: boolean;
}

/** The entries that contain the words. */
export function EntryHits({ campaignId, words, viewer, isPlayer }: EntryHitsProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useEntrySearch(
    campaignId,
    { q: words, ...(viewer && { viewAs: viewer.userId }) },
    { query: { staleTime: entriesFreshFor, placeholderData: keepPreviousData } },
  );
  const searched = searchWords(words);
  const marked = (text: string) => foundParts(text, rangesWithWords(text, searched));
  if (error !== null) {
    return (
      <LoadProblem
        what="the entries"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <EntriesSkeleton />;
  if (data.items.length === 0) {
    return (
      <EmptyState title="No entry has these words">
        <p>All words must be in one entry. The beginning of a word is enough.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="mb-3 text-sm text-muted">
        {data.items.length === 30
          ? 'The first 30 entries with these words'
          : `${data.items.length} found`}
      </p>
      <ul
        aria-label="Found entries"
        aria-busy={isPlaceholderData}
        className="panel divide-y divide-hairline px-4 py-1 sm:px-6"
      >
        {data.items.map(({ entryId, type, title, cover, snippet, ...hit }) => (
          <li key={entryId} className="flex gap-4 py-4">
            {cover !== null && <EntryThumbnail cover={cover} />}
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <h2 className="text-lg font-semibold wrap-anywhere">
                <CampaignLink to={paths.entry(campaignId, entryId)} className="hover:text-gold">
                  <MarkedText parts={marked(title)} />
                </CampaignLink>
              </h2>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
                <p>{typeTexts[type].label}</p>
                <VisibilityBadge entry={hit} isPlayer={isPlayer} />
              </div>
              {snippet !== '' && (
                <p className="oldstyle max-w-prose wrap-anywhere">
                  <MarkedText parts={marked(snippet)} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
