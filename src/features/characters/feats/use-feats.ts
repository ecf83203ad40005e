import { useQuery } from '@tanstack/react-query';
import { wholeList } from '#src/api/whole-list.ts';
import { featList, getFeatListInfiniteQueryKey } from '#src/generated/endpoints/feats/feats.ts';

/** The feats of the 2024 rules. */
export const useFeats = () =>
  useQuery({
    queryKey: [...getFeatListInfiniteQueryKey(), 'all'],
    queryFn: ({ signal }) => wholeList(featList, signal),
    select: ({ items }) => items.filter(({ edition }) => edition === '2024'),
    staleTime: 5 * 60_000,
  });
