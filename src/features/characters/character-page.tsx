import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { toast } from 'sonner';
import { useEditing } from '#src/components/forms/use-editing.ts';
import { useHeadingFocus } from '#src/components/navigation/use-heading-focus.ts';
import { untilSlow } from '#src/components/route-module.ts';
import {
  getCharacterGetQueryKey,
  getCharacterGetSuspenseQueryOptions,
  getCharacterListInfiniteQueryKey,
  useCharacterGetSuspense,
  useCharacterUpdate,
} from '#src/generated/endpoints/characters/characters.ts';
import type { Character } from '#src/generated/model/index.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { characterDraft, characterVersion } from './character-fields.ts';
import { CharacterForm } from './character-form.tsx';
import { CharacterSheet } from './character-sheet.tsx';

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const character = getCharacterGetSuspenseQueryOptions(params['characterId'] ?? '');
    const queryKey = getCharacterListInfiniteQueryKey();
    // The character is fetched at every visit, because the server records the visit when it gets this
    // request. The lists are then only marked as outdated. They are not fetched, because the page that
    // shows a list is about to close.
    const visit = queryClient
      .query({ ...character, staleTime: 0 })
      .then(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
    return untilSlow(visit);
  };

export const handle = { title: 'Character', skeleton: 'plain', recordsVisits: true } as const;

export function Component() {
  const { characterId = '' } = useParams();
  const { data: character } = useCharacterGetSuspense(characterId);
  const [editing, setEditing] = useEditing();
  useHeadingFocus(editing);
  return editing ? (
    <CharacterEdit character={character} onEnd={() => setEditing(false)} />
  ) : (
    <CharacterSheet character={character} onEdit={() => setEditing(true)} />
  );
}

interface CharacterEditProps {
  character: Character;
  onEnd: () => void;
}

function CharacterEdit({ character, onEnd }: CharacterEditProps) {
  const queryClient = useQueryClient();
  const update = useCharacterUpdate();
  const { characterId } = character;
  return (
    <>
      <title>{`Edit ${character.name} · Questwright`}</title>
      <PageHeader title="Edit character" lead={character.name} />
      <CharacterForm
        draftOf={characterDraft(characterId)}
        stored={characterVersion(character)}
        fetchStored={async () => {
          const current = getCharacterGetSuspenseQueryOptions(characterId);
          return characterVersion(await queryClient.query({ ...current, staleTime: 0 }));
        }}
        submitLabel="Save changes"
        mutation={update}
        variables={(data, { version }) => ({
          characterId,
          data,
          headers: { 'If-Match': `"${version}"` },
        })}
        onDone={(saved) => {
          queryClient.setQueryData(getCharacterGetQueryKey(characterId), saved);
          toast.success('Saved.');
          onEnd();
        }}
        cancel={onEnd}
      />
    </>
  );
}
