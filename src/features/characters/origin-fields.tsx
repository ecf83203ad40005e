import { characterClasses, characterClassNames } from '#src/lib/character/classes.ts';
import { backgroundNames, backgrounds, species, speciesNames } from '#src/lib/character/origins.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { characterLabels } from './character-fields.ts';
import type { useCharacterForm } from './use-character-form.ts';

type OriginFieldsProps = Pick<
  ReturnType<typeof useCharacterForm>,
  'values' | 'set' | 'part' | 'chooseClass' | 'chooseBackground'
>;

/** Fields for class, species, background and level. */
export function OriginFields(form: OriginFieldsProps) {
  const { values, set, part } = form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        {...part('class')}
        label={characterLabels.class}
        value={values.class}
        options={characterClassNames.map((value) => ({
          value,
          label: characterClasses[value].label,
        }))}
        onChange={(value) => {
          const chosen = characterClassNames.find((name) => name === value);
          if (chosen) form.chooseClass(chosen);
        }}
      />
      <SelectField
        {...part('species')}
        label={characterLabels.species}
        value={values.species}
        options={speciesNames.map((value) => ({ value, label: species[value].label }))}
        onChange={(value) => {
          const chosen = speciesNames.find((name) => name === value);
          if (chosen) set('species', chosen);
        }}
      />
      <SelectField
        {...part('background')}
        label={characterLabels.background}
        value={values.background}
        options={backgroundNames.map((value) => ({ value, label: backgrounds[value].label }))}
        onChange={(value) => {
          const chosen = backgroundNames.find((name) => name === value);
          if (chosen) form.chooseBackground(chosen);
        }}
      />
      <NumberField
        {...part('level')}
        label={characterLabels.level}
        value={values.level}
        min={1}
        max={20}
        onChange={(level) => {
          if (level !== null) set('level', level);
        }}
      />
    </div>
  );
}
