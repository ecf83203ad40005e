import { useSearchParams } from 'react-router';
import { useOpenSaved } from '#src/components/forms/use-entity-form.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { useCharacterCreate } from '#src/generated/endpoints/characters/characters.ts';
import { paths } from '#src/paths.ts';
import { noAuthors } from './character-fields.ts';
import { startingCharacter } from './starting-character.ts';
import { useCharacterForm } from './use-character-form.ts';
import { CharacterWizard } from './wizard/character-wizard.tsx';
import type { EarlyChoice } from './wizard/first-step.tsx';

const draftOf = 'new-character';

/** Only experts need all fields at once. */
const CharacterForm = lazyPart(async () => (await import('./character-form.tsx')).CharacterForm);

interface CharacterCreateFormProps {
  isOnePage: boolean;
  /** What the user has done before this was loaded. */
  early: EarlyChoice;
}

/** The form of a new character, as the wizard or with all fields on one page: two views of one draft. */
export function CharacterCreateForm({ isOnePage, early }: CharacterCreateFormProps) {
  const openSaved = useOpenSaved();
  const create = useCharacterCreate();
  const [search, setSearch] = useSearchParams();
  const form = useCharacterForm({
    draftOf,
    stored: { values: startingCharacter, version: null },
    mutation: create,
    variables: (data, { once }) => ({ data, headers: once() }),
    onDone: ({ characterId, name }, outcome) =>
      openSaved(
        {
          message: `${name} is ready.`,
          page: paths.character(characterId),
          form: paths.characterEdit(characterId),
        },
        outcome,
      ),
    onRestoredStep(step) {
      if (!search.has('step') && !isOnePage) setSearch({ step }, { replace: true });
    },
  });
  return isOnePage ? (
    <CharacterForm
      form={form}
      characterId={null}
      draftOf={draftOf}
      authors={noAuthors}
      submitLabel="Create character"
      cancel={paths.characterList}
    />
  ) : (
    <CharacterWizard form={form} draftOf={draftOf} early={early} />
  );
}
