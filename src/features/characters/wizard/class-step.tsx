import { characterClasses, characterClassNames } from '#src/lib/character/classes.ts';
import { classLevels, type ClassLevels } from '#src/lib/character/data/class-levels.ts';
import { characterLabels } from '../character-fields.ts';
import { classEffort, classTexts } from '../data/choice-texts.ts';
import { LevelChoiceFields } from '../levels/level-choice-fields.tsx';
import type { OriginFormState } from '../use-character-form.ts';
import { ChoiceCards } from './choice-cards.tsx';

const castsSpells = (levels: ClassLevels): string =>
  levels.spells === undefined ? 'no spells' : 'casts spells';

/** The class, and what it lets choose besides skills and spells. */
export function ClassStep(form: OriginFormState) {
  const { values, part, choose } = form;
  return (
    <>
      <ChoiceCards
        id={part('class').id}
        legend={characterLabels.class}
        hidesLegend
        value={values.class}
        options={characterClassNames.map((value) => {
          const { label, hitDie } = characterClasses[value];
          return {
            value,
            label,
            text: classTexts[value],
            facts: `${classEffort[value]} · ${hitDie} Hit Points · ${castsSpells(classLevels[value])}`,
          };
        })}
        onChange={(chosen) => choose({ class: chosen })}
      />
      <LevelChoiceFields
        {...form}
        title={`What a ${characterClasses[values.class].label} chooses`}
        only={({ kind }) => kind !== 'expertise'}
      />
    </>
  );
}
