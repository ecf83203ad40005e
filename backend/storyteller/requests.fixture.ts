import type { Story, StoryKind, StoryRequest, Tone } from './story.ts';
export const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

const choices = {
  species: [
    'Dragonborn',
    'Dwarf',
    'Elf',
    'Gnome',
    'Goliath',
    'Halfling',
    'Human',
    'Orc',
    'Tiefling',
  ],
  classes: [
    'Barbarian',
    'Bard',
    'Cleric',
    'Druid',
    'Fighter',
    'Monk',
    'Paladin',
    'Ranger',
    'Rogue',
    'Sorcerer',
    'Warlock',
    'Wizard',
  ],
  backgrounds: ['Acolyte', 'Criminal', 'Sage', 'Soldier'],
};

const items: StoryRequest['items'] = [
  { kind: 'gear', sk: 'rope', name: 'Rope', costCp: 100 },
  { kind: 'gear', sk: 'spyglass', name: 'Spyglass', costCp: 100_000 },
  { kind: 'gear', sk: 'potion', name: 'Potion of Healing', costCp: 5000 },
  { kind: 'gear', sk: 'galley', name: 'Galley', costCp: 3_000_000 },
  { kind: 'armor', sk: 'plate', name: 'Plate Armor', costCp: 150_000 },
];

export const requestOf = (
  kind: StoryKind,
  seed: number,
  given: Partial<StoryRequest> = {},
): StoryRequest => ({
  kind,
  seed,
  tone: tones[seed % tones.length] ?? 'heroic',
  length: 'standard',
  level: 1 + ((seed * 7) % 20),
  partySize: 1 + (seed % 8),
  difficulty: 'standard',
  idea: '',
  lines: [],
  veils: [],
  known: [],
  choices,
  recent: [],
  items,
  ...given,
});

export const textOf = ({ sections }: Pick<Story, 'sections'>, audience?: string): string =>
  sections
    .filter((section) => audience === undefined || section.audience === audience)
    .map(({ text }) => text)
    .join('\n');
