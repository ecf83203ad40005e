import { EntityForm, type EntityFormProps } from '#src/components/forms/entity-form.tsx';
import { characterClasses } from '#src/lib/character/classes.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AbilitiesFields } from './abilities-fields.tsx';
import { characterFields, characterLabels } from './character-fields.ts';
import { CharacterNumbers } from './character-numbers.tsx';
import { IncreasesField } from './increases-field.tsx';
import { OriginFields } from './origin-fields.tsx';
import { SkillsField } from './skills-field.tsx';
import { type CharacterFormOptions, useCharacterForm } from './use-character-form.ts';

interface CharacterFormProps<Variables> extends CharacterFormOptions<Variables> {
  submitLabel: string;
  cancel: EntityFormProps['cancel'];
}

/** The form that creates or edits a character. The numbers beside it are computed at every change. */
export function CharacterForm<Variables>({
  submitLabel,
  cancel,
  ...options
}: CharacterFormProps<Variables>) {
  const form = useCharacterForm(options);
  const { kit, gold } = characterClasses[form.values.class];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <EntityForm
        form={form}
        noun="character"
        fields={characterFields}
        submitLabel={submitLabel}
        cancel={cancel}
      >
        <TextField
          {...form.field('name')}
          label={characterLabels.name}
          maxLength={120}
          autoComplete="off"
        />
        <TextField
          {...form.field('concept')}
          label={characterLabels.concept}
          optional
          maxLength={300}
          autoComplete="off"
        />
        <OriginFields {...form} />
        <AbilitiesFields {...form} />
        <IncreasesField {...form} />
        <SkillsField {...form} />
        <SelectField
          {...form.field('equipment')}
          label={characterLabels.equipment}
          hint={form.values.equipment === 'kit' ? kit : `${gold} gp to spend`}
          options={[
            { value: 'kit', label: kit },
            { value: 'gold', label: `${gold} gp to spend` },
          ]}
        />
      </EntityForm>
      <aside aria-label="The numbers so far" className="lg:sticky lg:top-20">
        <CharacterNumbers character={form.values} />
      </aside>
    </div>
  );
}
