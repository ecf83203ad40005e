import type { AbilityName } from './abilities.ts';
import type { CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import type { ConditionEffects } from './conditions.ts';
import { haveFeature } from './level-values.ts';
import type { Skill } from './skills.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

/** The features that give Advantage now; null for none. Danger Sense does not work while Incapacitated. */
interface Advantages {
  readonly initiative: string | null;
  readonly save: (ability: AbilityName) => string | null;
  readonly skill: (skill: Skill) => string | null;
}

const cunning: ReadonlySet<AbilityName> = new Set(['int', 'wis', 'cha']);

export function advantagesOf(
  { species }: Pick<CharacterChoices, 'species'>,
  classes: readonly LevelsInClass[],
  { noActions }: Pick<ConditionEffects, 'noActions'>,
): Advantages {
  const athlete = srdSubclassLevel(classes, 'fighter') > 0 ? 'Remarkable Athlete' : null;
  const instinct = haveFeature(classes, 'Feral Instinct') ? 'Feral Instinct' : null;
  const danger = noActions === null && haveFeature(classes, 'Danger Sense') ? 'Danger Sense' : null;
  return {
    initiative: instinct ?? athlete,
    save: (ability) => {
      if (ability === 'dex') return danger;
      return species === 'gnome' && cunning.has(ability) ? 'Gnomish Cunning' : null;
    },
    skill: (skill) => (skill === 'athletics' ? athlete : null),
  };
}
