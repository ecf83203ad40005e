import type { AbilityName } from './abilities.ts';
import type { CharacterChoices } from './choices.ts';
import { totalLevel } from './class-list.ts';
import type { ClassName } from './classes.ts';
import {
  classLevels,
  type ByLevel,
  type ClassLevels,
  type ResourceName,
} from './data/class-levels.ts';
import type { DerivedCharacter } from './derived-character.ts';
import { valueAt } from './level-values.ts';
import type { Spendable } from './resources.ts';
import { slugOf } from './slug.ts';
import { speciesOptionOf } from './species-traits.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

/** The dice, the saving throw and the cost of a feature at the levels of the character. */
export interface FeatureRoll {
  readonly label: string;
  /** The slug of a feature with limited uses, or a resource of a class; null for nothing. */
  readonly spends:
    | { readonly feature: string }
    | { readonly resource: Spendable; readonly amount: number }
    | null;
  /** Dice such as `2d10`; null for a number only, or for a saving throw only. */
  readonly dice: string | null;
  readonly bonus: number;
  /** What the sum is: `fire damage`, or `added to the roll`. */
  readonly gives: string;
  /** Whether the character itself gets the sum as Hit Points or Temporary Hit Points. */
  readonly heals: 'hit-points' | 'temporary' | null;
  /** Whether it takes no action, Bonus Action or Reaction, so that an Incapacitated character can use it. */
  readonly withoutAction: boolean;
  /** The saving throw of others; null for none. */
  readonly save: { readonly ability: AbilityName; readonly dc: number } | null;
}

type Derived = Pick<
  DerivedCharacter,
  'classes' | 'modifiers' | 'proficiencyBonus' | 'spellcasting'
>;

interface Facts {
  readonly character: CharacterChoices;
  readonly derived: Derived;
  readonly level: (name: ClassName) => number;
  /** The level in a class with its SRD subclass; 0 without it. */
  readonly subclass: (name: ClassName) => number;
  /** 8, the modifier of the ability and the Proficiency Bonus. */
  readonly dc: (ability: AbilityName) => number;
  /** The save DC of the spells of a class. */
  readonly spellDc: (name: ClassName) => number;
  /** A die of the table of a class. */
  readonly die: (name: ClassName, column: ResourceName) => string | null;
}

const plain = {
  spends: null,
  dice: null,
  bonus: 0,
  gives: '',
  heals: null,
  withoutAction: false,
  save: null,
} as const satisfies Omit<FeatureRoll, 'label'>;

const feature = (name: string) => ({ feature: slugOf(name) });
const resource = (name: Spendable, amount = 1) => ({ resource: name, amount });
const hitPoints = { gives: 'Hit Points', heals: 'hit-points' } as const;
const temporary = { gives: 'Temporary Hit Points', heals: 'temporary' } as const;

/** The dice of a breath weapon by the level of the character. */
const breathDice: ByLevel<string> = { 1: '1d10', 5: '2d10', 11: '3d10', 17: '4d10' };
const landDice: ByLevel<string> = { 3: '2d6', 10: '3d6', 14: '4d6' };

/** The dice of the giants whose blood a goliath has, when it does not attack. */
const giantRolls: Readonly<Record<string, Pick<FeatureRoll, 'dice' | 'gives'>>> = {
  'stones-endurance': { dice: '1d12', gives: 'less damage' },
  'storms-thunder': { dice: '1d8', gives: 'thunder damage' },
};

function speciesRolls({ character, derived, dc }: Facts): FeatureRoll[] {
  const option = speciesOptionOf(character);
  const slug = option ? slugOf(option.name) : '';
  const giant = character.species === 'goliath' ? giantRolls[slug] : undefined;
  if (character.species === 'dragonborn') {
    return [
      {
        ...plain,
        label: 'Breath Weapon',
        spends: feature('Breath Weapon'),
        dice: valueAt(breathDice, totalLevel(character)),
        gives: option?.resistance === undefined ? 'damage' : `${option.resistance} damage`,
        save: { ability: 'dex', dc: dc('con') },
      },
    ];
  }
  if (character.species === 'orc') {
    const bonus = derived.proficiencyBonus;
    return [
      {
        ...plain,
        ...temporary,
        label: 'Adrenaline Rush',
        spends: feature('Adrenaline Rush'),
        bonus,
      },
    ];
  }
  if (!giant || !option) return [];
  const bonus = slug === 'stones-endurance' ? derived.modifiers.con : 0;
  return [{ ...plain, ...giant, label: option.name, spends: feature(option.name), bonus }];
}

function martialRolls({ derived: { modifiers }, level, subclass, dc, die }: Facts): FeatureRoll[] {
  const fighter = level('fighter');
  const monk = level('monk');
  const martialArts = die('monk', 'martialArtsDie');
  const rows: [isGiven: boolean, roll: FeatureRoll][] = [
    [
      subclass('barbarian') >= 14,
      {
        ...plain,
        label: 'Intimidating Presence',
        spends: feature('Intimidating Presence'),
        save: { ability: 'wis', dc: dc('str') },
      },
    ],
    [
      fighter >= 1,
      {
        ...plain,
        ...hitPoints,
        label: 'Second Wind',
        spends: resource('secondWind'),
        dice: '1d10',
        bonus: fighter,
      },
    ],
    [
      fighter >= 2,
      {
        ...plain,
        label: 'Tactical Mind',
        withoutAction: true,
        spends: resource('secondWind'),
        dice: '1d10',
        gives: 'added to the check',
      },
    ],
    [
      monk >= 2,
      {
        ...plain,
        ...hitPoints,
        label: 'Uncanny Metabolism',
        gives: 'Hit Points, when you roll Initiative',
        // Its text asks for no action, and Incapacitated takes only actions, Bonus Actions and Reactions away.
        withoutAction: true,
        spends: feature('Uncanny Metabolism'),
        dice: martialArts,
        bonus: monk,
      },
    ],
    [
      monk >= 3,
      {
        ...plain,
        label: 'Deflect Attacks',
        dice: '1d10',
        bonus: modifiers.dex + monk,
        gives: 'less damage',
      },
    ],
    [monk >= 4, { ...plain, label: 'Slow Fall', bonus: 5 * monk, gives: 'less damage' }],
    [
      monk >= 5,
      {
        ...plain,
        label: 'Stunning Strike',
        spends: resource('focusPoints'),
        save: { ability: 'con', dc: dc('wis') },
      },
    ],
    [
      subclass('monk') >= 6,
      {
        ...plain,
        ...hitPoints,
        label: 'Wholeness of Body',
        spends: feature('Wholeness of Body'),
        dice: martialArts,
        bonus: modifiers.wis,
      },
    ],
    [
      subclass('monk') >= 17,
      {
        ...plain,
        label: 'Quivering Palm',
        spends: resource('focusPoints', 4),
        dice: '10d12',
        gives: 'force damage',
        save: { ability: 'con', dc: dc('wis') },
      },
    ],
    [
      level('ranger') >= 10,
      {
        ...plain,
        ...temporary,
        label: 'Tireless',
        spends: feature('Tireless'),
        dice: '1d8',
        bonus: modifiers.wis,
      },
    ],
    [
      level('rogue') >= 5,
      { ...plain, label: 'Cunning Strike: Poison', save: { ability: 'con', dc: dc('dex') } },
    ],
    [
      level('rogue') >= 5,
      { ...plain, label: 'Cunning Strike: Trip', save: { ability: 'dex', dc: dc('dex') } },
    ],
  ];
  return rows.filter(([isGiven]) => isGiven).map(([, roll]) => roll);
}

function divineRolls({ derived: { modifiers }, level, spellDc, die }: Facts): FeatureRoll[] {
  const cleric = level('cleric');
  const channel = resource('channelDivinity');
  const rows: [isGiven: boolean, roll: FeatureRoll][] = [
    [
      cleric >= 2,
      {
        ...plain,
        label: 'Divine Spark',
        spends: channel,
        dice: die('cleric', 'divineSparkDice'),
        bonus: modifiers.wis,
        gives: 'Hit Points, or necrotic or radiant damage',
        save: { ability: 'con', dc: spellDc('cleric') },
      },
    ],
    [
      cleric >= 2,
      {
        ...plain,
        label: 'Turn Undead',
        spends: channel,
        dice: cleric >= 5 ? `${Math.max(1, modifiers.wis)}d8` : null,
        gives: cleric >= 5 ? 'radiant damage' : '',
        save: { ability: 'wis', dc: spellDc('cleric') },
      },
    ],
    [
      level('paladin') >= 9,
      {
        ...plain,
        label: 'Abjure Foes',
        spends: channel,
        save: { ability: 'wis', dc: spellDc('paladin') },
      },
    ],
  ];
  return rows.filter(([isGiven]) => isGiven).map(([, roll]) => roll);
}

function arcaneRolls({ derived: { modifiers }, level, subclass, spellDc, die }: Facts) {
  const bardicDie = die('bard', 'bardicDie');
  const warlock = subclass('warlock');
  const rows: [isGiven: boolean, roll: FeatureRoll][] = [
    [
      bardicDie !== null,
      {
        ...plain,
        label: 'Bardic Inspiration',
        spends: resource('bardicInspiration'),
        dice: `1${bardicDie ?? 'd6'}`,
        gives: 'added to a roll of an ally',
      },
    ],
    [
      subclass('druid') >= 3,
      {
        ...plain,
        label: 'Land’s Aid',
        spends: resource('wildShape'),
        dice: valueAt(landDice, level('druid')),
        gives: 'necrotic damage, and Hit Points for one ally',
        save: { ability: 'con', dc: spellDc('druid') },
      },
    ],
    [
      warlock >= 3,
      {
        ...plain,
        ...temporary,
        label: 'Dark One’s Blessing',
        withoutAction: true,
        bonus: Math.max(1, modifiers.cha + level('warlock')),
      },
    ],
    [
      warlock >= 6,
      {
        ...plain,
        label: 'Dark One’s Own Luck',
        withoutAction: true,
        spends: feature('Dark One’s Own Luck'),
        dice: '1d10',
        gives: 'added to the roll',
      },
    ],
    [
      warlock >= 14,
      {
        ...plain,
        label: 'Hurl Through Hell',
        spends: feature('Hurl Through Hell'),
        dice: '8d10',
        gives: 'psychic damage',
        save: { ability: 'cha', dc: spellDc('warlock') },
      },
    ],
  ];
  return rows.filter(([isGiven]) => isGiven).map(([, roll]) => roll);
}

/** The features of the character that have dice or a saving throw of their own (SRD 5.2.1). */
export function featureRollsOf(character: CharacterChoices, derived: Derived): FeatureRoll[] {
  const { classes, modifiers, proficiencyBonus, spellcasting } = derived;
  const level = (name: ClassName) => classes.find((one) => one.class === name)?.level ?? 0;
  const facts: Facts = {
    character,
    derived,
    level,
    subclass: (name) => srdSubclassLevel(classes, name),
    dc: (ability) => 8 + modifiers[ability] + proficiencyBonus,
    spellDc: (name) => spellcasting.find((one) => one.class === name)?.saveDc.value ?? 0,
    die: (name, column) => {
      const { resources }: ClassLevels = classLevels[name];
      const table = resources[column];
      const value = table && level(name) > 0 ? valueAt(table, level(name)) : null;
      return typeof value === 'string' ? value : null;
    },
  };
  return [
    ...speciesRolls(facts),
    ...martialRolls(facts),
    ...divineRolls(facts),
    ...arcaneRolls(facts),
  ];
}
