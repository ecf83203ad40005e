import { characterClasses, characterClassNames } from '#src/lib/character/classes.ts';
import { backgroundNames, backgrounds, species, speciesNames } from '#src/lib/character/origins.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TypedNumberField } from '#src/ui/typed-fields.tsx';
import { characterLabels, sizeLabels } from './character-fields.ts';
import { optionTexts, speciesOptionTexts } from './data/choice-texts.ts';
import { hasBothSizes, speciesOptions } from './data/origin-options.ts';
import type { CharacterFormState, OriginFormState } from './use-character-form.ts';

/** Fields for class, species, background and level. */
export function OriginFields(form: OriginFormState) {
  const { values, set, part, choose } = form;
  const others = values.otherClasses.reduce((sum, { level }) => sum + level, 0);
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
          if (chosen) choose({ class: chosen });
        }}
      />
      <SelectField
        {...part('species')}
        label={characterLabels.species}
        value={values.species}
        options={speciesNames.map((value) => ({ value, label: species[value].label }))}
        onChange={(value) => {
          const chosen = speciesNames.find((name) => name === value);
          if (chosen) choose({ species: chosen });
        }}
      />
      <SpeciesOptionFields {...form} />
      <SelectField
        {...part('background')}
        label={characterLabels.background}
        value={values.background}
        options={backgroundNames.map((value) => ({ value, label: backgrounds[value].label }))}
        onChange={(value) => {
          const chosen = backgroundNames.find((name) => name === value);
          if (chosen) choose({ background: chosen });
        }}
      />
      <TypedNumberField
        {...part('level')}
        label={characterLabels.level}
        hint={others > 0 && `With ${others} in further classes.`}
        value={values.level}
        min={1 + others}
        max={20}
        onChange={(level) => {
          // The first digit of a number is below the levels of the further classes.
          if (level !== null && level > others) set('level', level);
        }}
      />
    </div>
  );
}

/** The option of the species and the size, if the species lets the player choose them. */
function SpeciesOptionFields({ values, set, part }: CharacterFormState) {
  const known = speciesOptions(values.species);
  // An option of another species stays visible until the user chooses one of this species.
  const names =
    values.speciesOption === '' || known.includes(values.speciesOption)
      ? known
      : [...known, values.speciesOption];
  const texts = speciesOptionTexts[values.species];
  return (
    <>
      {names.length > 0 && (
        <SelectField
          {...part('speciesOption')}
          label={texts?.label ?? characterLabels.speciesOption}
          hint={optionTexts[values.speciesOption] ?? texts?.text}
          placeholder="Choose"
          value={values.speciesOption}
          options={names.map((value) => ({ value, label: value }))}
          onChange={(chosen) => set('speciesOption', chosen)}
        />
      )}
      {hasBothSizes(values.species) && (
        <SelectField
          {...part('size')}
          label={characterLabels.size}
          hint="A small character fits where others do not; medium is the usual."
          value={values.size}
          options={[
            { value: 'medium', label: sizeLabels.medium },
            { value: 'small', label: sizeLabels.small },
          ]}
          onChange={(chosen) => set('size', chosen === 'small' ? 'small' : 'medium')}
        />
      )}
    </>
  );
}
