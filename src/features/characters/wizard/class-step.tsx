import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { classFeatures } from '#src/lib/character/data/class-features.ts';
import { FeatureRows } from '../feature-rows.tsx';
import { LevelChoiceFields } from '../levels/level-choice-fields.tsx';
import { MasteriesField } from '../proficiencies/masteries-field.tsx';
import type { OriginFormState } from '../use-character-form.ts';
import { ClassCards } from './class-cards.tsx';

const firstFeatures = (name: ClassName) =>
  (classFeatures[name][1] ?? []).map((feature) => ({
    name: feature,
    subject: { class: name, name: feature },
  }));

/** The class and its choices at level 1; other steps have the skills, Expertise and spells. */
export function ClassStep(form: OriginFormState) {
  const { values, part, choose } = form;
  const { label } = characterClasses[values.class];
  return (
    <>
      <ClassCards
        id={part('class').id}
        value={values.class}
        onChange={(chosen) => choose({ class: chosen })}
      />
      <FeatureRows
        title={`What a ${label} can do at level 1`}
        features={firstFeatures(values.class)}
      />
      <LevelChoiceFields
        {...form}
        title={`What a ${label} chooses`}
        only={({ kind }) => kind !== 'expertise'}
      />
      <MasteriesField {...form} />
    </>
  );
}
