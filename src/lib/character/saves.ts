import { abilityLabels, abilityNames, type AbilityName, type AbilityScores } from './abilities.ts';
import type { LevelsInClass } from './class-list.ts';
import { haveFeature, type NumericFeature } from './level-values.ts';
import { characterClasses } from './classes.ts';
import { mapAbilities } from './scores.ts';
import { part, sumOf, type Part, type Rolled } from './sum.ts';

export type SaveRow = Rolled & {
  readonly proficient: boolean;
  /** The condition with which it fails without a roll; null without one. */
  readonly fails: string | null;
};

/** The saving throws that a class adds at later levels. */
const laterSaves: readonly {
  readonly feature: NumericFeature;
  readonly saves: readonly AbilityName[];
}[] = [
  { feature: 'Slippery Mind', saves: ['wis', 'cha'] },
  { feature: 'Disciplined Survivor', saves: abilityNames },
];

/** Only the class of level 1 gives saving throws, and some classes more of them later. */
function proficientSaves(classes: readonly LevelsInClass[]): ReadonlySet<AbilityName> {
  const [first] = classes;
  return new Set([
    ...(first ? characterClasses[first.class].saves : []),
    ...laterSaves
      .filter(({ feature }) => haveFeature(classes, feature))
      .flatMap(({ saves }) => saves),
  ]);
}

interface SaveFacts {
  readonly classes: readonly LevelsInClass[];
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  readonly advantage: (ability: AbilityName) => string | null;
  readonly hindrance: (ability: AbilityName) => string | null;
  readonly fails: (ability: AbilityName) => string | null;
  /** The condition with which the character is Incapacitated, which ends its aura; null without one. */
  readonly noActions: string | null;
  /** What magic items add. */
  readonly itemParts: readonly Part[];
}

/** The saving throws, without what is added to each roll of a d20. */
export function saveRows(facts: SaveFacts): Record<AbilityName, SaveRow> {
  const { classes, modifiers, proficiencyBonus, itemParts } = facts;
  const { advantage, hindrance, fails, noActions } = facts;
  const proficientIn = proficientSaves(classes);
  const aura =
    noActions === null && haveFeature(classes, 'Aura of Protection')
      ? part('Aura of Protection', Math.max(1, modifiers.cha))
      : null;
  return mapAbilities((name) => {
    const proficient = proficientIn.has(name);
    return {
      ...sumOf([
        part(abilityLabels[name], modifiers[name]),
        proficient ? part('Proficiency', proficiencyBonus) : null,
        aura,
        ...itemParts,
      ]),
      proficient,
      advantage: advantage(name),
      disadvantage: hindrance(name),
      fails: fails(name),
    };
  });
}
