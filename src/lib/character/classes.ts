import type { AbilityName, AbilityScores } from './abilities.ts';
import { kitArmor, kitWeapons, type KitArmor, type KitWeapon } from './items.ts';
import type { Skill } from './skills.ts';

/** The first equipment option of a class. */
export interface Kit {
  readonly armor: readonly KitArmor[];
  readonly weapons: readonly { readonly key: KitWeapon; readonly count: number }[];
  readonly other: string;
  /** Gold pieces. */
  readonly gold: number;
}

export interface CharacterClass {
  readonly label: string;
  /** Faces of the Hit Point Die. */
  readonly hitDie: 6 | 8 | 10 | 12;
  readonly saves: readonly [AbilityName, AbilityName];
  /** The number of skills to choose from `skills`, or from all skills if `skills` is null. */
  readonly skillCount: number;
  readonly skills: readonly Skill[] | null;
  /** The scores of the class in the table "Standard Array by Class". */
  readonly array: AbilityScores;
  readonly kit: Kit;
  /** The gold pieces of the second equipment option. */
  readonly gold: number;
  /** The ability that Unarmored Defense adds to the armor class without armor. */
  readonly unarmored?: AbilityName;
}

const scores = (
  str: number,
  dex: number,
  con: number,
  int: number,
  wis: number,
  cha: number,
): AbilityScores => ({ str, dex, con, int, wis, cha });

/** Level-1 facts of the twelve classes (SRD 5.2.1). */
export const characterClasses = {
  barbarian: {
    label: 'Barbarian',
    hitDie: 12,
    saves: ['str', 'con'],
    skillCount: 2,
    skills: ['animal-handling', 'athletics', 'intimidation', 'nature', 'perception', 'survival'],
    array: scores(15, 13, 14, 10, 12, 8),
    kit: {
      armor: [],
      weapons: [
        { key: 'greataxe', count: 1 },
        { key: 'handaxe', count: 4 },
      ],
      other: 'Explorer’s Pack',
      gold: 15,
    },
    gold: 75,
    unarmored: 'con',
  },
  bard: {
    label: 'Bard',
    hitDie: 8,
    saves: ['dex', 'cha'],
    skillCount: 3,
    skills: null,
    array: scores(8, 14, 12, 13, 10, 15),
    kit: {
      armor: ['leather-armor'],
      weapons: [{ key: 'dagger', count: 2 }],
      other: 'a Musical Instrument, Entertainer’s Pack',
      gold: 19,
    },
    gold: 90,
  },
  cleric: {
    label: 'Cleric',
    hitDie: 8,
    saves: ['wis', 'cha'],
    skillCount: 2,
    skills: ['history', 'insight', 'medicine', 'persuasion', 'religion'],
    array: scores(14, 8, 13, 10, 15, 12),
    kit: {
      armor: ['chain-shirt', 'shield'],
      weapons: [{ key: 'mace', count: 1 }],
      other: 'Holy Symbol, Priest’s Pack',
      gold: 7,
    },
    gold: 110,
  },
  druid: {
    label: 'Druid',
    hitDie: 8,
    saves: ['int', 'wis'],
    skillCount: 2,
    skills: [
      'arcana',
      'animal-handling',
      'insight',
      'medicine',
      'nature',
      'perception',
      'religion',
      'survival',
    ],
    array: scores(8, 12, 14, 13, 15, 10),
    kit: {
      armor: ['leather-armor', 'shield'],
      weapons: [
        { key: 'sickle', count: 1 },
        { key: 'quarterstaff', count: 1 },
      ],
      other: 'Druidic Focus (the Quarterstaff), Explorer’s Pack, Herbalism Kit',
      gold: 9,
    },
    gold: 50,
  },
  fighter: {
    label: 'Fighter',
    hitDie: 10,
    saves: ['str', 'con'],
    skillCount: 2,
    skills: [
      'acrobatics',
      'animal-handling',
      'athletics',
      'history',
      'insight',
      'intimidation',
      'persuasion',
      'perception',
      'survival',
    ],
    array: scores(15, 14, 13, 8, 10, 12),
    kit: {
      armor: ['chain-mail'],
      weapons: [
        { key: 'greatsword', count: 1 },
        { key: 'flail', count: 1 },
        { key: 'javelin', count: 8 },
      ],
      other: 'Dungeoneer’s Pack',
      gold: 4,
    },
    gold: 155,
  },
  monk: {
    label: 'Monk',
    hitDie: 8,
    saves: ['str', 'dex'],
    skillCount: 2,
    skills: ['acrobatics', 'athletics', 'history', 'insight', 'religion', 'stealth'],
    array: scores(12, 15, 13, 10, 14, 8),
    kit: {
      armor: [],
      weapons: [
        { key: 'spear', count: 1 },
        { key: 'dagger', count: 5 },
      ],
      other: 'a tool or instrument, Explorer’s Pack',
      gold: 11,
    },
    gold: 50,
    unarmored: 'wis',
  },
  paladin: {
    label: 'Paladin',
    hitDie: 10,
    saves: ['wis', 'cha'],
    skillCount: 2,
    skills: ['athletics', 'insight', 'intimidation', 'medicine', 'persuasion', 'religion'],
    array: scores(15, 10, 13, 8, 12, 14),
    kit: {
      armor: ['chain-mail', 'shield'],
      weapons: [
        { key: 'longsword', count: 1 },
        { key: 'javelin', count: 6 },
      ],
      other: 'Holy Symbol, Priest’s Pack',
      gold: 9,
    },
    gold: 150,
  },
  ranger: {
    label: 'Ranger',
    hitDie: 10,
    saves: ['str', 'dex'],
    skillCount: 3,
    skills: [
      'animal-handling',
      'athletics',
      'insight',
      'investigation',
      'nature',
      'perception',
      'stealth',
      'survival',
    ],
    array: scores(12, 15, 13, 8, 14, 10),
    kit: {
      armor: ['studded-leather-armor'],
      weapons: [
        { key: 'scimitar', count: 1 },
        { key: 'shortsword', count: 1 },
        { key: 'longbow', count: 1 },
      ],
      other: '20 Arrows, Quiver, Druidic Focus, Explorer’s Pack',
      gold: 7,
    },
    gold: 150,
  },
  rogue: {
    label: 'Rogue',
    hitDie: 8,
    saves: ['dex', 'int'],
    skillCount: 4,
    skills: [
      'acrobatics',
      'athletics',
      'deception',
      'insight',
      'intimidation',
      'investigation',
      'perception',
      'persuasion',
      'sleight-of-hand',
      'stealth',
    ],
    array: scores(12, 15, 13, 14, 10, 8),
    kit: {
      armor: ['leather-armor'],
      weapons: [
        { key: 'dagger', count: 2 },
        { key: 'shortsword', count: 1 },
        { key: 'shortbow', count: 1 },
      ],
      other: '20 Arrows, Quiver, Thieves’ Tools, Burglar’s Pack',
      gold: 8,
    },
    gold: 100,
  },
  sorcerer: {
    label: 'Sorcerer',
    hitDie: 6,
    saves: ['con', 'cha'],
    skillCount: 2,
    skills: ['arcana', 'deception', 'insight', 'intimidation', 'persuasion', 'religion'],
    array: scores(10, 13, 14, 8, 12, 15),
    kit: {
      armor: [],
      weapons: [
        { key: 'spear', count: 1 },
        { key: 'dagger', count: 2 },
      ],
      other: 'Arcane Focus (Crystal), Dungeoneer’s Pack',
      gold: 28,
    },
    gold: 50,
  },
  warlock: {
    label: 'Warlock',
    hitDie: 8,
    saves: ['wis', 'cha'],
    skillCount: 2,
    skills: [
      'arcana',
      'deception',
      'history',
      'intimidation',
      'investigation',
      'nature',
      'religion',
    ],
    array: scores(8, 14, 13, 12, 10, 15),
    kit: {
      armor: ['leather-armor'],
      weapons: [
        { key: 'sickle', count: 1 },
        { key: 'dagger', count: 2 },
      ],
      other: 'Arcane Focus (Orb), a Book, Scholar’s Pack',
      gold: 15,
    },
    gold: 100,
  },
  wizard: {
    label: 'Wizard',
    hitDie: 6,
    saves: ['int', 'wis'],
    skillCount: 2,
    skills: ['arcana', 'history', 'insight', 'investigation', 'medicine', 'nature', 'religion'],
    array: scores(8, 12, 13, 15, 14, 10),
    kit: {
      armor: [],
      weapons: [
        { key: 'dagger', count: 2 },
        { key: 'quarterstaff', count: 1 },
      ],
      other: 'Arcane Focus (the Quarterstaff), Robe, Spellbook, Scholar’s Pack',
      gold: 5,
    },
    gold: 55,
  },
} as const satisfies Readonly<Record<string, CharacterClass>>;

export type ClassName = keyof typeof characterClasses;
export const characterClassNames = Object.keys(characterClasses) as readonly ClassName[];

/** `Leather Armor, 2 Daggers, Scholar’s Pack and 15 gp` */
export function kitInWords({ armor, weapons, other, gold }: Kit): string {
  const items = [
    ...armor.map((key) => kitArmor[key].name),
    ...weapons.map(({ key, count }) =>
      count === 1 ? kitWeapons[key].name : `${count} ${kitWeapons[key].name}s`,
    ),
    other,
  ];
  return `${items.join(', ')} and ${gold} gp`;
}
