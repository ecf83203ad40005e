/** The facts of a suit of armor or a shield that a character wears. */
export interface ArmorFacts {
  readonly name: string;
  readonly category: 'light' | 'medium' | 'heavy' | 'shield';
  /** For a shield, what it adds. */
  readonly base: number;
  /** Below this Strength, the speed is 10 feet lower. */
  readonly strength?: number;
  /** Dexterity (Stealth) checks have Disadvantage. */
  readonly stealthDisadvantage?: true;
}

/** A weapon's range in feet. */
export interface WeaponRange {
  readonly normal: number;
  readonly long: number;
}

export interface WeaponFacts {
  readonly name: string;
  readonly class: 'simple' | 'martial';
  readonly kind: 'melee' | 'ranged';
  readonly dice: string;
  readonly damageType: 'bludgeoning' | 'piercing' | 'slashing';
  /** The dice with two hands. */
  readonly versatile?: string;
  readonly properties: readonly (
    | 'ammunition'
    | 'finesse'
    | 'heavy'
    | 'light'
    | 'thrown'
    | 'two-handed'
    | 'versatile'
  )[];
  readonly range?: WeaponRange;
  readonly mastery: string;
}

/** The armor in the starting equipment of the classes (SRD 5.2.1). */
export const kitArmor = {
  'leather-armor': { name: 'Leather Armor', category: 'light', base: 11 },
  'studded-leather-armor': { name: 'Studded Leather Armor', category: 'light', base: 12 },
  'chain-shirt': { name: 'Chain Shirt', category: 'medium', base: 13 },
  'chain-mail': {
    name: 'Chain Mail',
    category: 'heavy',
    base: 16,
    strength: 13,
    stealthDisadvantage: true,
  },
  shield: { name: 'Shield', category: 'shield', base: 2 },
} as const satisfies Readonly<Record<string, ArmorFacts>>;

/** The weapons in the starting equipment of the classes (SRD 5.2.1). */
export const kitWeapons = {
  greataxe: {
    name: 'Greataxe',
    class: 'martial',
    kind: 'melee',
    dice: '1d12',
    damageType: 'slashing',
    properties: ['heavy', 'two-handed'],
    mastery: 'cleave',
  },
  handaxe: {
    name: 'Handaxe',
    class: 'simple',
    kind: 'melee',
    dice: '1d6',
    damageType: 'slashing',
    properties: ['light', 'thrown'],
    range: { normal: 20, long: 60 },
    mastery: 'vex',
  },
  dagger: {
    name: 'Dagger',
    class: 'simple',
    kind: 'melee',
    dice: '1d4',
    damageType: 'piercing',
    properties: ['finesse', 'light', 'thrown'],
    range: { normal: 20, long: 60 },
    mastery: 'nick',
  },
  mace: {
    name: 'Mace',
    class: 'simple',
    kind: 'melee',
    dice: '1d6',
    damageType: 'bludgeoning',
    properties: [],
    mastery: 'sap',
  },
  sickle: {
    name: 'Sickle',
    class: 'simple',
    kind: 'melee',
    dice: '1d4',
    damageType: 'slashing',
    properties: ['light'],
    mastery: 'nick',
  },
  quarterstaff: {
    name: 'Quarterstaff',
    class: 'simple',
    kind: 'melee',
    dice: '1d6',
    damageType: 'bludgeoning',
    versatile: '1d8',
    properties: ['versatile'],
    mastery: 'topple',
  },
  greatsword: {
    name: 'Greatsword',
    class: 'martial',
    kind: 'melee',
    dice: '2d6',
    damageType: 'slashing',
    properties: ['heavy', 'two-handed'],
    mastery: 'graze',
  },
  flail: {
    name: 'Flail',
    class: 'martial',
    kind: 'melee',
    dice: '1d8',
    damageType: 'bludgeoning',
    properties: [],
    mastery: 'sap',
  },
  javelin: {
    name: 'Javelin',
    class: 'simple',
    kind: 'melee',
    dice: '1d6',
    damageType: 'piercing',
    properties: ['thrown'],
    range: { normal: 30, long: 120 },
    mastery: 'slow',
  },
  spear: {
    name: 'Spear',
    class: 'simple',
    kind: 'melee',
    dice: '1d6',
    damageType: 'piercing',
    versatile: '1d8',
    properties: ['thrown', 'versatile'],
    range: { normal: 20, long: 60 },
    mastery: 'sap',
  },
  longsword: {
    name: 'Longsword',
    class: 'martial',
    kind: 'melee',
    dice: '1d8',
    damageType: 'slashing',
    versatile: '1d10',
    properties: ['versatile'],
    mastery: 'sap',
  },
  scimitar: {
    name: 'Scimitar',
    class: 'martial',
    kind: 'melee',
    dice: '1d6',
    damageType: 'slashing',
    properties: ['finesse', 'light'],
    mastery: 'nick',
  },
  shortsword: {
    name: 'Shortsword',
    class: 'martial',
    kind: 'melee',
    dice: '1d6',
    damageType: 'piercing',
    properties: ['finesse', 'light'],
    mastery: 'vex',
  },
  longbow: {
    name: 'Longbow',
    class: 'martial',
    kind: 'ranged',
    dice: '1d8',
    damageType: 'piercing',
    properties: ['ammunition', 'heavy', 'two-handed'],
    range: { normal: 150, long: 600 },
    mastery: 'slow',
  },
  shortbow: {
    name: 'Shortbow',
    class: 'simple',
    kind: 'ranged',
    dice: '1d6',
    damageType: 'piercing',
    properties: ['ammunition', 'two-handed'],
    range: { normal: 80, long: 320 },
    mastery: 'vex',
  },
} as const satisfies Readonly<Record<string, WeaponFacts>>;

export type KitArmor = keyof typeof kitArmor;
export type KitWeapon = keyof typeof kitWeapons;
