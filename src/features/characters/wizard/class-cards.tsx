import {
  characterClasses,
  characterClassNames,
  type ClassName,
} from '#src/lib/character/classes.ts';
import { classLevels, type ClassLevels } from '#src/lib/character/data/class-levels.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { classEffort, classTexts } from '../data/class-texts.ts';
import { ChoiceCards } from './choice-cards.tsx';

/** Whether a class has spells at level 1, or gets them at a higher one. */
export const castsSpells = (name: ClassName): boolean => {
  const levels: ClassLevels = classLevels[name];
  return levels.spells !== undefined;
};

interface ClassCardsProps {
  id?: string;
  value: ClassName;
  onChange: (chosen: ClassName) => void;
}

/** The classes, each with what it does and what it asks of a player. */
export const ClassCards = ({ id, value, onChange }: ClassCardsProps) => (
  <ChoiceCards
    {...(id !== undefined && { id })}
    legend="Class"
    hidesLegend
    value={value}
    options={characterClassNames.map((name) => {
      const { label, hitDie } = characterClasses[name];
      const magic = castsSpells(name) ? 'casts spells' : 'no spells';
      return {
        value: name,
        label,
        text: classTexts[name],
        facts: [classEffort[name], `${hitDie} Hit Points`, magic].join(middleDot),
      };
    })}
    onChange={onChange}
  />
);
