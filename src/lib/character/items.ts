/** The facts of a suit of armor or a shield, as in `ItemArmor` of the contract. */
export interface ItemArmor {
  readonly category: 'light' | 'medium' | 'heavy' | 'shield';
  /** For a shield, what it adds. */
  readonly base: number;
  /** Below this Strength, the speed is 10 feet lower; null for none. */
  readonly strength: number | null;
  /** Dexterity (Stealth) checks have Disadvantage. */
  readonly stealthDisadvantage: boolean;
}

/** A weapon's range in feet. */
export interface WeaponRange {
  readonly normal: number;
  readonly long: number;
}

type WeaponCategory = 'simple-melee' | 'simple-ranged' | 'martial-melee' | 'martial-ranged';

export type WeaponProperty =
  | 'ammunition'
  | 'finesse'
  | 'heavy'
  | 'light'
  | 'loading'
  | 'reach'
  | 'thrown'
  | 'two-handed'
  | 'versatile'
  | 'special';

type WeaponMastery = 'cleave' | 'graze' | 'nick' | 'push' | 'sap' | 'slow' | 'topple' | 'vex';

export const damageTypes = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const;

export type DamageType = (typeof damageTypes)[number];

/** The facts of a weapon, as in `ItemWeapon` of the contract. */
export interface ItemWeapon {
  readonly category: WeaponCategory;
  readonly damage: { readonly dice: string; readonly type: DamageType } | null;
  /** The dice with two hands. */
  readonly versatile: string | null;
  readonly properties: WeaponProperty[];
  readonly range: WeaponRange | null;
  readonly mastery: WeaponMastery | null;
}

/** What a character carries: `CharacterItem` of the contract. */
export interface CharacterItem {
  readonly itemId: string;
  /** `CatalogueKind` of the contract; null for an item that is not in the catalogue. */
  readonly kind: string | null;
  readonly key: string | null;
  readonly catalogueVersion: number | null;
  readonly name: string;
  readonly quantity: number;
  /** The weight of one piece, in pounds. */
  readonly weightLb: number;
  /** Worn or held. */
  readonly equipped: boolean;
  readonly attuned: boolean;
  readonly needsAttunement: boolean;
  /** What a magic item adds to the armor class, or to attack and damage. */
  readonly bonus: number;
  readonly armor: ItemArmor | null;
  readonly weapon: ItemWeapon | null;
  readonly notes: string;
}

export const isInUse = ({ equipped, quantity }: CharacterItem): boolean => equipped && quantity > 0;

/** A piece of the starting equipment. */
interface KitItem {
  readonly name: string;
  readonly weightLb: number;
}

const armor = (
  name: string,
  category: ItemArmor['category'],
  base: number,
  weightLb: number,
  strength: number | null = null,
): KitItem & { readonly armor: ItemArmor } => ({
  name,
  weightLb,
  armor: { category, base, strength, stealthDisadvantage: category === 'heavy' },
});

/** The armor in the starting equipment of the classes (SRD 5.2.1). */
export const kitArmor = {
  'leather-armor': armor('Leather Armor', 'light', 11, 10),
  'studded-leather-armor': armor('Studded Leather Armor', 'light', 12, 13),
  'chain-shirt': armor('Chain Shirt', 'medium', 13, 20),
  'chain-mail': armor('Chain Mail', 'heavy', 16, 55, 13),
  shield: armor('Shield', 'shield', 2, 6),
} as const satisfies Readonly<Record<string, KitItem>>;

type WeaponRow = readonly [
  name: string,
  category: WeaponCategory,
  dice: string,
  damageType: DamageType,
  weightLb: number,
  mastery: WeaponMastery,
  properties: WeaponProperty[],
  range?: readonly [normal: number, long: number],
  versatile?: string,
];

const weapon = (...row: WeaponRow): KitItem & { readonly weapon: ItemWeapon } => {
  const [name, category, dice, type, weightLb, mastery, properties, range, versatile] = row;
  return {
    name,
    weightLb,
    weapon: {
      category,
      damage: { dice, type },
      versatile: versatile ?? null,
      properties,
      range: range ? { normal: range[0], long: range[1] } : null,
      mastery,
    },
  };
};

const near = [20, 60] as const;

/** The weapons in the starting equipment of classes and backgrounds (SRD 5.2.1). */
export const kitWeapons = {
  greataxe: weapon('Greataxe', 'martial-melee', '1d12', 'slashing', 7, 'cleave', [
    'heavy',
    'two-handed',
  ]),
  handaxe: weapon(
    'Handaxe',
    'simple-melee',
    '1d6',
    'slashing',
    2,
    'vex',
    ['light', 'thrown'],
    near,
  ),
  dagger: weapon(
    'Dagger',
    'simple-melee',
    '1d4',
    'piercing',
    1,
    'nick',
    ['finesse', 'light', 'thrown'],
    near,
  ),
  mace: weapon('Mace', 'simple-melee', '1d6', 'bludgeoning', 4, 'sap', []),
  sickle: weapon('Sickle', 'simple-melee', '1d4', 'slashing', 2, 'nick', ['light']),
  quarterstaff: weapon(
    'Quarterstaff',
    'simple-melee',
    '1d6',
    'bludgeoning',
    4,
    'topple',
    ['versatile'],
    undefined,
    '1d8',
  ),
  greatsword: weapon('Greatsword', 'martial-melee', '2d6', 'slashing', 6, 'graze', [
    'heavy',
    'two-handed',
  ]),
  flail: weapon('Flail', 'martial-melee', '1d8', 'bludgeoning', 2, 'sap', []),
  javelin: weapon('Javelin', 'simple-melee', '1d6', 'piercing', 2, 'slow', ['thrown'], [30, 120]),
  spear: weapon(
    'Spear',
    'simple-melee',
    '1d6',
    'piercing',
    3,
    'sap',
    ['thrown', 'versatile'],
    near,
    '1d8',
  ),
  longsword: weapon(
    'Longsword',
    'martial-melee',
    '1d8',
    'slashing',
    3,
    'sap',
    ['versatile'],
    undefined,
    '1d10',
  ),
  scimitar: weapon('Scimitar', 'martial-melee', '1d6', 'slashing', 3, 'nick', ['finesse', 'light']),
  shortsword: weapon('Shortsword', 'martial-melee', '1d6', 'piercing', 2, 'vex', [
    'finesse',
    'light',
  ]),
  longbow: weapon(
    'Longbow',
    'martial-ranged',
    '1d8',
    'piercing',
    2,
    'slow',
    ['ammunition', 'heavy', 'two-handed'],
    [150, 600],
  ),
  shortbow: weapon(
    'Shortbow',
    'simple-ranged',
    '1d6',
    'piercing',
    2,
    'vex',
    ['ammunition', 'two-handed'],
    [80, 320],
  ),
} as const satisfies Readonly<Record<string, KitItem>>;

export type KitArmor = keyof typeof kitArmor;
export type KitWeapon = keyof typeof kitWeapons;
