import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import {
  getCharacterGetQueryKey,
  getCharacterGetSuspenseQueryOptions,
  useCharacterUpdate,
} from '#src/generated/endpoints/characters/characters.ts';
import type { Character } from '#src/generated/model/index.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { authorsOf, characterDraft, characterVersion } from './character-fields.ts';
import { CharacterForm } from './character-form.tsx';
import { useCharacterForm } from './use-character-form.ts';

interface CharacterEditProps {
  character: Character;
  onEnd: () => void;
}

export function CharacterEdit({ character, onEnd }: CharacterEditProps) {
  const queryClient = useQueryClient();
  const update = useCharacterUpdate();
  const { characterId } = character;
  const draftOf = characterDraft(characterId);
  const form = useCharacterForm({
    draftOf,
    stored: characterVersion(character),
    fetchStored: async () => {
      const current = getCharacterGetSuspenseQueryOptions(characterId);
      return characterVersion(await queryClient.query({ ...current, staleTime: 0 }));
    },
    mutation: update,
    variables: (data, { version }) => ({
      characterId,
      data,
      headers: { 'If-Match': `"${version}"` },
    }),
    onDone: (saved, { closes }) => {
      queryClient.setQueryData(getCharacterGetQueryKey(characterId), saved);
      toast.success('Saved.');
      if (closes) onEnd();
    },
  });
  return (
    <>
      <title>{`Edit ${character.name} · Questwright`}</title>
      <PageHeader title="Edit character" lead={character.name} />
      <CharacterForm
        form={form}
        characterId={characterId}
        draftOf={draftOf}
        authors={authorsOf(character)}
        submitLabel="Save changes"
        cancel={onEnd}
      />
    </>
  );
}
