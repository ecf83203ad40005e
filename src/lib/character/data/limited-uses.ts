import type { AbilityName } from '../abilities.ts';
import type { ClassName } from '../classes.ts';
import type { SpeciesName } from '../origins.ts';
import type { ByLevel } from './class-levels.ts';

/** When uses come back: after rests, at dawn, or never. */
export type UseRecovery = 'short' | 'long' | 'dawn' | 'never';

/** A feature that can be used a few times, and is none of the resources of `resources.ts`. */
export interface UseFacts {
  readonly name: string;
  /** A number, the Proficiency Bonus, or the modifier of an ability, at least 1. */
  readonly uses: number | 'proficiency' | AbilityName;
  readonly recovery: UseRecovery;
  /** The spell that a use casts without a slot. */
  readonly spell?: string;
  /** What else gives a use back, or what further uses cost. */
  readonly note?: string;
  /** What a use gives back. */
  readonly restores?: Restored;
}

export type Restored = 'rages' | 'focusPoints' | 'sorceryPoints' | 'pactSlots';

type UsesByLevel = ByLevel<readonly UseFacts[]>;

const once = (name: string, note?: string): UseFacts => ({
  name,
  uses: 1,
  recovery: 'long',
  ...(note !== undefined && { note }),
});

const freeSpell = (name: string, spell: string): UseFacts => ({ ...once(name), spell });

const byAbility = (name: string, uses: AbilityName): UseFacts => ({ name, uses, recovery: 'long' });

const arcanum = (spellLevel: number): UseFacts => once(`Mystic Arcanum (level ${spellLevel})`);

/** By class level (SRD 5.2.1). */
export const classUses: Partial<Readonly<Record<ClassName, UsesByLevel>>> = {
  barbarian: {
    11: [
      {
        name: 'Relentless Rage',
        // The number of uses has no limit in the rules. The ninth needs a saving throw of 50.
        uses: 9,
        recovery: 'short',
        note: 'DC 10, and 5 more for each use before.',
      },
    ],
    15: [{ ...once('Persistent Rage'), restores: 'rages' }],
  },
  cleric: { 10: [once('Divine Intervention', 'After a Wish, 2d4 Long Rests.')] },
  druid: { 5: [once('Wild Resurgence')], 20: [once('Nature Magician')] },
  monk: {
    2: [
      {
        ...once(
          'Uncanny Metabolism',
          'You also regain your Martial Arts die and your Monk level in Hit Points.',
        ),
        restores: 'focusPoints',
      },
    ],
  },
  paladin: {
    2: [freeSpell('Paladin’s Smite', 'Divine Smite')],
    5: [freeSpell('Faithful Steed', 'Find Steed')],
  },
  ranger: { 10: [byAbility('Tireless', 'wis')], 14: [byAbility('Nature’s Veil', 'wis')] },
  rogue: { 20: [{ name: 'Stroke of Luck', uses: 1, recovery: 'short' }] },
  sorcerer: {
    5: [{ ...once('Sorcerous Restoration', 'After a Short Rest.'), restores: 'sorceryPoints' }],
  },
  warlock: {
    2: [{ ...once('Magical Cunning', 'A rite of 1 minute.'), restores: 'pactSlots' }],
    9: [freeSpell('Contact Patron', 'Contact Other Plane')],
    11: [arcanum(6)],
    13: [arcanum(7)],
    15: [arcanum(8)],
    17: [arcanum(9)],
  },
  wizard: {
    20: [
      { name: 'Signature Spell (first)', uses: 1, recovery: 'short' },
      { name: 'Signature Spell (second)', uses: 1, recovery: 'short' },
    ],
  },
};

/** By class level, with the subclass of SRD 5.2.1. */
export const subclassUses: Partial<Readonly<Record<ClassName, UsesByLevel>>> = {
  barbarian: { 14: [once('Intimidating Presence', 'A use of Rage gives it back.')] },
  druid: { 6: [once('Natural Recovery (spell)'), once('Natural Recovery (slots)')] },
  monk: { 6: [byAbility('Wholeness of Body', 'wis')] },
  paladin: { 20: [once('Holy Nimbus', 'A spell slot of level 5 gives it back.')] },
  sorcerer: {
    14: [once('Dragon Wings', '3 Sorcery Points give it back.')],
    18: [freeSpell('Dragon Companion', 'Summon Dragon')],
  },
  warlock: {
    6: [byAbility('Dark One’s Own Luck', 'cha')],
    14: [once('Hurl Through Hell', 'A Pact Magic slot gives it back.')],
  },
  wizard: {
    14: [
      {
        name: 'Overchannel',
        // The number of uses has no limit in the rules, and each costs more Hit Points than the one before.
        uses: 9,
        recovery: 'long',
        note: 'The second use deals 2d12 Necrotic damage to you for each level of the slot, each later one 1d12 more.',
      },
    ],
  },
};

/** By the level of the character. */
export const speciesUses: Partial<Readonly<Record<SpeciesName, UsesByLevel>>> = {
  dragonborn: {
    1: [{ name: 'Breath Weapon', uses: 'proficiency', recovery: 'long' }],
    5: [once('Draconic Flight')],
  },
  dwarf: { 1: [{ name: 'Stonecunning', uses: 'proficiency', recovery: 'long' }] },
  goliath: {
    1: [{ name: 'Giant Ancestry', uses: 'proficiency', recovery: 'long' }],
    5: [once('Large Form')],
  },
  orc: {
    1: [
      { name: 'Adrenaline Rush', uses: 'proficiency', recovery: 'short' },
      once('Relentless Endurance'),
    ],
  },
};

/** The spells that the options of a species cast without a slot, by the level of the character. */
export const speciesOptionUses: Readonly<Record<string, UsesByLevel>> = {
  drow: {
    3: [freeSpell('Faerie Fire', 'Faerie Fire')],
    5: [freeSpell('Darkness', 'Darkness')],
  },
  'high-elf': {
    3: [freeSpell('Detect Magic', 'Detect Magic')],
    5: [freeSpell('Misty Step', 'Misty Step')],
  },
  'wood-elf': {
    3: [freeSpell('Longstrider', 'Longstrider')],
    5: [freeSpell('Pass without Trace', 'Pass without Trace')],
  },
  'forest-gnome': {
    1: [
      {
        name: 'Speak with Animals',
        uses: 'proficiency',
        recovery: 'long',
        spell: 'Speak with Animals',
      },
    ],
  },
  abyssal: {
    3: [freeSpell('Ray of Sickness', 'Ray of Sickness')],
    5: [freeSpell('Hold Person', 'Hold Person')],
  },
  chthonic: {
    3: [freeSpell('False Life', 'False Life')],
    5: [freeSpell('Ray of Enfeeblement', 'Ray of Enfeeblement')],
  },
  infernal: {
    3: [freeSpell('Hellish Rebuke', 'Hellish Rebuke')],
    5: [freeSpell('Darkness', 'Darkness')],
  },
};

/** By the slug of a feat, or of an option of a class feature. */
export const optionUses: Readonly<Record<string, UseFacts>> = {
  'boon-of-fate': { name: 'Boon of Fate', uses: 1, recovery: 'short' },
  'gift-of-the-depths': freeSpell('Gift of the Depths', 'Water Breathing'),
  'gift-of-the-protectors': once('Gift of the Protectors'),
};

/**
 * How often a magic item can be used, and the dice or the number that come back at dawn; null if none do, or, with a
 * recovery of its own, if all do.
 */
type Charges = readonly [most: number, regain: string | null, recovery?: UseRecovery];

const wand: Charges = [7, '1d6+1'];
const three: Charges = [3, '1d3'];
const staff: Charges = [10, '1d6+4'];
const onceADay: Charges = [1, null, 'dawn'];
const elementalRing: Charges = [5, '1d4+1'];

/** The charges and daily uses of the magic items of SRD 5.2.1, by the slugs of their names. */
export const itemCharges: Readonly<Record<string, Charges>> = {
  'armor-of-invulnerability': onceADay,
  'bag-of-tricks': [3, null, 'dawn'],
  'bowl-of-commanding-water-elementals': onceADay,
  'brazier-of-commanding-fire-elementals': onceADay,
  'cape-of-the-mountebank': onceADay,
  'censer-of-controlling-air-elementals': onceADay,
  'circlet-of-blasting': onceADay,
  'cloak-of-arachnida': onceADay,
  'cloak-of-the-bat': onceADay,
  'cloak-of-invisibility': three,
  'cube-of-force': [10, '1d6'],
  'cubic-gate': three,
  'dagger-of-venom': onceADay,
  'dragon-orb': [7, '1d4+3'],
  'dragon-scale-mail': onceADay,
  'eyes-of-charming': [3, null],
  'gem-of-brightness': [50, null],
  'gem-of-seeing': three,
  'hammer-of-thunderbolts': [5, '1d4+1'],
  // Two spells, each once.
  'helm-of-telepathy': [2, null, 'dawn'],
  'helm-of-teleportation': three,
  'iron-bands': onceADay,
  'javelin-of-lightning': onceADay,
  // These two are rolled when the item is found; the highest number is the limit.
  'luck-blade': [3, null],
  'nine-lives-stealer': [9, null],
  'mace-of-terror': three,
  'medallion-of-thoughts': [5, '1d4'],
  'pearl-of-power': onceADay,
  'periapt-of-health': onceADay,
  'pipes-of-haunting': three,
  'pipes-of-the-sewers': three,
  'plate-armor-of-etherealness': onceADay,
  'quarterstaff-of-the-acrobat': [1, null, 'short'],
  'ring-of-animal-influence': three,
  'ring-of-elemental-command': elementalRing,
  'ring-of-elemental-command-air': elementalRing,
  'ring-of-elemental-command-earth': elementalRing,
  'ring-of-elemental-command-fire': elementalRing,
  'ring-of-elemental-command-water': elementalRing,
  'ring-of-evasion': three,
  'ring-of-shooting-stars': [6, '1d6'],
  'ring-of-the-ram': three,
  'robe-of-scintillating-colors': three,
  'rod-of-alertness': onceADay,
  // Three buttons, each once.
  'rod-of-lordly-might': [3, null, 'dawn'],
  'rod-of-resurrection': [5, '1'],
  'rod-of-rulership': onceADay,
  'scarab-of-protection': [12, null],
  'sending-stones': onceADay,
  'shield-of-the-cavalier': onceADay,
  'staff-of-charming': [10, '1d8+2'],
  'staff-of-fire': staff,
  'staff-of-frost': staff,
  'staff-of-healing': staff,
  'staff-of-power': [20, '2d8+4'],
  'staff-of-striking': staff,
  'staff-of-swarming-insects': staff,
  'staff-of-the-magi': [50, '4d6+2'],
  'staff-of-the-woodlands': [6, '1d6'],
  'staff-of-withering': three,
  // Five properties, each once.
  'staff-of-thunder-and-lightning': [5, null, 'dawn'],
  'stone-of-controlling-earth-elementals': onceADay,
  'talisman-of-pure-good': [7, null],
  'talisman-of-ultimate-evil': [6, null],
  'thunderous-greatclub': onceADay,
  'trident-of-fish-command': three,
  'wand-of-binding': wand,
  'wand-of-enemy-detection': wand,
  'wand-of-fear': wand,
  'wand-of-fireballs': wand,
  'wand-of-lightning-bolts': wand,
  'wand-of-magic-detection': three,
  'wand-of-magic-missiles': wand,
  'wand-of-paralysis': wand,
  'wand-of-polymorph': wand,
  'wand-of-secrets': three,
  'wand-of-web': wand,
  'wand-of-wonder': wand,
  'winged-boots': [4, '1d4'],
};
