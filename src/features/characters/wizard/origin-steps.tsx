import { abilityLabels } from '#src/lib/character/abilities.ts';
import { speciesTraits } from '#src/lib/character/data/species-traits.ts';
import {
  backgroundNames,
  backgrounds,
  species,
  speciesNames,
  type SpeciesName,
} from '#src/lib/character/origins.ts';
import { skills } from '#src/lib/character/skills.ts';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { characterLabels } from '../character-fields.ts';
import {
  backgroundTexts,
  optionTexts,
  speciesOptionTexts,
  speciesTexts,
} from '../data/choice-texts.ts';
import { hasBothSizes, speciesOptions } from '../data/origin-options.ts';
import { FeatureRows } from '../feature-rows.tsx';
import { HumanFeatField } from '../feats/feat-field.tsx';
import { IncreasesField } from '../increases-field.tsx';
import type { OriginFormState } from '../use-character-form.ts';
import { ChoiceCards } from './choice-cards.tsx';

/** The traits by the level of the character that they begin at. */
const traitsOf = (name: SpeciesName) =>
  Object.entries(speciesTraits[name]).flatMap(([level, traits]) =>
    traits.map((trait) => ({
      name: trait,
      ...(level !== '1' && { line: `From level ${level}` }),
      subject: { species: name, name: trait },
    })),
  );

/** The species with its option and size, and the feat of a human. */
export function SpeciesStep(form: OriginFormState) {
  const { values, set, part, choose } = form;
  const options = speciesOptions(values.species);
  const texts = speciesOptionTexts[values.species];
  return (
    <>
      <ChoiceCards
        id={part('species').id}
        legend={characterLabels.species}
        hidesLegend
        value={values.species}
        options={speciesNames.map((value) => ({
          value,
          label: species[value].label,
          text: speciesTexts[value],
          facts: unbroken(`${species[value].size} · ${species[value].speed} ft. a turn`),
        }))}
        onChange={(chosen) => choose({ species: chosen })}
      />
      {options.length > 0 && (
        <ChoiceCards
          id={part('speciesOption').id}
          legend={texts?.label ?? characterLabels.speciesOption}
          value={values.speciesOption}
          options={options.map((value) => ({
            value,
            label: value,
            text: optionTexts[value] ?? '',
          }))}
          onChange={(chosen) => set('speciesOption', chosen)}
        />
      )}
      {hasBothSizes(values.species) && (
        <ChoiceCards
          id={part('size').id}
          legend={characterLabels.size}
          value={values.size}
          options={[
            { value: 'medium', label: 'Medium', text: 'As tall as most people.' },
            { value: 'small', label: 'Small', text: 'You fit where others do not.' },
          ]}
          onChange={(chosen) => set('size', chosen)}
        />
      )}
      {values.species === 'human' && <HumanFeatField {...form} />}
      <FeatureRows
        title={`${species[values.species].label} traits`}
        features={traitsOf(values.species)}
      />
    </>
  );
}

/** The background, and the abilities that it increases. */
export function BackgroundStep(form: OriginFormState) {
  const { values, part, choose } = form;
  return (
    <>
      <ChoiceCards
        id={part('background').id}
        legend={characterLabels.background}
        hidesLegend
        value={values.background}
        options={backgroundNames.map((value) => {
          const { label, abilities, feat, skills: given } = backgrounds[value];
          return {
            value,
            label,
            text: backgroundTexts[value],
            facts: [
              given.map((skill) => skills[skill].label).join(' and '),
              feat,
              `better ${abilities.map((ability) => abilityLabels[ability]).join(', ')}`,
            ].join(middleDot),
          };
        })}
        onChange={(chosen) => choose({ background: chosen })}
      />
      <FeatureRows
        title="What the background gives"
        features={[
          {
            name: backgrounds[values.background].label,
            subject: { background: values.background },
          },
        ]}
      />
      <IncreasesField {...form} />
    </>
  );
}
