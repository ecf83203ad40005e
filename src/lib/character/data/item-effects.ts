import type { AbilityName } from '../abilities.ts';
import type { DamageType } from '../items.ts';
import type { Skill } from '../skills.ts';

/** What the number of a magic item is added to, besides the armor or weapon that it is. */
export type BonusTarget =
  | 'ac'
  | 'saves'
  | 'checks'
  | 'spell-attack'
  | 'spell-save-dc'
  | 'proficiency-bonus'
  | Skill;

/** What a magic item changes while it is worn or held. */
export interface ItemEffect {
  readonly attunement?: true;
  /** It also works when it is only carried. */
  readonly carried?: true;
  /** The number of the SRD, for an item without one of its own. */
  readonly bonus?: number;
  readonly bonusTo?: readonly BonusTarget[];
  /** Only without armor and Shield. */
  readonly unarmored?: true;
  /** A score becomes this one, if it is lower. */
  readonly scores?: Partial<Readonly<Record<AbilityName, number>>>;
  /** A score rises by this, to at most 20. */
  readonly increases?: Partial<Readonly<Record<AbilityName, number>>>;
  /** The base of the Armor Class without armor. */
  readonly armorBase?: number;
  readonly hitPointsPerLevel?: number;
  /** The Speed is at least this, and heavy armor does not reduce it. */
  readonly leastSpeed?: number;
  /** Feet, or the Speed. */
  readonly climb?: 'speed';
  readonly swim?: number | 'speed';
  readonly fly?: number | 'speed';
  readonly darkvision?: number;
  /** It adds its range to Darkvision that the character has already. */
  readonly addsDarkvision?: true;
  readonly truesight?: number;
  readonly resistances?: readonly DamageType[];
  readonly advantage?: readonly (Skill | 'initiative')[];
  /** Conditions. */
  readonly immuneTo?: readonly string[];
  /** What saving throws with Advantage are against. */
  readonly savesAgainst?: readonly string[];
  /** What it adds to the damage of Longbows and Shortbows, with which it makes proficient. */
  readonly bows?: number;
}

const attuned = { attunement: true } as const;

/** The slugs of several names with the same effect. */
const each = (slugs: readonly string[], effect: ItemEffect): Record<string, ItemEffect> =>
  Object.fromEntries(slugs.map((slug) => [slug, effect]));

const score = (name: AbilityName, value: number): ItemEffect => ({
  ...attuned,
  scores: { [name]: value },
});

const ioun = (name: AbilityName): ItemEffect => ({ ...attuned, increases: { [name]: 2 } });

const giantBelt = (type: string, strength: number): Record<string, ItemEffect> =>
  each(
    [`belt-of-giant-strength-${type}`, `belt-of-${type}-giant-strength`],
    score('str', strength),
  );

/** The magic items of SRD 5.2.1 that change a number of the sheet at all times, by the slugs of their names. */
export const itemEffects: Readonly<Record<string, ItemEffect>> = {
  'amulet-of-health': score('con', 19),
  'belt-of-dwarvenkind': {
    ...attuned,
    increases: { con: 2 },
    darkvision: 60,
    resistances: ['poison'],
    savesAgainst: ['Poisoned'],
  },
  ...giantBelt('hill', 21),
  ...giantBelt('frost', 23),
  ...giantBelt('stone', 23),
  ...giantBelt('fire', 25),
  ...giantBelt('cloud', 27),
  ...giantBelt('storm', 29),
  'berserker-axe': { ...attuned, bonus: 1, hitPointsPerLevel: 1 },
  'boots-of-elvenkind': { advantage: ['stealth'] },
  'boots-of-striding-and-springing': { ...attuned, leastSpeed: 30 },
  'boots-of-the-winterlands': { ...attuned, resistances: ['cold'] },
  'bracers-of-archery': { ...attuned, bows: 2 },
  'bracers-of-defense': { ...attuned, bonus: 2, bonusTo: ['ac'], unarmored: true },
  'brooch-of-shielding': { ...attuned, resistances: ['force'] },
  'cloak-of-arachnida': { ...attuned, climb: 'speed', resistances: ['poison'] },
  'cloak-of-elvenkind': { ...attuned, advantage: ['stealth'] },
  'cloak-of-protection': { ...attuned, bonus: 1, bonusTo: ['ac', 'saves'] },
  'cloak-of-the-bat': { ...attuned, advantage: ['stealth'] },
  'cloak-of-the-manta-ray': { ...attuned, swim: 60 },
  'dagger-of-venom': { bonus: 1 },
  defender: { ...attuned, bonus: 3 },
  'demon-armor': { ...attuned, bonus: 1 },
  'dragon-scale-mail': { ...attuned, bonus: 1, savesAgainst: ['the breath of dragons'] },
  'dragon-slayer': { bonus: 1 },
  'dwarven-plate': { bonus: 2 },
  'dwarven-thrower': { ...attuned, bonus: 3 },
  'elven-chain': { bonus: 1 },
  'energy-bow': { ...attuned, bonus: 1 },
  'frost-brand': { ...attuned, resistances: ['fire'] },
  'gauntlets-of-ogre-power': score('str', 19),
  'giant-slayer': { bonus: 1 },
  'glamoured-studded-leather': { bonus: 1 },
  'gloves-of-swimming-and-climbing': { ...attuned, climb: 'speed', swim: 'speed' },
  'gloves-of-thievery': { bonus: 5, bonusTo: ['sleight-of-hand'] },
  'goggles-of-night': { darkvision: 60, addsDarkvision: true },
  'hammer-of-thunderbolts': { ...attuned, bonus: 1 },
  'headband-of-intellect': score('int', 19),
  'holy-avenger': { ...attuned, bonus: 3, savesAgainst: ['magic'] },
  'ioun-stone-agility': ioun('dex'),
  'ioun-stone-awareness': { ...attuned, advantage: ['initiative', 'perception'] },
  'ioun-stone-fortitude': ioun('con'),
  'ioun-stone-insight': ioun('wis'),
  'ioun-stone-intellect': ioun('int'),
  'ioun-stone-leadership': ioun('cha'),
  'ioun-stone-mastery': { ...attuned, bonus: 1, bonusTo: ['proficiency-bonus'] },
  'ioun-stone-protection': { ...attuned, bonus: 1, bonusTo: ['ac'] },
  'ioun-stone-strength': ioun('str'),
  'luck-blade': { ...attuned, carried: true, bonus: 1, bonusTo: ['saves'] },
  'mace-of-smiting': { bonus: 1 },
  'mantle-of-spell-resistance': { ...attuned, savesAgainst: ['spells'] },
  'necklace-of-adaptation': { ...attuned, savesAgainst: ['Poisoned'] },
  'nine-lives-stealer': { ...attuned, bonus: 2 },
  'periapt-of-health': { ...attuned, savesAgainst: ['Poisoned'] },
  'periapt-of-proof-against-poison': { ...attuned, immuneTo: ['Poisoned', 'Poison damage'] },
  'quarterstaff-of-the-acrobat': { ...attuned, bonus: 2, advantage: ['acrobatics'] },
  'ring-of-elemental-command-air': { ...attuned, fly: 'speed', resistances: ['lightning'] },
  'ring-of-elemental-command-earth': { ...attuned, resistances: ['acid'] },
  'ring-of-elemental-command-fire': { ...attuned, immuneTo: ['Fire damage'] },
  'ring-of-elemental-command-water': { ...attuned, swim: 60 },
  'ring-of-free-action': { ...attuned, immuneTo: ['Paralyzed by magic', 'Restrained by magic'] },
  'ring-of-protection': { ...attuned, bonus: 1, bonusTo: ['ac', 'saves'] },
  'ring-of-spell-turning': { ...attuned, savesAgainst: ['spells'] },
  'ring-of-swimming': { swim: 40 },
  'robe-of-eyes': { ...attuned, darkvision: 120, truesight: 120 },
  'robe-of-stars': { ...attuned, bonus: 1, bonusTo: ['saves'] },
  'robe-of-the-archmagi': {
    ...attuned,
    armorBase: 15,
    bonus: 2,
    bonusTo: ['spell-attack', 'spell-save-dc'],
    savesAgainst: ['magic'],
  },
  'rod-of-alertness': { ...attuned, advantage: ['initiative', 'perception'] },
  'rod-of-lordly-might': { ...attuned, bonus: 3 },
  'scarab-of-protection': { ...attuned, bonus: 1, bonusTo: ['ac'], savesAgainst: ['spells'] },
  'scimitar-of-speed': { ...attuned, bonus: 2 },
  'sentinel-shield': { advantage: ['initiative', 'perception'] },
  'shield-of-the-cavalier': { ...attuned, bonus: 2 },
  'slippers-of-spider-climbing': { ...attuned, climb: 'speed' },
  'spellguard-shield': { ...attuned, savesAgainst: ['magic'] },
  'staff-of-fire': { ...attuned, resistances: ['fire'] },
  'staff-of-frost': { ...attuned, resistances: ['cold'] },
  'staff-of-power': { ...attuned, bonus: 2, bonusTo: ['ac', 'saves', 'spell-attack'] },
  'staff-of-striking': { ...attuned, bonus: 3 },
  'staff-of-the-magi': {
    ...attuned,
    bonus: 2,
    bonusTo: ['spell-attack'],
    savesAgainst: ['spells'],
  },
  'staff-of-the-woodlands': { ...attuned, bonus: 2, bonusTo: ['spell-attack'] },
  'staff-of-thunder-and-lightning': { ...attuned, bonus: 2 },
  ...each(['stone-of-good-luck', 'stone-of-good-luck-luckstone', 'luckstone'], {
    ...attuned,
    carried: true,
    bonus: 1,
    bonusTo: ['saves', 'checks'],
  }),
  'sun-blade': { ...attuned, bonus: 2 },
  'talisman-of-pure-good': { ...attuned, bonus: 2, bonusTo: ['spell-attack'] },
  'talisman-of-ultimate-evil': { ...attuned, bonus: 2, bonusTo: ['spell-attack'] },
  'thunderous-greatclub': score('str', 20),
  'vorpal-sword': { ...attuned, bonus: 3 },
  'wand-of-the-war-mage': { ...attuned, bonusTo: ['spell-attack'] },
};
