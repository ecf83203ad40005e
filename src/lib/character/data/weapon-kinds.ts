import type { ItemWeapon } from '../items.ts';

/** What decides who can use the mastery of a kind of weapon. */
export type WeaponKind = Pick<ItemWeapon, 'category' | 'properties'> & { readonly name: string };

const kinds = (
  category: ItemWeapon['category'],
  names: readonly string[],
  properties: ItemWeapon['properties'] = [],
): WeaponKind[] => names.map((name) => ({ name, category, properties }));

/** The weapons of SRD 5.2.1. Only the properties on which proficiency depends are listed. */
export const weaponKinds: readonly WeaponKind[] = [
  ...kinds('simple-melee', ['Club', 'Handaxe', 'Light Hammer', 'Sickle'], ['light']),
  ...kinds('simple-melee', ['Dagger'], ['finesse', 'light']),
  ...kinds('simple-melee', ['Greatclub', 'Javelin', 'Mace', 'Quarterstaff', 'Spear']),
  ...kinds('simple-ranged', ['Dart'], ['finesse']),
  ...kinds('simple-ranged', ['Light Crossbow', 'Shortbow', 'Sling']),
  ...kinds('martial-melee', [
    'Battleaxe',
    'Flail',
    'Glaive',
    'Greataxe',
    'Greatsword',
    'Halberd',
    'Lance',
    'Longsword',
    'Maul',
    'Morningstar',
    'Pike',
    'Trident',
    'Warhammer',
    'War Pick',
  ]),
  ...kinds('martial-melee', ['Rapier', 'Whip'], ['finesse']),
  ...kinds('martial-melee', ['Scimitar', 'Shortsword'], ['finesse', 'light']),
  ...kinds('martial-ranged', ['Blowgun', 'Heavy Crossbow', 'Longbow', 'Musket', 'Pistol']),
  ...kinds('martial-ranged', ['Hand Crossbow'], ['light']),
];
