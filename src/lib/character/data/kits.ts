import type { ClassName } from '../classes.ts';
import type { BackgroundName } from '../origins.ts';

type GearKind = 'gear' | 'tools';

/** Name, weight of one piece in pounds, and kind of the gear in the starting equipment (SRD 5.2.1). */
export const kitGear = {
  arrows: ['Arrows', 0.05, 'gear'],
  book: ['Book', 5, 'gear'],
  'burglars-pack': ['Burglar’s Pack', 42, 'gear'],
  'calligraphers-supplies': ['Calligrapher’s Supplies', 5, 'tools'],
  'clothes-travelers': ['Clothes, Traveler’s', 4, 'gear'],
  crowbar: ['Crowbar', 5, 'gear'],
  crystal: ['Crystal', 1, 'gear'],
  'dungeoneers-pack': ['Dungeoneer’s Pack', 55, 'gear'],
  'entertainers-pack': ['Entertainer’s Pack', 58.5, 'gear'],
  'explorers-pack': ['Explorer’s Pack', 55, 'gear'],
  'healers-kit': ['Healer’s Kit', 3, 'gear'],
  'herbalism-kit': ['Herbalism Kit', 3, 'tools'],
  orb: ['Orb', 3, 'gear'],
  parchment: ['Parchment', 0, 'gear'],
  pouch: ['Pouch', 1, 'gear'],
  'priests-pack': ['Priest’s Pack', 29, 'gear'],
  quiver: ['Quiver', 1, 'gear'],
  robe: ['Robe', 4, 'gear'],
  'scholars-pack': ['Scholar’s Pack', 22, 'gear'],
  'sprig-of-mistletoe': ['Sprig of mistletoe', 0, 'gear'],
  'thieves-tools': ['Thieves’ Tools', 1, 'tools'],
} as const satisfies Readonly<
  Record<string, readonly [name: string, weightLb: number, kind: GearKind]>
>;

/** What is not in the catalogue, or what the player picks: a name, its weight and its kind. */
const picked = {
  spellbook: ['Spellbook', 3, null],
  'holy-symbol': ['Holy Symbol', 0, 'gear'],
  'musical-instrument': ['Musical Instrument', 0, 'tools'],
  'tool-or-instrument': ['Artisan’s Tools or Musical Instrument', 0, 'tools'],
  'gaming-set': ['Gaming Set', 0, 'tools'],
} as const satisfies Readonly<
  Record<string, readonly [name: string, weightLb: number, kind: GearKind | null]>
>;

export const pickedGear: Readonly<
  Record<keyof typeof picked, readonly [name: string, weightLb: number, kind: GearKind | null]>
> = picked;

export type GearRow = readonly [keyof typeof kitGear | keyof typeof picked, count: number];

/** The gear of the starting equipment besides armor and weapons. */
export const kitContents: Readonly<Record<ClassName | BackgroundName, readonly GearRow[]>> = {
  barbarian: [['explorers-pack', 1]],
  bard: [
    ['musical-instrument', 1],
    ['entertainers-pack', 1],
  ],
  cleric: [
    ['holy-symbol', 1],
    ['priests-pack', 1],
  ],
  druid: [
    ['explorers-pack', 1],
    ['herbalism-kit', 1],
  ],
  fighter: [['dungeoneers-pack', 1]],
  monk: [
    ['tool-or-instrument', 1],
    ['explorers-pack', 1],
  ],
  paladin: [
    ['holy-symbol', 1],
    ['priests-pack', 1],
  ],
  ranger: [
    ['arrows', 20],
    ['quiver', 1],
    ['sprig-of-mistletoe', 1],
    ['explorers-pack', 1],
  ],
  rogue: [
    ['arrows', 20],
    ['quiver', 1],
    ['thieves-tools', 1],
    ['burglars-pack', 1],
  ],
  sorcerer: [
    ['crystal', 1],
    ['dungeoneers-pack', 1],
  ],
  warlock: [
    ['orb', 1],
    ['book', 1],
    ['scholars-pack', 1],
  ],
  wizard: [
    ['robe', 1],
    ['spellbook', 1],
    ['scholars-pack', 1],
  ],
  acolyte: [
    ['calligraphers-supplies', 1],
    ['book', 1],
    ['holy-symbol', 1],
    ['parchment', 10],
    ['robe', 1],
  ],
  criminal: [
    ['thieves-tools', 1],
    ['crowbar', 1],
    ['pouch', 2],
    ['clothes-travelers', 1],
  ],
  sage: [
    ['calligraphers-supplies', 1],
    ['book', 1],
    ['parchment', 8],
    ['robe', 1],
  ],
  soldier: [
    ['arrows', 20],
    ['gaming-set', 1],
    ['healers-kit', 1],
    ['quiver', 1],
    ['clothes-travelers', 1],
  ],
};

/** The gold pieces of the backgrounds: with the equipment, and without it. */
export const backgroundGold: Readonly<
  Record<BackgroundName, { readonly kit: number; readonly gold: number }>
> = {
  acolyte: { kit: 8, gold: 50 },
  criminal: { kit: 16, gold: 50 },
  sage: { kit: 8, gold: 50 },
  soldier: { kit: 14, gold: 50 },
};
