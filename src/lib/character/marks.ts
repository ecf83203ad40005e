import type { CharacterChoices } from './choices.ts';
import { deriveCharacter } from './derive.ts';
import { featMarks } from './marks/feat-marks.ts';
import { itemMarks } from './marks/item-marks.ts';
import { masteryMarks } from './marks/mastery-marks.ts';
import { levelMarks } from './marks/level-marks.ts';
import type { RuleMark } from './marks/mark.ts';
import { skillMarks } from './marks/skill-marks.ts';
import { spellMarks } from './marks/spell-marks.ts';

export type { RuleMark };

/** The illegal choices that the character keeps, each with the rule that it breaks. */
export function marksOf(character: CharacterChoices): RuleMark[] {
  const derived = deriveCharacter(character);
  return [
    ...levelMarks(character, derived),
    ...featMarks(character, derived),
    ...skillMarks(character, derived),
    ...spellMarks(character, derived),
    ...itemMarks(character, derived),
    ...masteryMarks(character, derived),
  ];
}
