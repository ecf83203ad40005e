import type { Hour, Tone } from '#art/cover/plan.ts';

export type PortraitClass =
  | 'barbarian'
  | 'bard'
  | 'cleric'
  | 'druid'
  | 'fighter'
  | 'monk'
  | 'paladin'
  | 'ranger'
  | 'rogue'
  | 'sorcerer'
  | 'warlock'
  | 'wizard';

export type PortraitSpecies =
  | 'dragonborn'
  | 'dwarf'
  | 'elf'
  | 'gnome'
  | 'goliath'
  | 'halfling'
  | 'human'
  | 'orc'
  | 'tiefling';

export type PortraitBackground = 'acolyte' | 'criminal' | 'sage' | 'soldier';

export type Backdrop =
  | 'library'
  | 'forge'
  | 'shrine'
  | 'forest'
  | 'rooftops'
  | 'sea'
  | 'road'
  | 'mountains'
  | 'hall'
  | 'stones'
  | 'castle'
  | 'camp'
  | 'storm'
  | 'terrace'
  | 'sky';

export type Headgear =
  | 'none'
  | 'hood'
  | 'maskedHood'
  | 'pointedHat'
  | 'featheredHat'
  | 'helmet'
  | 'wingedHelmet'
  | 'antlers'
  | 'circlet'
  | 'headband'
  | 'mitre';

export type Held =
  | 'none'
  | 'axe'
  | 'lute'
  | 'sunStaff'
  | 'gnarledStaff'
  | 'crystalStaff'
  | 'plainStaff'
  | 'greatsword'
  | 'spear'
  | 'hammer'
  | 'bow'
  | 'daggers'
  | 'magicLight'
  | 'book'
  | 'raven';

export type Hair = 'bald' | 'short' | 'long' | 'braid' | 'topknot' | 'curls' | 'wild' | 'crest';
export type Beard = 'none' | 'short' | 'full' | 'braided';
export type HairColour = 'black' | 'brown' | 'auburn' | 'red' | 'fair' | 'grey' | 'white';
export type ClothColour =
  | 'crimson'
  | 'blue'
  | 'green'
  | 'violet'
  | 'brown'
  | 'grey'
  | 'black'
  | 'white'
  | 'ochre'
  | 'teal';

/** The size in which portraits are painted. */
export const portraitSize = { width: 512, height: 512 } as const;

/** What a portrait shows. The same plan always gives the same picture. */
export interface PortraitPlan {
  class: PortraitClass;
  species: PortraitSpecies;
  tone: Tone;
  backdrop: Backdrop;
  hour: Hour;
  headgear: Headgear;
  held: Held;
  hair: Hair;
  hairColour: HairColour;
  beard: Beard;
  cloth: ClothColour;
  /** The tone of the skin or scales, 0 to 1. */
  skin: number;
  /** The side of the picture that the person looks at. */
  looks: 'left' | 'right';
  seed: number;
  /** Only ideas ask for the rest: a cloak over the clothes, the colour of a hood or a hat, and others. */
  cloak?: ClothColour;
  headgearColour?: ClothColour;
  isBurning?: true;
  isOld?: true;
  isBald?: true;
  hasScar?: true;
}
