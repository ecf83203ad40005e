import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import { overridden, type CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { valueAt } from './level-values.ts';
import { highestSpellLevel } from './spell-slots.ts';
import { part, sumOf, type Sum } from './sum.ts';

/** What a character casts the spells of one class with. */
export interface ClassSpellcasting {
  readonly class: ClassName;
  readonly ability: AbilityName;
  readonly saveDc: Sum;
  readonly attackBonus: Sum;
  readonly cantrips: number;
  readonly prepared: number;
  readonly maxSpellLevel: number;
}

interface Caster {
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  /** How many more cantrips options of class features give. */
  readonly furtherCantrips: (name: ClassName) => number;
}

/** Each class prepares spells as if the character had no other class. */
export const spellcastingOf = (
  character: Pick<CharacterChoices, 'overrides'>,
  classes: readonly LevelsInClass[],
  { modifiers, proficiencyBonus, furtherCantrips }: Caster,
): ClassSpellcasting[] =>
  classes.flatMap((levels) => {
    const { spells }: ClassLevels = classLevels[levels.class];
    if (!spells) return [];
    const { ability } = spells;
    const added = [
      part(abilityLabels[ability], modifiers[ability]),
      part('Proficiency', proficiencyBonus),
    ];
    const { level } = levels;
    return [
      {
        class: levels.class,
        ability,
        saveDc: overridden(sumOf([part('Base', 8), ...added]), 'spell-save-dc', character),
        attackBonus: overridden(sumOf(added), 'spell-attack', character),
        cantrips: (valueAt(spells.cantrips, level) ?? 0) + furtherCantrips(levels.class),
        prepared: valueAt(spells.prepared, level) ?? 0,
        maxSpellLevel: highestSpellLevel(levels),
      },
    ];
  });
