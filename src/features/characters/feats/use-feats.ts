import { useQuery } from '@tanstack/react-query';
import { featList, getFeatListInfiniteQueryKey } from '#src/generated/endpoints/feats/feats.ts';

/** One page has all feats: it is the largest page of the contract. */
const params = { pageSize: 1000 } as const;

/** The feats of the 2024 rules. */
export const useFeats = () =>
  useQuery({
    queryKey: [...getFeatListInfiniteQueryKey(params), 'all'],
    queryFn: ({ signal }) => featList(params, { signal }),
    select: ({ items }) => items.filter(({ edition }) => edition === '2024'),
    staleTime: 5 * 60_000,
  });
