import { expect, it } from 'vitest';
import { classesOf, soldier, subclass } from '#tests/support/worked-characters.ts';
import type { CharacterChoices } from './choices.ts';
import type { ClassName } from './classes.ts';
import { deriveCharacter } from './derive.ts';
import { featureRollsOf } from './feature-rolls.ts';
import { resourcesOf } from './resources.ts';

/** Strength 10, Dexterity 14, Constitution 14, Wisdom 16 and Charisma 18. */
const abilities = { str: 10, dex: 14, con: 14, int: 10, wis: 16, cha: 18 };

const characterWith = (changes: Partial<CharacterChoices>) => ({
  ...soldier,
  abilities,
  increases: [],
  ...changes,
});

const rollsOf = (changes: Partial<CharacterChoices>) => {
  const character = characterWith(changes);
  return featureRollsOf(character, deriveCharacter(character));
};

/** Each roll as a text, such as `Breath Weapon 2d10 fire damage, dex 13`. */
const inWords = (changes: Partial<CharacterChoices>) =>
  rollsOf(changes).map(({ label, dice, bonus, gives, save }) =>
    [
      [label, dice, bonus === 0 ? null : `+${bonus}`, gives === '' ? null : gives]
        .filter((one) => one !== null)
        .join(' '),
      ...(save ? [`${save.ability} ${save.dc}`] : []),
    ].join(', '),
  );

const wizard = (level: number) => classesOf(['wizard', level]);

const of = (name: ClassName, level: number, named = '') => ({
  ...classesOf([name, level]),
  ...subclass(name, named),
});

// From the texts of the features in SRD 5.2.1: a DC is 8, the modifier and the Proficiency Bonus.
it.each<[string, Partial<CharacterChoices>, string[]]>([
  ['a human wizard', wizard(20), []],
  [
    'a red dragonborn of level 1',
    { ...wizard(1), species: 'dragonborn', speciesOption: 'Red' },
    ['Breath Weapon 1d10 fire damage, dex 12'],
  ],
  [
    'a dragonborn of level 17',
    { ...wizard(17), species: 'dragonborn' },
    ['Breath Weapon 4d10 damage, dex 16'],
  ],
  ['an orc', { ...wizard(9), species: 'orc' }, ['Adrenaline Rush +4 Temporary Hit Points']],
  [
    'a goliath of the stone giants',
    { ...wizard(1), species: 'goliath', speciesOption: 'Stone’s Endurance' },
    ['Stone’s Endurance 1d12 +2 less damage'],
  ],
  [
    'a goliath of the storm giants',
    { ...wizard(1), species: 'goliath', speciesOption: 'Storm’s Thunder' },
    ['Storm’s Thunder 1d8 thunder damage'],
  ],
  ['a fighter of level 1', of('fighter', 1), ['Second Wind 1d10 +1 Hit Points']],
  [
    'a fighter of level 20',
    of('fighter', 20),
    ['Second Wind 1d10 +20 Hit Points', 'Tactical Mind 1d10 added to the check'],
  ],
  [
    'a Berserker of level 14',
    of('barbarian', 14, 'Path of the Berserker'),
    ['Intimidating Presence, wis 13'],
  ],
  [
    'a monk of the Open Hand of level 17',
    of('monk', 17, 'Warrior of the Open Hand'),
    [
      'Uncanny Metabolism 1d12 +17 Hit Points, when you roll Initiative',
      'Deflect Attacks 1d10 +19 less damage',
      'Slow Fall +85 less damage',
      'Stunning Strike, con 17',
      'Wholeness of Body 1d12 +3 Hit Points',
      'Quivering Palm 10d12 force damage, con 17',
    ],
  ],
  ['a ranger of level 10', of('ranger', 10), ['Tireless 1d8 +3 Temporary Hit Points']],
  [
    'a rogue of level 5',
    of('rogue', 5),
    ['Cunning Strike: Poison, con 13', 'Cunning Strike: Trip, dex 13'],
  ],
  [
    'a cleric of level 4',
    of('cleric', 4),
    [
      'Divine Spark 1d8 +3 Hit Points, or necrotic or radiant damage, con 13',
      'Turn Undead, wis 13',
    ],
  ],
  [
    'a cleric of level 18',
    of('cleric', 18),
    [
      'Divine Spark 4d8 +3 Hit Points, or necrotic or radiant damage, con 17',
      'Turn Undead 3d8 radiant damage, wis 17',
    ],
  ],
  ['a paladin of level 9', of('paladin', 9), ['Abjure Foes, wis 16']],
  ['a bard of level 15', of('bard', 15), ['Bardic Inspiration 1d12 added to a roll of an ally']],
  [
    'a druid of the land of level 14',
    of('druid', 14, 'Circle of the Land'),
    ['Land’s Aid 4d6 necrotic damage, and Hit Points for one ally, con 16'],
  ],
  [
    'a warlock of the fiend of level 14',
    of('warlock', 14, 'Fiend Patron'),
    [
      'Dark One’s Blessing +18 Temporary Hit Points',
      'Dark One’s Own Luck 1d10 added to the roll',
      'Hurl Through Hell 8d10 psychic damage, cha 17',
    ],
  ],
])('the dice and saving throws of %s are those of SRD 5.2.1', (_, changes, expected) => {
  expect(inWords(changes)).toEqual(expected);
});

it('a monk that can do nothing has Uncanny Metabolism, which takes no action', () => {
  const monk = rollsOf(of('monk', 17, 'Warrior of the Open Hand'));
  const usable = monk.filter(({ withoutAction }) => withoutAction);
  expect(usable.map(({ label }) => label)).toEqual(['Uncanny Metabolism']);
});

it('a feature spends only resources and uses that the character has', () => {
  const names: ClassName[] = [
    'barbarian',
    'bard',
    'cleric',
    'druid',
    'fighter',
    'monk',
    'paladin',
    'ranger',
    'rogue',
    'sorcerer',
    'warlock',
    'wizard',
  ];
  const srd = [
    'Path of the Berserker',
    'Warrior of the Open Hand',
    'Circle of the Land',
    'Fiend Patron',
  ];
  for (const name of names) {
    for (const named of srd) {
      const character = characterWith({ ...of(name, 20, named), species: 'orc' });
      const derived = deriveCharacter(character);
      const resources = resourcesOf(derived.classes, derived.modifiers);
      for (const { spends } of featureRollsOf(character, derived)) {
        if (!spends) continue;
        const known =
          'feature' in spends
            ? derived.limitedUses.some(({ slug }) => slug === spends.feature)
            : resources.some(({ spendable }) => spendable?.name === spends.resource);
        expect(known).toBe(true);
      }
    }
  }
});
