import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import type { CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import { haveFeature } from './level-values.ts';
import { skillParts } from './class-options.ts';
import type { TakenFeat } from './feats.ts';
import { backgrounds } from './origins.ts';
import { joined } from './conditions.ts';
import { skillNames, skills, type Skill } from './skills.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';

export type SkillRow = Sum & {
  readonly name: Skill;
  readonly proficient: boolean;
  readonly expertise: boolean;
  /** Why checks have Advantage or Disadvantage; null if they have not. */
  readonly advantage: string | null;
  readonly disadvantage: string | null;
};

interface SkillFacts {
  readonly character: CharacterChoices;
  readonly classes: readonly LevelsInClass[];
  readonly feats: readonly TakenFeat[];
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  /** The armor that gives Disadvantage on Stealth; null without any. */
  readonly stealthHindrance: string | null;
  /** Why checks with an ability have Disadvantage. */
  readonly hindrance: (ability: AbilityName) => string | null;
  readonly advantage: (skill: Skill) => string | null;
  /** What magic items add. */
  readonly itemParts: (skill: Skill) => readonly Part[];
}

/** The modifiers of the 18 skills, without what is added to each roll of a d20. */
export function skillRows(facts: SkillFacts): SkillRow[] {
  const { character, classes, feats, modifiers, proficiencyBonus } = facts;
  const { stealthHindrance, hindrance, advantage } = facts;
  const proficientIn = new Set<Skill>([
    ...character.skills,
    ...backgrounds[character.background].skills,
  ]);
  const expertIn = new Set<Skill>(character.expertise);
  const half = haveFeature(classes, 'Jack of All Trades')
    ? part('Jack of All Trades', Math.floor(proficiencyBonus / 2))
    : null;
  return skillNames.map((name) => {
    const { ability } = skills[name];
    const proficient = proficientIn.has(name);
    const expertise = proficient && expertIn.has(name);
    return {
      ...sumOf([
        part(abilityLabels[ability], modifiers[ability]),
        proficient ? part('Proficiency', proficiencyBonus) : half,
        expertise ? part('Expertise', proficiencyBonus) : null,
        ...skillParts(feats, name, modifiers),
        ...facts.itemParts(name),
      ]),
      name,
      proficient,
      expertise,
      advantage: advantage(name),
      disadvantage: joined(hindrance(ability), name === 'stealth' ? stealthHindrance : null),
    };
  });
}
