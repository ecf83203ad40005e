import { Link, useNavigate, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { useCharacterCreate } from '#src/generated/endpoints/characters/characters.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { startingCharacter } from './starting-character.ts';
import { useCharacterForm } from './use-character-form.ts';
import { CharacterWizard } from './wizard/character-wizard.tsx';

export const handle = { title: 'New character' };

const draftOf = 'new-character';

/** Only experts need all fields at once. */
const CharacterForm = lazyPart(async () => (await import('./character-form.tsx')).CharacterForm);

/**
 * A new character, step by step or on one page (`?mode=page`). Both are views of the same form, so the user can
 * change between them at any time.
 */
export function Component() {
  const navigate = useNavigate();
  const create = useCharacterCreate();
  const [search, setSearch] = useSearchParams();
  const isOnePage = search.get('mode') === 'page';
  const form = useCharacterForm({
    draftOf,
    stored: { values: startingCharacter, version: null },
    mutation: create,
    variables: (data, { once }) => ({ data, headers: once() }),
    onDone: ({ characterId, name }) => {
      toast.success(`${name} is ready.`);
      // The navigation starts in a later task, because the leave guard stops navigations until the
      // form is marked as saved.
      setTimeout(() => void navigate(paths.character(characterId)));
    },
    onRestoredStep(step) {
      if (!search.has('step') && !isOnePage) setSearch({ step }, { replace: true });
    },
  });
  return (
    <>
      <PageHeader
        title="New character"
        lead={
          isOnePage &&
          'Everything is filled in as the rules suggest: give a name, change what you like.'
        }
        actions={
          <Link
            to={{ search: isOnePage ? '' : '?mode=page' }}
            preventScrollReset
            {...buttonProps({ variant: 'ghost' })}
          >
            {isOnePage ? 'Step by step' : 'All on one page'}
          </Link>
        }
      />
      {isOnePage ? (
        <CharacterForm
          form={form}
          characterId={null}
          draftOf={draftOf}
          draftedBy={null}
          submitLabel="Create character"
          cancel={paths.characterList}
        />
      ) : (
        <CharacterWizard form={form} draftOf={draftOf} />
      )}
    </>
  );
}
