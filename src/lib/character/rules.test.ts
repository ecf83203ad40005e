import { describe, expect, it } from 'vitest';
import { characterClasses } from './classes.ts';
import { characterFindings, type RuledCharacter } from './rules.ts';

const legal: RuledCharacter = {
  background: 'soldier',
  abilityMethod: 'standard-array',
  abilities: characterClasses.fighter.array,
  increases: [],
};

const pathsOf = (changes: Partial<RuledCharacter>) =>
  characterFindings({ ...legal, ...changes }).map((finding) => finding.path);

describe('the rules of a character', () => {
  it('accept the standard array in any order', () => {
    expect(pathsOf({ abilities: characterClasses.wizard.array })).toEqual([]);
  });

  it('require each score of the standard array once', () => {
    expect(pathsOf({ abilities: { ...legal.abilities, str: 14 } })).toEqual(['/abilities']);
  });

  it('for point buy require exactly 27 points and refuse a score of 16', () => {
    const bought = { abilityMethod: 'point-buy' } as const;
    expect(pathsOf(bought)).toEqual([]);
    expect(pathsOf({ ...bought, abilities: { ...legal.abilities, int: 9 } })).toEqual([
      '/abilities',
    ]);
    expect(pathsOf({ ...bought, abilities: { ...legal.abilities, str: 16 } })).toEqual([
      '/abilities/str',
    ]);
  });

  it('accept all rolled and manual scores', () => {
    const abilities = { str: 3, dex: 18, con: 18, int: 18, wis: 18, cha: 18 };
    expect(pathsOf({ abilityMethod: 'roll', abilities })).toEqual([]);
    expect(pathsOf({ abilityMethod: 'manual', abilities })).toEqual([]);
  });

  it.each<[string, RuledCharacter['increases'], string[]]>([
    ['another ability', [{ ability: 'cha', amount: 2 }], ['/increases/0/ability']],
    [
      'the same ability twice',
      [
        { ability: 'str', amount: 2 },
        { ability: 'str', amount: 1 },
      ],
      ['/increases/1/ability'],
    ],
    ['too little', [{ ability: 'str', amount: 2 }], ['/increases']],
    [
      'the right amounts',
      [
        { ability: 'con', amount: 1 },
        { ability: 'str', amount: 2 },
      ],
      [],
    ],
  ])('check increases that give %s', (_, increases, expected) => {
    expect(pathsOf({ increases })).toEqual(expected);
  });

  it('allow no score above 20', () => {
    const abilities = { ...legal.abilities, str: 19 };
    const increases = [
      { ability: 'str', amount: 2 },
      { ability: 'con', amount: 1 },
    ] as const;
    expect(pathsOf({ abilityMethod: 'manual', abilities, increases })).toEqual([
      '/increases/0/ability',
    ]);
  });

  it('leave a level for the first class, and list each other class once', () => {
    const three = { class: 'fighter', level: 3 } as const;
    const wizard = (level: number) => ({ class: 'wizard', level }) as const;
    expect(pathsOf({ ...three, otherClasses: [wizard(2)] })).toEqual([]);
    expect(pathsOf({ ...three, otherClasses: [wizard(3)] })).toEqual(['/otherClasses']);
    expect(pathsOf({ ...three, otherClasses: [wizard(1), wizard(1)] })).toEqual([
      '/otherClasses/1/class',
    ]);
    const again = { class: 'fighter', level: 1 } as const;
    expect(pathsOf({ ...three, otherClasses: [again] })).toEqual(['/otherClasses/0/class']);
  });

  it('replace each number once', () => {
    const speed = { target: 'speed', value: 35, reason: '' } as const;
    expect(pathsOf({ overrides: [speed] })).toEqual([]);
    expect(pathsOf({ overrides: [speed, speed] })).toEqual(['/overrides/1/target']);
  });

  it('require a different id for each item', () => {
    const [one, other] = [{ itemId: 'one' }, { itemId: 'other' }];
    expect(pathsOf({ items: null })).toEqual([]);
    expect(pathsOf({ items: [one, other] })).toEqual([]);
    expect(pathsOf({ items: [one, other, one, one] })).toEqual([
      '/items/2/itemId',
      '/items/3/itemId',
    ]);
  });
});
