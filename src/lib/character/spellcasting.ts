import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import { overridden, type CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { spellLimits, type SpellLimits } from './spell-limits.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';

/** What a character casts the spells of one class with. */
export interface ClassSpellcasting extends SpellLimits {
  readonly class: ClassName;
  readonly ability: AbilityName;
  readonly saveDc: Sum;
  readonly attackBonus: Sum;
}

interface Caster {
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  /** What is added to each roll of a d20, such as exhaustion. */
  readonly d20Parts: readonly Part[];
  /** How many more cantrips options of class features give. */
  readonly furtherCantrips: (name: ClassName) => number;
}

/** Each class prepares spells as if the character had no other class. */
export const spellcastingOf = (
  character: Pick<CharacterChoices, 'overrides'>,
  classes: readonly LevelsInClass[],
  { modifiers, proficiencyBonus, d20Parts, furtherCantrips }: Caster,
): ClassSpellcasting[] =>
  classes.flatMap((levels) => {
    const { spells }: ClassLevels = classLevels[levels.class];
    if (!spells) return [];
    const { ability } = spells;
    const added = [
      part(abilityLabels[ability], modifiers[ability]),
      part('Proficiency', proficiencyBonus),
    ];
    return [
      {
        class: levels.class,
        ability,
        saveDc: overridden(sumOf([part('Base', 8), ...added]), 'spell-save-dc', character),
        attackBonus: overridden(sumOf([...added, ...d20Parts]), 'spell-attack', character),
        ...spellLimits(spells, levels, furtherCantrips(levels.class)),
      },
    ];
  });
