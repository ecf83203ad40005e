import { EntityForm, type EntityFormProps } from '#src/components/forms/entity-form.tsx';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { characterClasses, kitInWords } from '#src/lib/character/classes.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AbilitiesFields } from './abilities-fields.tsx';
import { characterFields, characterLabels } from './character-fields.ts';
import { NumbersSoFar } from './numbers-so-far.tsx';
import { IncreasesField } from './increases-field.tsx';
import { OriginFields } from './origin-fields.tsx';
import { SkillsField } from './skills-field.tsx';
import { type CharacterFormOptions, useCharacterForm } from './use-character-form.ts';
import { draftedText } from '#src/lib/drafted-text.ts';
import { longestCharacterName, longestConcept } from '#src/lib/contract-limits.ts';

interface CharacterFormProps<Variables> extends CharacterFormOptions<Variables> {
  /** Null for a new character. */
  characterId: string | null;
  /** Who wrote the draft that is in the stored concept; null if people wrote it. */
  draftedBy: string | null;
  submitLabel: string;
  cancel: EntityFormProps['cancel'];
}

/** Loaded after the form, which can do without it. */
const loadStoryteller = async () =>
  (await import('./character-storyteller.tsx')).CharacterStoryteller;

/** The form that creates or edits a character. The numbers beside it are computed at every change. */
export function CharacterForm<Variables>({
  characterId,
  draftedBy,
  submitLabel,
  cancel,
  ...options
}: CharacterFormProps<Variables>) {
  const form = useCharacterForm(options);
  const { kit, gold } = characterClasses[form.values.class];
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start lg:gap-8">
      <NumbersSoFar character={form.values} />
      <EntityForm
        form={form}
        noun="character"
        fields={characterFields}
        submitLabel={submitLabel}
        cancel={cancel}
      >
        {/* The buttons appear after their code is loaded. */}
        <div className="min-h-9">
          <OptionalPart
            load={loadStoryteller}
            props={{
              draftOf: options.draftOf,
              isNew: options.stored.version === null,
              draftedId: draftedBy === null ? null : characterId,
              read: form.read,
              write: form.write,
            }}
          />
        </div>
        <TextField
          {...form.field('name')}
          label={characterLabels.name}
          maxLength={longestCharacterName}
          autoComplete="off"
        />
        <TextField
          {...form.field('concept')}
          label={characterLabels.concept}
          optional
          hint={draftedBy !== null && `${draftedText(draftedBy)}.`}
          maxLength={longestConcept}
          autoComplete="off"
        />
        <OriginFields {...form} />
        <AbilitiesFields {...form} />
        <IncreasesField {...form} />
        <SkillsField {...form} />
        <SelectField
          {...form.part('equipment')}
          label={characterLabels.equipment}
          value={form.values.equipment}
          options={[
            { value: 'kit', label: kitInWords(kit) },
            { value: 'gold', label: `${gold} gp to spend` },
          ]}
          onChange={(chosen) => form.set('equipment', chosen === 'gold' ? 'gold' : 'kit')}
        />
      </EntityForm>
    </div>
  );
}
