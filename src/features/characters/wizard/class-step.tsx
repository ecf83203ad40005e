import { characterClasses } from '#src/lib/character/classes.ts';
import { LevelChoiceFields } from '../levels/level-choice-fields.tsx';
import { MasteriesField } from '../proficiencies/masteries-field.tsx';
import type { OriginFormState } from '../use-character-form.ts';
import { ClassCards } from './class-cards.tsx';

/** The class, and what it lets choose besides skills and spells. */
export function ClassStep(form: OriginFormState) {
  const { values, part, choose } = form;
  return (
    <>
      <ClassCards
        id={part('class').id}
        value={values.class}
        onChange={(chosen) => choose({ class: chosen })}
      />
      <LevelChoiceFields
        {...form}
        title={`What a ${characterClasses[values.class].label} chooses`}
        only={({ kind }) => kind !== 'expertise'}
      />
      <MasteriesField {...form} />
    </>
  );
}
