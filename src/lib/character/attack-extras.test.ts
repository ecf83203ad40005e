import { describe, expect, it } from 'vitest';
import { weaponItem } from '#tests/support/character-rows.ts';
import { classesOf, derived, feat, subclass } from '#tests/support/worked-characters.ts';
import type { CharacterChoices } from './choices.ts';
import { partsInWords } from './sum.ts';

const items = [
  weaponItem('2024#greatsword'),
  weaponItem('2024#rapier'),
  weaponItem('2024#longbow'),
  weaponItem('2024#quarterstaff'),
];

const option = (name: string, of: 'cleric' | 'druid' | 'ranger' | 'warlock', level: number) => ({
  ...feat('', of, level),
  key: null,
  name,
});

/** The attacks to which each feature adds, with what it adds. */
function extras(changes: Partial<CharacterChoices>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const attack of derived({ items, ...changes }).attacks) {
    for (const { label, dice, amount, attack: bonus } of attack.extras) {
      const added = [dice, amount || null, bonus ? `attack ${bonus}` : null];
      const what = `${label} ${added.filter((one) => one !== null).join(' ')}`;
      found[what] = [found[what], attack.name].filter((one) => one !== undefined).join(', ');
    }
  }
  return found;
}

const everything = 'Greatsword, Rapier, Longbow, Quarterstaff, Unarmed Strike';
const weapons = 'Greatsword, Rapier, Longbow, Quarterstaff';
const byStrength = 'Greatsword, Rapier, Quarterstaff, Unarmed Strike';

describe('features that add to attacks', () => {
  it.each<[string, Partial<CharacterChoices>, Record<string, string>]>([
    ['a fighter', classesOf(['fighter', 20]), {}],
    ['a rogue of level 1', classesOf(['rogue', 1]), { 'Sneak Attack 1d6': 'Rapier, Longbow' }],
    ['a rogue of level 11', classesOf(['rogue', 11]), { 'Sneak Attack 6d6': 'Rapier, Longbow' }],
    ['a rogue of level 20', classesOf(['rogue', 20]), { 'Sneak Attack 10d6': 'Rapier, Longbow' }],
    ['a barbarian of level 1', classesOf(['barbarian', 1]), { 'Rage 2': byStrength }],
    [
      'a Berserker of level 17',
      { ...classesOf(['barbarian', 17]), ...subclass('barbarian', 'Path of the Berserker') },
      { 'Rage 4': byStrength, 'Frenzy 4d6': byStrength, 'Brutal Strike 2d10': byStrength },
    ],
    ['a paladin of level 10', classesOf(['paladin', 10]), {}],
    [
      'a devoted paladin of level 11',
      { ...classesOf(['paladin', 11]), ...subclass('paladin', 'Oath of Devotion') },
      {
        'Radiant Strikes 1d8': byStrength,
        'Sacred Weapon attack 1': 'Greatsword, Rapier, Quarterstaff',
      },
    ],
    ['a ranger of level 19', classesOf(['ranger', 19]), { 'Hunter’s Mark 1d6': everything }],
    ['a ranger of level 20', classesOf(['ranger', 20]), { 'Hunter’s Mark 1d10': everything }],
    [
      'a Hunter with Colossus Slayer',
      {
        ...classesOf(['ranger', 3]),
        ...subclass('ranger', 'Hunter'),
        feats: [option('Colossus Slayer', 'ranger', 3)],
      },
      { 'Hunter’s Mark 1d6': everything, 'Colossus Slayer 1d8': weapons },
    ],
    [
      'a cleric of level 7 with Divine Strike',
      { ...classesOf(['cleric', 7]), feats: [option('Divine Strike', 'cleric', 7)] },
      { 'Divine Strike 1d8': weapons },
    ],
    [
      'a cleric of level 14 with Divine Strike',
      { ...classesOf(['cleric', 14]), feats: [option('Divine Strike', 'cleric', 7)] },
      { 'Divine Strike 2d8': weapons },
    ],
    [
      'a druid of level 15 with Primal Strike',
      { ...classesOf(['druid', 15]), feats: [option('Primal Strike', 'druid', 7)] },
      { 'Primal Strike 2d8': weapons },
    ],
    [
      'a warlock of level 9 with a pact weapon',
      {
        ...classesOf(['warlock', 9]),
        feats: ['Pact of the Blade', 'Eldritch Smite', 'Lifedrinker'].map((name) =>
          option(name, 'warlock', 5),
        ),
      },
      {
        'Eldritch Smite 6d8': 'Greatsword, Rapier, Quarterstaff',
        'Lifedrinker 1d6': 'Greatsword, Rapier, Quarterstaff',
      },
    ],
    [
      'a goliath of the fire giants',
      { species: 'goliath', speciesOption: 'Fire’s Burn' },
      { 'Fire’s Burn 1d10': everything },
    ],
    [
      'one with the Boon of Irresistible Offense',
      {
        ...classesOf(['fighter', 19]),
        feats: [
          {
            ...feat('boon-of-irresistible-offense', 'fighter', 19),
            name: 'Boon',
            increases: [{ ability: 'str', amount: 1 }],
          },
        ],
      },
      { 'Boon 18': everything },
    ],
  ])('of %s', (_, changes, expected) => {
    expect(extras(changes)).toEqual(expected);
  });
});

describe('the pact weapon', () => {
  const blade = option('Pact of the Blade', 'warlock', 1);
  const charming = { abilities: { str: 8, dex: 10, con: 10, int: 10, wis: 10, cha: 18 } };
  const warlock = { ...classesOf(['warlock', 12]), ...charming, increases: [], items };

  it('uses Charisma, and the warlock is proficient with it', () => {
    const [greatsword, , longbow] = derived({ ...warlock, feats: [blade] }).attacks;
    expect(greatsword?.proficient).toBe(true);
    expect(partsInWords(greatsword?.bonus ?? { parts: [] })).toBe('Charisma 4 + Proficiency 4');
    expect(longbow?.proficient).toBe(false);
    expect(derived(warlock).attacks[0]?.proficient).toBe(false);
  });

  it('attacks twice with Thirsting Blade, and three times with Devouring Blade', () => {
    const perAction = (...names: string[]) =>
      derived({
        ...warlock,
        feats: [blade, ...names.map((name) => option(name, 'warlock', 5))],
      }).attacks.map((attack) => attack.perAction);
    expect(perAction()).toEqual([1, 1, 1, 1, 1]);
    expect(perAction('Thirsting Blade')).toEqual([2, 2, 1, 2, 1]);
    expect(perAction('Thirsting Blade', 'Devouring Blade')).toEqual([3, 3, 1, 3, 1]);
  });
});

it.each([
  [classesOf(['fighter', 4]), 1],
  [classesOf(['fighter', 5]), 2],
  [classesOf(['fighter', 11]), 3],
  [classesOf(['fighter', 20]), 4],
  [classesOf(['barbarian', 5], ['paladin', 5]), 2],
  [classesOf(['wizard', 20]), 1],
])('the Attack action of %j gives %i attacks', (classes, count) => {
  expect(derived(classes).attacks.map(({ perAction }) => perAction)).toContain(count);
});

it('Great Weapon Fighting is for two hands, and Savage Attacker for weapons', () => {
  const feats = [feat('great-weapon-fighting', 'fighter', 1)];
  const { attacks } = derived({ items, feats });
  expect(attacks.map(({ leastDie, versatileLeastDie }) => [leastDie, versatileLeastDie])).toEqual([
    [3, 3],
    [null, 3],
    [null, null],
    [null, 3],
    [null, null],
  ]);
  // The soldier's feat.
  expect(attacks.map(({ rollsTwice }) => rollsTwice !== null)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

describe('weapon cantrips', () => {
  const cantrip = (name: string, of: 'druid' | 'wizard' | null) => ({
    class: of,
    key: null,
    name,
    prepared: true,
    facts: { level: 0 },
  });
  const abilities = { str: 8, dex: 10, con: 10, int: 16, wis: 18, cha: 10 };
  const variants = (changes: Partial<CharacterChoices>) =>
    derived({ items, abilities, increases: [], ...changes }).attacks.flatMap((attack) =>
      attack.variants.map((one) => [
        attack.name,
        one.label,
        one.bonus.value,
        one.dice,
        one.extraDice,
        one.damage.value,
      ]),
    );

  it.each([
    [1, '1d8', 6],
    [5, '1d10', 7],
    [11, '1d12', 8],
    [17, '2d6', 10],
  ])('Shillelagh of a druid of level %i deals %s', (level, dice, bonus) => {
    const spells = [cantrip('Shillelagh', 'druid')];
    expect(variants({ ...classesOf(['druid', level]), spells })).toEqual([
      ['Quarterstaff', 'Shillelagh', bonus, dice, null, 4],
    ]);
  });

  it.each([
    [1, null],
    [5, '1d6'],
    [11, '2d6'],
    [17, '3d6'],
  ])(
    'True Strike of a wizard of level %i deals %s more, with weapons of a proficiency',
    (level, more) => {
      const spells = [cantrip('True Strike', 'wizard')];
      const found = variants({ ...classesOf(['wizard', level]), spells });
      expect(found.map(([name, , , , extra]) => [name, extra])).toEqual([['Quarterstaff', more]]);
    },
  );

  it('are cast with the ability of the class, or with the best one by a species', () => {
    const spells = [cantrip('True Strike', null)];
    expect(variants({ spells }).map(([, , bonus]) => bonus)).toEqual([6, 6, 6, 6]);
  });
});
