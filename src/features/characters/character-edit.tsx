import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import {
  getCharacterGetQueryKey,
  useCharacterUpdate,
} from '#src/generated/endpoints/characters/characters.ts';
import type { Character } from '#src/generated/model/index.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CharacterForm } from './character-form.tsx';

interface CharacterEditProps {
  character: Character;
  onEnd: () => void;
}

export function CharacterEdit({ character, onEnd }: CharacterEditProps) {
  const queryClient = useQueryClient();
  const update = useCharacterUpdate();
  const { characterId, version, meta: _, ...defaults } = character;
  return (
    <>
      <title>{`Edit ${character.name} · Questwright`}</title>
      <PageHeader title={`Edit ${character.name}`} />
      <CharacterForm
        defaults={defaults}
        submitLabel="Save changes"
        mutation={update}
        variables={(data) => ({ characterId, data, headers: { 'If-Match': `"${version}"` } })}
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
