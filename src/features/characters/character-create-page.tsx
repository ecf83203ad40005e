import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { rememberCharacter } from '#src/api/characters.ts';
import { characterCreate } from '#src/generated/endpoints/characters/characters.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CharacterForm } from './character-form.tsx';
import { startingCharacter } from './starting-character.ts';

export const handle = { title: 'New character' };

export function Component() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="New character"
        lead="Everything is filled in as the rules suggest: give a name, change what you like."
      />
      <CharacterForm
        defaults={startingCharacter}
        submitLabel="Create character"
        call={characterCreate}
        onDone={(created) => {
          rememberCharacter(queryClient, created);
          toast.success(`${created.data.name} is ready.`);
          // After the form has been told that it is saved, so that nothing asks about leaving.
          setTimeout(() => void navigate(paths.character(created.data.characterId)));
        }}
        cancel={
          <Link to={paths.characterList} {...buttonProps({ variant: 'ghost' })}>
            Cancel
          </Link>
        }
      />
    </>
  );
}
