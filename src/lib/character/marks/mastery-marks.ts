import type { CharacterChoices } from '../choices.ts';
import { weaponKinds, type WeaponKind } from '../data/weapon-kinds.ts';
import type { DerivedCharacter } from '../derived-character.ts';
import { slugOf } from '../slug.ts';
import { isProficientWith, type TrainedWith } from '../training.ts';
import { masteryAllowance } from '../weapon-masteries.ts';
import { trainingOf } from './item-marks.ts';
import { counted, type RuleMark } from './mark.ts';

const rule = 'Weapon Mastery';

const isMelee = ({ category }: WeaponKind): boolean =>
  category === 'simple-melee' || category === 'martial-melee';

const kindNamed = (name: string): WeaponKind | undefined =>
  weaponKinds.find((kind) => slugOf(kind.name) === slugOf(name));

/** The kinds of weapons whose mastery the character can choose. */
export function masteryOptions(
  character: CharacterChoices,
  { classes }: Pick<DerivedCharacter, 'classes'>,
): string[] {
  const { count, melee } = masteryAllowance(classes);
  if (count === 0) return [];
  const trained = trainingOf(character);
  return weaponKinds
    .filter((kind) => isProficientWith(kind, trained) && (count > melee || isMelee(kind)))
    .map(({ name }) => name);
}

function choiceMessage(name: string, trained: TrainedWith, isMeleeOnly: boolean): string | null {
  const kind = kindNamed(name);
  // A weapon that the group has invented is not in the rules.
  if (!kind) return null;
  if (!isProficientWith(kind, trained)) {
    return `This character is not proficient with the ${kind.name}, and cannot use its mastery.`;
  }
  return isMeleeOnly && !isMelee(kind)
    ? `A Barbarian uses the mastery of melee weapons, and the ${kind.name} is not one.`
    : null;
}

function countMark(chosen: number, count: number): RuleMark[] {
  const path = '/weaponMasteries';
  const kinds = counted(count, 'kind');
  if (chosen === 0 && count > 0) {
    const message = `This character can use the mastery of ${kinds} of weapons. None is chosen yet.`;
    return [{ path, message, rule }];
  }
  if (chosen <= count) return [];
  const message =
    count === 0
      ? 'No class of this character can use the mastery of weapons.'
      : `This character can use the mastery of ${kinds} of weapons; ${chosen} are chosen, and the first ones count.`;
  return [{ path, message, rule }];
}

export function masteryMarks(
  character: CharacterChoices,
  { classes }: DerivedCharacter,
): RuleMark[] {
  const { weaponMasteries = [] } = character;
  const { count, melee } = masteryAllowance(classes);
  const trained = trainingOf(character);
  return [
    ...countMark(new Set(weaponMasteries.map(slugOf)).size, count),
    ...weaponMasteries.flatMap((name, index) => {
      const message = count > 0 ? choiceMessage(name, trained, count === melee) : null;
      return message === null ? [] : [{ path: `/weaponMasteries/${index}`, message, rule }];
    }),
  ];
}
