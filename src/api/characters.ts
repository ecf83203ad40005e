import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import {
  characterList,
  getCharacterGetQueryKey,
  getCharacterGetQueryOptions,
  getCharacterListInfiniteQueryKey,
  getCharacterListQueryKey,
} from '#src/generated/endpoints/characters/characters.ts';
import type { Character, CharacterListParams } from '#src/generated/model/index.ts';

const pageParams = {
  pageSize: 24,
  sortByMeta: 'updated_at',
  reverse: true,
} satisfies CharacterListParams;

/** All of mine, page by page, last changed first. */
export const characterPages = infiniteQueryOptions({
  queryKey: getCharacterListInfiniteQueryKey(pageParams),
  queryFn: ({ pageParam, signal }) =>
    characterList(pageParam ? { ...pageParams, nextCursor: pageParam } : pageParams, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.data.nextCursor,
});

export const oneCharacter = (characterId: string) => getCharacterGetQueryOptions(characterId);

/** Lists are asked for anew when they are next shown. */
export function forgetCharacterLists(queryClient: QueryClient) {
  for (const queryKey of [getCharacterListQueryKey(), getCharacterListInfiniteQueryKey()]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/** Puts a character that a write has answered with where pages look for it. */
export function rememberCharacter(
  queryClient: QueryClient,
  { data, headers, status }: { data: Character; headers: Headers; status: number },
) {
  queryClient.setQueryData(getCharacterGetQueryKey(data.characterId), { data, headers, status });
  forgetCharacterLists(queryClient);
}
