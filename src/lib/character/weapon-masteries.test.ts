import { describe, expect, it } from 'vitest';
import { weaponItem } from '#tests/support/character-rows.ts';
import { classesOf, derived, soldier } from '#tests/support/worked-characters.ts';
import type { CharacterChoices } from './choices.ts';
import type { ClassName } from './classes.ts';
import { deriveCharacter } from './derive.ts';
import { masteryOptions } from './marks/mastery-marks.ts';
import { marksOf } from './marks.ts';
import { masteryAllowance } from './weapon-masteries.ts';

const marks = (changes: Partial<CharacterChoices>) =>
  marksOf({ ...soldier, ...changes })
    .filter(({ rule }) => rule === 'Weapon Mastery')
    .map(({ path, message }) => [path, message]);

const optionsOf = (changes: Partial<CharacterChoices>) => {
  const character = { ...soldier, ...changes };
  return masteryOptions(character, deriveCharacter(character));
};

describe('weapon masteries', () => {
  // The column Weapon Mastery of the class tables, and the texts of paladin, ranger and rogue.
  it.each<[ClassName, number, number, number]>([
    ['barbarian', 3, 2, 2],
    ['barbarian', 4, 3, 3],
    ['barbarian', 10, 4, 4],
    ['fighter', 3, 3, 0],
    ['fighter', 4, 4, 0],
    ['fighter', 10, 5, 0],
    ['fighter', 16, 6, 0],
    ['paladin', 20, 2, 0],
    ['ranger', 1, 2, 0],
    ['rogue', 20, 2, 0],
    ['wizard', 20, 0, 0],
  ])('of a %s of level %i are %i, of them %i of melee weapons', (name, level, count, melee) => {
    const { classes } = derived(classesOf([name, level]));
    expect(masteryAllowance(classes)).toEqual({ count, melee });
  });

  it('are shown for the weapons of the chosen kinds', () => {
    const items = [
      weaponItem('2024#longsword'),
      weaponItem('2024#longsword', { itemId: 'b', name: 'Sun Blade' }),
      weaponItem('2024#longbow', { itemId: 'c', key: null, name: 'Longbow of the Ford' }),
      weaponItem('2024#dagger'),
    ];
    const shown = (weaponMasteries: string[]) =>
      derived({ items, weaponMasteries }).attacks.map(({ mastery }) => mastery);
    expect(shown([])).toEqual([null, null, null, null, null]);
    expect(shown(['Longsword'])).toEqual(['sap', 'sap', null, null, null]);
    expect(shown(['longbow'])).toEqual([null, null, 'slow', null, null]);
    // The fourth kind is one too many for a fighter of level 1.
    expect(shown(['Club', 'Mace', 'Longsword', 'Dagger'])).toEqual([
      'sap',
      'sap',
      null,
      null,
      null,
    ]);
  });

  it('have a mark while none is chosen, and when there are too many', () => {
    expect(marks({})).toEqual([
      [
        '/weaponMasteries',
        'This character can use the mastery of 3 kinds of weapons. None is chosen yet.',
      ],
    ]);
    expect(marks({ weaponMasteries: ['Club'] })).toEqual([]);
    expect(marks({ weaponMasteries: ['Club', 'Mace', 'Spear', 'Flail'] })).toEqual([
      [
        '/weaponMasteries',
        'This character can use the mastery of 3 kinds of weapons; 4 are chosen, and the first ones count.',
      ],
    ]);
    expect(marks(classesOf(['wizard', 1]))).toEqual([]);
    expect(marks({ ...classesOf(['wizard', 1]), weaponMasteries: ['Club'] })).toEqual([
      ['/weaponMasteries', 'No class of this character can use the mastery of weapons.'],
    ]);
  });

  it('have a mark without proficiency, and for a barbarian with weapons that are not for melee', () => {
    expect(marks({ ...classesOf(['rogue', 1]), weaponMasteries: ['Longsword', 'Rapier'] })).toEqual(
      [
        [
          '/weaponMasteries/0',
          'This character is not proficient with the Longsword, and cannot use its mastery.',
        ],
      ],
    );
    const barbarian = { ...classesOf(['barbarian', 1]), weaponMasteries: ['Longbow', 'Greataxe'] };
    expect(marks(barbarian)).toEqual([
      [
        '/weaponMasteries/0',
        'A Barbarian uses the mastery of melee weapons, and the Longbow is not one.',
      ],
    ]);
    expect(marks({ weaponMasteries: ['A weapon of our own'] })).toEqual([]);
  });

  it('can be chosen from the weapons with which the character is proficient', () => {
    expect(optionsOf({})).toHaveLength(38);
    expect(optionsOf(classesOf(['barbarian', 1]))).toHaveLength(28);
    expect(optionsOf(classesOf(['rogue', 1]))).toEqual(
      expect.arrayContaining(['Club', 'Rapier', 'Scimitar', 'Whip', 'Hand Crossbow']),
    );
    expect(optionsOf(classesOf(['rogue', 1]))).not.toContain('Longsword');
    expect(optionsOf(classesOf(['wizard', 20]))).toEqual([]);
    // The levels of the fighter also give weapons that are not for melee.
    expect(optionsOf(classesOf(['barbarian', 1], ['fighter', 1]))).toHaveLength(38);
  });
});
