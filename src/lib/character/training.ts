import type { LevelsInClass } from './class-list.ts';
import {
  training,
  type ArmorTraining,
  type MartialTraining,
  type Training,
} from './data/training.ts';
import type { ItemWeapon } from './items.ts';

/** What a character is trained with. */
export interface TrainedWith {
  readonly armor: ReadonlySet<ArmorTraining>;
  readonly martial: ReadonlySet<MartialTraining>;
}

/** Armor and weapons by the classes, and by options of class features such as Protector. */
export function trainedWith(
  classes: readonly LevelsInClass[],
  options: readonly Training[] = [],
): TrainedWith {
  const gained = [
    ...classes.map(({ class: name }, index) => training[name][index === 0 ? 'first' : 'later']),
    ...options,
  ];
  return {
    armor: new Set(gained.flatMap(({ armor }) => armor)),
    martial: new Set(gained.map(({ martial }) => martial)),
  };
}

export function isProficientWith(
  { category, properties }: Pick<ItemWeapon, 'category' | 'properties'>,
  { martial }: TrainedWith,
): boolean {
  if (category === 'simple-melee' || category === 'simple-ranged' || martial.has('all')) {
    return true;
  }
  const isLight = properties.includes('light');
  if (isLight && (martial.has('light') || martial.has('finesse or light'))) return true;
  return properties.includes('finesse') && martial.has('finesse or light');
}

const armorLabels: Readonly<Record<ArmorTraining, string>> = {
  light: 'Light armor',
  medium: 'Medium armor',
  heavy: 'Heavy armor',
  shield: 'Shields',
};

const armorOrder: readonly ArmorTraining[] = ['light', 'medium', 'heavy', 'shield'];

export const armorInWords = ({ armor }: TrainedWith): string[] =>
  armorOrder.filter((category) => armor.has(category)).map((category) => armorLabels[category]);

export function weaponsInWords({ martial }: TrainedWith): string[] {
  if (martial.has('all')) return ['Simple weapons', 'Martial weapons'];
  if (martial.has('finesse or light')) {
    return ['Simple weapons', 'Martial weapons that are Finesse or Light'];
  }
  return martial.has('light')
    ? ['Simple weapons', 'Martial weapons that are Light']
    : ['Simple weapons'];
}
