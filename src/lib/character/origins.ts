import type { AbilityName } from './abilities.ts';
import type { DamageType } from './items.ts';
import type { Skill } from './skills.ts';

export interface Background {
  readonly label: string;
  /** The abilities that the background can increase. */
  readonly abilities: readonly [AbilityName, AbilityName, AbilityName];
  readonly feat: string;
  readonly skills: readonly [Skill, Skill];
  readonly tool: string;
}

/** The four backgrounds of SRD 5.2.1. */
export const backgrounds = {
  acolyte: {
    label: 'Acolyte',
    abilities: ['int', 'wis', 'cha'],
    feat: 'Magic Initiate (Cleric)',
    skills: ['insight', 'religion'],
    tool: 'Calligrapher’s Supplies',
  },
  criminal: {
    label: 'Criminal',
    abilities: ['dex', 'con', 'int'],
    feat: 'Alert',
    skills: ['sleight-of-hand', 'stealth'],
    tool: 'Thieves’ Tools',
  },
  sage: {
    label: 'Sage',
    abilities: ['con', 'int', 'wis'],
    feat: 'Magic Initiate (Wizard)',
    skills: ['arcana', 'history'],
    tool: 'Calligrapher’s Supplies',
  },
  soldier: {
    label: 'Soldier',
    abilities: ['str', 'dex', 'con'],
    feat: 'Savage Attacker',
    skills: ['athletics', 'intimidation'],
    tool: 'a Gaming Set',
  },
} as const satisfies Readonly<Record<string, Background>>;

export type BackgroundName = keyof typeof backgrounds;
export const backgroundNames = Object.keys(backgrounds) as readonly BackgroundName[];

export interface Species {
  readonly label: string;
  readonly size: string;
  /** Feet. */
  readonly speed: number;
  /** Feet; 0 for none. */
  readonly darkvision: number;
  readonly resistance?: DamageType;
  readonly hitPointsPerLevel?: number;
  /** Powerful Build counts as one size larger. */
  readonly carriesDouble?: true;
}

/** The nine species of SRD 5.2.1. */
export const species = {
  dragonborn: { label: 'Dragonborn', size: 'Medium', speed: 30, darkvision: 60 },
  dwarf: {
    label: 'Dwarf',
    size: 'Medium',
    speed: 30,
    darkvision: 120,
    resistance: 'poison',
    hitPointsPerLevel: 1,
  },
  elf: { label: 'Elf', size: 'Medium', speed: 30, darkvision: 60 },
  gnome: { label: 'Gnome', size: 'Small', speed: 30, darkvision: 60 },
  goliath: { label: 'Goliath', size: 'Medium', speed: 35, darkvision: 0, carriesDouble: true },
  halfling: { label: 'Halfling', size: 'Small', speed: 30, darkvision: 0 },
  human: { label: 'Human', size: 'Medium or Small', speed: 30, darkvision: 0 },
  orc: { label: 'Orc', size: 'Medium', speed: 30, darkvision: 120 },
  tiefling: { label: 'Tiefling', size: 'Medium or Small', speed: 30, darkvision: 60 },
} as const satisfies Readonly<Record<string, Species>>;

export type SpeciesName = keyof typeof species;
export const speciesNames = Object.keys(species) as readonly SpeciesName[];
