import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import { overridden, type CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { spellLimits, type SpellLimits } from './spell-limits.ts';
import { part, plus, sumOf, type Part, type Rolled, type Sum } from './sum.ts';

/** What a character casts spells with. */
export interface Casting {
  readonly ability: AbilityName;
  readonly saveDc: Sum;
  readonly attackBonus: Rolled;
}

/** What a character casts the spells of one class with. */
export interface ClassSpellcasting extends Casting, SpellLimits {
  readonly class: ClassName;
}

interface Caster {
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  /** What is added to each roll of a d20, such as exhaustion. */
  readonly d20Parts: readonly Part[];
  /** What magic items add to spell attacks and to save DCs. */
  readonly attackParts: readonly Part[];
  readonly saveDcParts: readonly Part[];
  /** Why spell attacks have Advantage or Disadvantage; null if they have not. */
  readonly advantage: string | null;
  readonly disadvantage: string | null;
  /** The number of cantrips that the chosen options of class features add. */
  readonly furtherCantrips: (name: ClassName) => number;
}

type WithOverrides = Pick<CharacterChoices, 'overrides'>;

function castingWith(character: WithOverrides, ability: AbilityName, caster: Caster): Casting {
  const added = [
    part(abilityLabels[ability], caster.modifiers[ability]),
    part('Proficiency', caster.proficiencyBonus),
  ];
  return {
    ability,
    saveDc: overridden(
      sumOf([part('Base', 8), ...added, ...caster.saveDcParts]),
      'spell-save-dc',
      character,
    ),
    attackBonus: {
      ...plus(
        overridden(sumOf([...added, ...caster.attackParts]), 'spell-attack', character),
        caster.d20Parts,
      ),
      advantage: caster.advantage,
      disadvantage: caster.disadvantage,
    },
  };
}

/** Each class prepares spells as if the character had no other class. */
export const spellcastingOf = (
  character: WithOverrides,
  classes: readonly LevelsInClass[],
  caster: Caster,
): ClassSpellcasting[] =>
  classes.flatMap((levels) => {
    const { spells }: ClassLevels = classLevels[levels.class];
    const limits = spellLimits(levels, caster.furtherCantrips(levels.class));
    if (!spells || !limits) return [];
    return [
      {
        class: levels.class,
        ...castingWith(character, spells.ability, caster),
        ...limits,
      },
    ];
  });

/**
 * The player chooses whether spells of the species or a feat are cast with Intelligence, Wisdom or Charisma. This
 * takes the best of them.
 */
export function innateCastingOf(character: WithOverrides, caster: Caster): Casting {
  const { int, wis, cha } = caster.modifiers;
  const ability = int >= wis && int >= cha ? 'int' : wis >= cha ? 'wis' : 'cha';
  return castingWith(character, ability, caster);
}
