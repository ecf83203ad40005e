import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useCharacterCreate } from '#src/generated/endpoints/characters/characters.ts';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CharacterForm } from './character-form.tsx';
import { startingCharacter } from './starting-character.ts';

export const handle = { title: 'New character' };

export function Component() {
  const navigate = useNavigate();
  const create = useCharacterCreate();
  return (
    <>
      <PageHeader
        title="New character"
        lead="Everything is filled in as the rules suggest: give a name, change what you like."
      />
      <CharacterForm
        characterId={null}
        draftOf="new-character"
        draftedBy={null}
        stored={{ values: startingCharacter, version: null }}
        submitLabel="Create character"
        mutation={create}
        variables={(data, { once }) => ({ data, headers: once() })}
        onDone={({ characterId, name }) => {
          toast.success(`${name} is ready.`);
          // The navigation starts in a later task, because the leave guard stops navigations until the
          // form is marked as saved.
          setTimeout(() => void navigate(paths.character(characterId)));
        }}
        cancel={paths.characterList}
      />
    </>
  );
}
