import type { AbilityName, AbilityScores } from './abilities.ts';
import type { Skill } from './skills.ts';

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
  /** The first equipment option. */
  readonly kit: string;
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
    kit: 'Greataxe, 4 Handaxes, Explorer’s Pack and 15 gp',
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
    kit: 'Leather Armor, 2 Daggers, a Musical Instrument, Entertainer’s Pack and 19 gp',
    gold: 90,
  },
  cleric: {
    label: 'Cleric',
    hitDie: 8,
    saves: ['wis', 'cha'],
    skillCount: 2,
    skills: ['history', 'insight', 'medicine', 'persuasion', 'religion'],
    array: scores(14, 8, 13, 10, 15, 12),
    kit: 'Chain Shirt, Shield, Mace, Holy Symbol, Priest’s Pack and 7 gp',
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
    kit: 'Leather Armor, Shield, Sickle, Druidic Focus (Quarterstaff), Explorer’s Pack, Herbalism Kit and 9 gp',
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
    kit: 'Chain Mail, Greatsword, Flail, 8 Javelins, Dungeoneer’s Pack and 4 gp',
    gold: 155,
  },
  monk: {
    label: 'Monk',
    hitDie: 8,
    saves: ['str', 'dex'],
    skillCount: 2,
    skills: ['acrobatics', 'athletics', 'history', 'insight', 'religion', 'stealth'],
    array: scores(12, 15, 13, 10, 14, 8),
    kit: 'Spear, 5 Daggers, a tool or instrument, Explorer’s Pack and 11 gp',
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
    kit: 'Chain Mail, Shield, Longsword, 6 Javelins, Holy Symbol, Priest’s Pack and 9 gp',
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
    kit: 'Studded Leather Armor, Scimitar, Shortsword, Longbow, 20 Arrows, Quiver, Druidic Focus, Explorer’s Pack and 7 gp',
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
    kit: 'Leather Armor, 2 Daggers, Shortsword, Shortbow, 20 Arrows, Quiver, Thieves’ Tools, Burglar’s Pack and 8 gp',
    gold: 100,
  },
  sorcerer: {
    label: 'Sorcerer',
    hitDie: 6,
    saves: ['con', 'cha'],
    skillCount: 2,
    skills: ['arcana', 'deception', 'insight', 'intimidation', 'persuasion', 'religion'],
    array: scores(10, 13, 14, 8, 12, 15),
    kit: 'Spear, 2 Daggers, Arcane Focus (Crystal), Dungeoneer’s Pack and 28 gp',
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
    kit: 'Leather Armor, Sickle, 2 Daggers, Arcane Focus (Orb), a Book, Scholar’s Pack and 15 gp',
    gold: 100,
  },
  wizard: {
    label: 'Wizard',
    hitDie: 6,
    saves: ['int', 'wis'],
    skillCount: 2,
    skills: ['arcana', 'history', 'insight', 'investigation', 'medicine', 'nature', 'religion'],
    array: scores(8, 12, 13, 15, 14, 10),
    kit: '2 Daggers, Arcane Focus (Quarterstaff), Robe, Spellbook, Scholar’s Pack and 5 gp',
    gold: 55,
  },
} as const satisfies Readonly<Record<string, CharacterClass>>;

export type ClassName = keyof typeof characterClasses;
export const characterClassNames = Object.keys(characterClasses) as readonly ClassName[];
