import { characterClasses, type CharacterClass, type ClassName } from './classes.ts';
import { kitArmor, kitWeapons, type CharacterItem, type KitWeapon } from './items.ts';
import type { BackgroundName } from './origins.ts';

const backgroundWeapons: Readonly<Record<BackgroundName, Partial<Record<KitWeapon, number>>>> = {
  acolyte: {},
  criminal: { dagger: 2 },
  sage: { quarterstaff: 1 },
  soldier: { spear: 1, shortbow: 1 },
};

/** The pounds of the starting equipment that is neither armor nor weapon: the sums of `kits.ts`. */
const gearWeights: Readonly<Record<ClassName | BackgroundName, number>> = {
  barbarian: 55,
  bard: 58.5,
  cleric: 29,
  druid: 58,
  fighter: 55,
  monk: 55,
  paladin: 29,
  ranger: 57,
  rogue: 45,
  sorcerer: 56,
  warlock: 30,
  wizard: 29,
  acolyte: 14,
  criminal: 12,
  sage: 14,
  soldier: 9,
};

export const startingGearWeight = (className: ClassName, background: BackgroundName): number =>
  gearWeights[className] + gearWeights[background];

/** An item with which a character begins. */
export interface StartingItem extends CharacterItem {
  readonly kind: 'gear' | 'tools' | 'armor' | 'weapons' | null;
}

/** An item of the catalogue's seed as a character first carries it. */
export const seedItem = (
  kind: NonNullable<StartingItem['kind']>,
  slug: string,
  facts: Pick<StartingItem, 'name' | 'weightLb'> & Partial<StartingItem>,
): StartingItem => ({
  itemId: slug,
  kind,
  key: `2024#${slug}`,
  catalogueVersion: 1,
  quantity: 1,
  equipped: false,
  attuned: false,
  needsAttunement: false,
  bonus: 0,
  armor: null,
  weapon: null,
  notes: '',
  ...facts,
});

/** The armor and weapons with which class and background begin, all worn or at hand. */
export function startingArms(className: ClassName, background: BackgroundName): StartingItem[] {
  const { kit }: CharacterClass = characterClasses[className];
  const counts: Partial<Record<KitWeapon, number>> = {};
  for (const { key, count } of kit.weapons) counts[key] = count;
  // The keys are names of weapons.
  const further = Object.entries(backgroundWeapons[background]) as [KitWeapon, number][];
  for (const [key, count] of further) counts[key] = (counts[key] ?? 0) + count;
  // The keys are names of weapons.
  const weapons = Object.entries(counts) as [KitWeapon, number][];
  return [
    ...kit.armor.map((key) => seedItem('armor', key, { ...kitArmor[key], equipped: true })),
    ...weapons.map(([key, quantity]) =>
      seedItem('weapons', key, { ...kitWeapons[key], quantity, equipped: true }),
    ),
  ];
}
