import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { forgetCharacterLists, oneCharacter } from '#src/api/characters.ts';
import { useHeadingFocus } from '#src/components/navigation/use-heading-focus.ts';
import { CharacterEdit } from './character-edit.tsx';
import { CharacterSheet } from './character-sheet.tsx';

export const loader =
  (queryClient: QueryClient) =>
  async ({ params }: LoaderFunctionArgs) => {
    await queryClient.query({ ...oneCharacter(params['characterId'] ?? ''), staleTime: 0 });
    forgetCharacterLists(queryClient);
    return null;
  };

export const handle = { title: 'Character', notesVisits: true } as const;

export function Component() {
  const { characterId = '' } = useParams();
  const { data } = useQuery(oneCharacter(characterId));
  const [editing, setEditing] = useState(false);
  useHeadingFocus(editing);
  if (!data) return null;
  return editing ? (
    <CharacterEdit character={data.data} onEnd={() => setEditing(false)} />
  ) : (
    <CharacterSheet character={data.data} onEdit={() => setEditing(true)} />
  );
}
