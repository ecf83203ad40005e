import type { ClassName } from '../classes.ts';

/** Options of a class feature that the player chooses from. */
export interface FeatureOptions {
  readonly class: ClassName;
  /** The class levels that give a choice, and how many options each gives. */
  readonly counts: Readonly<Record<number, number>>;
  readonly label: string;
  /** The SRD's subclass that has the feature; absent for a feature of the class. */
  readonly ofSubclass?: true;
  readonly options: readonly string[];
}

/** The permanent options of class features in SRD 5.2.1. Options that are chosen again after a rest are not here. */
export const featureOptions: readonly FeatureOptions[] = [
  {
    class: 'cleric',
    counts: { 1: 1 },
    label: 'Divine Order',
    options: ['Protector', 'Thaumaturge'],
  },
  {
    class: 'cleric',
    counts: { 7: 1 },
    label: 'Blessed Strikes',
    options: ['Divine Strike', 'Potent Spellcasting'],
  },
  { class: 'druid', counts: { 1: 1 }, label: 'Primal Order', options: ['Magician', 'Warden'] },
  {
    class: 'druid',
    counts: { 7: 1 },
    label: 'Elemental Fury',
    options: ['Potent Spellcasting', 'Primal Strike'],
  },
  {
    class: 'druid',
    counts: { 3: 1 },
    label: 'Circle of the Land Spells',
    ofSubclass: true,
    options: ['Arid', 'Polar', 'Temperate', 'Tropical'],
  },
  {
    class: 'ranger',
    counts: { 3: 1 },
    label: 'Hunter’s Prey',
    ofSubclass: true,
    options: ['Colossus Slayer', 'Horde Breaker'],
  },
  {
    class: 'ranger',
    counts: { 7: 1 },
    label: 'Defensive Tactics',
    ofSubclass: true,
    options: ['Escape the Horde', 'Multiattack Defense'],
  },
  {
    class: 'sorcerer',
    counts: { 2: 2, 10: 2, 17: 2 },
    label: 'Metamagic',
    options: [
      'Careful Spell',
      'Distant Spell',
      'Empowered Spell',
      'Extended Spell',
      'Heightened Spell',
      'Quickened Spell',
      'Seeking Spell',
      'Subtle Spell',
      'Transmuted Spell',
      'Twinned Spell',
    ],
  },
  {
    class: 'sorcerer',
    counts: { 6: 1 },
    label: 'Elemental Affinity',
    ofSubclass: true,
    options: ['Acid', 'Cold', 'Fire', 'Lightning', 'Poison'],
  },
  {
    class: 'warlock',
    counts: { 1: 1, 2: 2, 5: 2, 7: 1, 9: 1, 12: 1, 15: 1, 18: 1 },
    label: 'Eldritch Invocations',
    options: [
      'Agonizing Blast',
      'Armor of Shadows',
      'Ascendant Step',
      'Devil’s Sight',
      'Devouring Blade',
      'Eldritch Mind',
      'Eldritch Smite',
      'Eldritch Spear',
      'Fiendish Vigor',
      'Gaze of Two Minds',
      'Gift of the Depths',
      'Gift of the Protectors',
      'Investment of the Chain Master',
      'Lessons of the First Ones',
      'Lifedrinker',
      'Mask of Many Faces',
      'Master of Myriad Forms',
      'Misty Visions',
      'One with Shadows',
      'Otherworldly Leap',
      'Pact of the Blade',
      'Pact of the Chain',
      'Pact of the Tome',
      'Repelling Blast',
      'Thirsting Blade',
      'Visions of Distant Realms',
      'Whispers of the Grave',
      'Witch Sight',
    ],
  },
];

interface OptionPrerequisite {
  /** The least level in the class. */
  readonly level: number;
  /** Another option of the same feature that must be chosen. */
  readonly option?: string;
}

/** What Eldritch Invocations need (SRD 5.2.1), by their slugs. Those that are absent need nothing. */
export const optionPrerequisites: Readonly<Record<string, OptionPrerequisite>> = {
  'agonizing-blast': { level: 2 },
  'ascendant-step': { level: 5 },
  'devils-sight': { level: 2 },
  'devouring-blade': { level: 12, option: 'Thirsting Blade' },
  'eldritch-smite': { level: 5, option: 'Pact of the Blade' },
  'eldritch-spear': { level: 2 },
  'fiendish-vigor': { level: 2 },
  'gaze-of-two-minds': { level: 5 },
  'gift-of-the-depths': { level: 5 },
  'gift-of-the-protectors': { level: 9, option: 'Pact of the Tome' },
  'investment-of-the-chain-master': { level: 5, option: 'Pact of the Chain' },
  'lessons-of-the-first-ones': { level: 2 },
  lifedrinker: { level: 9, option: 'Pact of the Blade' },
  'mask-of-many-faces': { level: 2 },
  'master-of-myriad-forms': { level: 5 },
  'misty-visions': { level: 2 },
  'one-with-shadows': { level: 5 },
  'otherworldly-leap': { level: 2 },
  'repelling-blast': { level: 2 },
  'thirsting-blade': { level: 5, option: 'Pact of the Blade' },
  'visions-of-distant-realms': { level: 9 },
  'whispers-of-the-grave': { level: 7 },
  'witch-sight': { level: 15 },
};

/** Invocations that can be learned more than once. */
export const repeatableOptions: readonly string[] = [
  'agonizing-blast',
  'eldritch-spear',
  'lessons-of-the-first-ones',
  'repelling-blast',
];

/** What a paladin or ranger can choose instead of a Fighting Style feat. */
export const styleAlternatives: Partial<Readonly<Record<ClassName, string>>> = {
  paladin: 'Blessed Warrior',
  ranger: 'Druidic Warrior',
};
