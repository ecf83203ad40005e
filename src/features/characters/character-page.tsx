import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { knownSession } from '#src/api/known-session.ts';
import { loadPlay } from '#src/api/waiting/character-queues.ts';
import { useEditing } from '#src/components/forms/use-editing.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { RefetchProblem } from '#src/components/load-problem.tsx';
import { useHeadingFocus } from '#src/components/navigation/use-heading-focus.ts';
import {
  loadEarly,
  loadVisited,
  startLoading,
  untilSlow,
  untilVisited,
  type VisitedRecord,
} from '#src/components/route-module.ts';
import {
  characterGet,
  getCharacterGetQueryKey,
  getCharacterGetSuspenseQueryOptions,
  getCharacterGetUrl,
  getCharacterListInfiniteQueryKey,
  useCharacterGetSuspense,
} from '#src/generated/endpoints/characters/characters.ts';
import { useLevelling } from './levels/use-levelling.ts';
import type { Character } from '#src/generated/model/index.ts';
import { forgetMissing } from './offline/forget-missing.ts';
import { NetworkNotice } from './offline/network-notice.tsx';

const loadSheet = async () => (await import('./character-sheet.tsx')).CharacterSheet;

const CharacterSheet = lazyPart(loadSheet);

const visited = (characterId: string): VisitedRecord<Character> => ({
  queryKey: getCharacterGetQueryKey(characterId),
  path: getCharacterGetUrl(characterId),
  loadUnvisited: (options) => characterGet(characterId, { visit: false }, options),
});

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const { characterId = '' } = params;
    const character = getCharacterGetSuspenseQueryOptions(characterId);
    const session = knownSession(queryClient);
    // Without a network, the page shows what the device has kept.
    if (session?.state === 'signedIn' && session.keptAt !== undefined) {
      return untilSlow(CharacterSheet.preload());
    }
    if (session?.state === 'signedIn') {
      startLoading(loadPlay(queryClient, session.user.id, characterId));
    }
    const queryKey = getCharacterListInfiniteQueryKey();
    // The character is asked for at every visit, because the server records the visit when it gets this
    // request. The lists are then only marked as outdated. They are not fetched, because the page that
    // shows a list is about to close.
    const visit = loadVisited(queryClient, visited(characterId), () =>
      queryClient.query({ ...character, staleTime: 0 }),
    ).then(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
    visit.catch((error: unknown) => forgetMissing(characterId, error));
    // The sheet is a large script: it loads beside the character, and the first paint does not wait for it.
    const sheet = CharacterSheet.preload().catch(() => undefined);
    return untilVisited(
      queryClient,
      character.queryKey,
      visit.then(() => sheet),
    );
  };

export const prefetch =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const { characterId = '' } = params;
    return startLoading(loadEarly(queryClient, visited(characterId)));
  };

export const handle = { title: 'Character', skeleton: 'plain', recordsVisits: true } as const;

const loadEdit = () => import('./character-edit.tsx');

/** The form is large, so it is loaded when it is needed. */
const CharacterEdit = lazyPart(async () => (await loadEdit()).CharacterEdit);

const loadLevelUp = () => import('./levels/level-up.tsx');

const LevelUp = lazyPart(async () => (await loadLevelUp()).LevelUp);

export function Component() {
  const { characterId = '' } = useParams();
  const query = useCharacterGetSuspense(characterId);
  const character = query.data;
  const [editing, setEditing] = useEditing();
  const [levelling, setLevelling] = useLevelling();
  useHeadingFocus(editing || levelling);
  useEffect(() => forgetMissing(characterId, query.error), [characterId, query.error]);
  if (editing) return <CharacterEdit character={character} onEnd={() => setEditing(false)} />;
  if (levelling) return <LevelUp character={character} onEnd={() => setLevelling(false)} />;
  return (
    <>
      <NetworkNotice />
      <RefetchProblem what="the character" query={query} />
      <CharacterSheet
        key={characterId}
        character={character}
        loadEdit={loadEdit}
        onEdit={() => setEditing(true)}
        loadLevelUp={loadLevelUp}
        onLevelUp={() => setLevelling(true)}
      />
    </>
  );
}
