import { useEffect, useState } from 'react';
import { useGenerations } from '#src/api/generations.ts';
import { subscribeToServerEvent } from '#src/api/server-events.ts';
import type { Generation } from '#src/generated/model/index.ts';
import { person } from './generation-labels.ts';
import type { StorytellerProps } from './story-source.ts';

/**
 * The text of the form that a draft has replaced; undefined for none. Another game master can save a draft while the form
 * is open: the form stays as it is, so only the list of the drafts follows the event.
 */
export function useEarlierText({
  kinds,
  campaignId,
  hasSavedDraft,
  isEarlierText,
}: Pick<StorytellerProps, 'kinds' | 'campaignId' | 'isEarlierText'> & {
  hasSavedDraft: boolean;
}): Generation | undefined {
  const [hasChanged, setHasChanged] = useState(false);
  const isLooking = isEarlierText !== undefined && (hasSavedDraft || hasChanged);
  const list = useGenerations(campaignId, isLooking);
  const { fetchNextPage, refetch } = list;
  useEffect(() => {
    if (campaignId === null) return undefined;
    const look = () => {
      setHasChanged(true);
      if (isLooking) void refetch();
    };
    const ends = [
      subscribeToServerEvent('campaignChanged', (change) => {
        const isOfCampaign = change.entryId === null && change.characterId === undefined;
        if (change.campaignId === campaignId && isOfCampaign) look();
      }),
      subscribeToServerEvent('reconnected', look),
    ];
    return () => ends.forEach((end) => end());
  }, [campaignId, isLooking, refetch]);
  const earlierText = list.data?.pages
    .flatMap(({ items }) => items)
    .find(
      ({ author, kind, settings }) =>
        isLooking && author === person && kinds.includes(kind) && isEarlierText(settings),
    );
  // The text can be older than many drafts.
  const needsMore =
    isLooking && earlierText === undefined && list.hasNextPage && !list.isFetching && !list.isError;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  return earlierText;
}
