import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { entrySearch } from '#src/generated/endpoints/entries/entries.ts';
import { findList, getFindListQueryKey } from '#src/generated/endpoints/finds/finds.ts';
import type { Finds } from '#src/generated/model/index.ts';
import { mostFinds } from '#src/lib/contract-limits.ts';
import type { PaletteContext } from './options.ts';

/** Milliseconds after the last change of the text before a search is sent. */
const pause = 150;

/** Answers are used again for this many milliseconds: entries change while a group writes. */
export const findsFreshFor = 10_000;

/** The user sees the failure at once and can try again. */
const settings = { staleTime: findsFreshFor, retry: false } as const;

/** The text, once it has not changed for a while; an empty text at once. */
function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}

/**
 * What the server finds. While a game master sees the campaign as a member, the entries are those of the campaign
 * that this member may read, because others may look at the screen.
 */
function findsOf(q: string, campaignId: string | undefined, { campaign, viewAs }: PaletteContext) {
  const params = { q, ...(campaignId !== undefined && { campaignId }) };
  return queryOptions({
    queryKey: [...getFindListQueryKey(params), viewAs],
    queryFn: async ({ signal }): Promise<Finds> => {
      if (campaignId === undefined || viewAs === undefined) return findList(params, { signal });
      const [finds, { items }] = await Promise.all([
        findList(params, { signal }),
        entrySearch(campaignId, { q, viewAs }, { signal }),
      ]);
      const campaignTitle = campaign?.title ?? '';
      const hits = items.slice(0, mostFinds);
      return { ...finds, entries: hits.map((hit) => ({ ...hit, campaignId, campaignTitle })) };
    },
    ...settings,
  });
}

/**
 * What the server finds for the text. While an answer is on its way, the finds of the last text are
 * shown; an answer for another text is never shown as one for this text.
 */
export function useFinds(text: string, campaignId: string | undefined, context: PaletteContext) {
  const queryClient = useQueryClient();
  const paused = usePausedText(text);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...findsOf(paused, campaignId, context),
    enabled: paused !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = paused === text && !isPlaceholderData;
  return {
    finds: text === '' ? undefined : data,
    error: paused === text ? error : null,
    /** Whether the finds are those of this text. */
    isCurrent,
    isFetching,
    retry: () => void refetch(),
    /** Finds the text without the pause. */
    findNow: (): Promise<Finds> => queryClient.query(findsOf(text, campaignId, context)),
  };
}
