import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { useHeadingFocus } from '#src/components/navigation/use-heading-focus.ts';
import {
  getCharacterGetSuspenseQueryOptions,
  getCharacterListInfiniteQueryKey,
  useCharacterGetSuspense,
} from '#src/generated/endpoints/characters/characters.ts';
import { CharacterEdit } from './character-edit.tsx';
import { CharacterSheet } from './character-sheet.tsx';

export const loader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs) => {
    const character = getCharacterGetSuspenseQueryOptions(params['characterId'] ?? '');
    // Fetched at every visit: the server notes the visit.
    await queryClient.query({ ...character, staleTime: 0 });
    const queryKey = getCharacterListInfiniteQueryKey();
    // The list that is being left is not fetched again before it is shown again.
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    return null;
  };

export const handle = { title: 'Character', notesVisits: true } as const;

export function Component() {
  const { characterId = '' } = useParams();
  const { data: character } = useCharacterGetSuspense(characterId);
  const [editing, setEditing] = useState(false);
  useHeadingFocus(editing);
  return editing ? (
    <CharacterEdit character={character} onEnd={() => setEditing(false)} />
  ) : (
    <CharacterSheet character={character} onEdit={() => setEditing(true)} />
  );
}
