import type { AbilityName } from './abilities.ts';
import type { CharacterChoices } from './choices.ts';
import type { DerivedCharacter } from './derived-character.ts';
import type { D20Rules } from './roll.ts';
import { skills, type Skill } from './skills.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

/** A D20 Test of a character. */
export interface CharacterTest {
  readonly test: 'attack' | 'check' | 'save' | 'initiative' | 'death-save';
  readonly ability?: AbilityName;
  readonly skill?: Skill;
  /** Whether a check uses a tool with which the character is proficient. */
  readonly hasTool?: boolean;
}

type Derived = Pick<DerivedCharacter, 'classes' | 'scores' | 'skills'>;

const levelIn = ({ classes }: Derived, name: 'rogue' | 'barbarian'): number =>
  classes.find((one) => one.class === name)?.level ?? 0;

/** Reliable Talent counts a 9 or lower as a 10 in checks with a proficiency. */
function leastNatural(derived: Derived, { test, skill, hasTool }: CharacterTest) {
  if (test !== 'check' || levelIn(derived, 'rogue') < 7) return null;
  const isProficient =
    hasTool === true || derived.skills.some((row) => row.name === skill && row.proficient);
  return isProficient ? { number: 10, reason: 'Reliable Talent' } : null;
}

/** Indomitable Might counts a total below the Strength score as this score in checks and saves of Strength. */
function leastTotal(derived: Derived, { test, ability, skill }: CharacterTest) {
  const used = skill === undefined ? ability : skills[skill].ability;
  const isOfStrength = (test === 'check' || test === 'save') && used === 'str';
  return isOfStrength && levelIn(derived, 'barbarian') >= 18
    ? { number: derived.scores.str, reason: 'Indomitable Might' }
    : null;
}

/** What species and classes change of a roll of a d20, besides Advantage and Disadvantage (SRD 5.2.1). */
export const d20RulesOf = (
  { species }: Pick<CharacterChoices, 'species'>,
  derived: Derived,
  test: CharacterTest,
): D20Rules => ({
  rerollsOnes: species === 'halfling' ? 'Luck' : null,
  leastNatural: leastNatural(derived, test),
  leastTotal: leastTotal(derived, test),
});

/** How a character makes death saves: a Champion of level 18 survives more easily. */
export function deathSaveRules({ classes }: Pick<DerivedCharacter, 'classes'>): {
  readonly advantage: string | null;
  /** The lowest number on the d20 that gives a Hit Point back. */
  readonly revivesFrom: number;
} {
  return srdSubclassLevel(classes, 'fighter') >= 18
    ? { advantage: 'Survivor', revivesFrom: 18 }
    : { advantage: null, revivesFrom: 20 };
}
