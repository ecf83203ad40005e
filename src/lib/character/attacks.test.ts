import { describe, expect, it } from 'vitest';
import { armorItem, weaponItem } from '#tests/support/character-rows.ts';
import { classesOf, derived, subclass } from '#tests/support/worked-characters.ts';

describe('a critical hit', () => {
  it.each([
    [2, 20],
    [3, 19],
    [14, 19],
    [15, 18],
  ])('of a Champion of level %s begins at %s', (level, from) => {
    const champion = { ...classesOf(['fighter', level]), ...subclass('fighter', 'Champion') };
    const { attacks } = derived({ ...champion, items: [weaponItem('2024#longsword')] });
    expect(attacks.map(({ criticalFrom }) => criticalFrom)).toEqual([from, from]);
  });

  it('of other fighters needs a 20', () => {
    const { attacks } = derived(classesOf(['fighter', 20]));
    expect(attacks.every(({ criticalFrom }) => criticalFrom === 20)).toBe(true);
  });
});

describe('the extra attack', () => {
  const extra = (...items: Parameters<typeof weaponItem>[]) =>
    derived({ items: items.map((item) => weaponItem(...item)) }).attacks.map(
      ({ extraDamage }) => extraDamage?.value ?? null,
    );

  it('needs two Light weapons in use', () => {
    expect(extra(['2024#shortsword'])).toEqual([null, null]);
    expect(extra(['2024#shortsword'], ['2024#dagger'])).toEqual([0, 0, null]);
    expect(extra(['2024#dagger', { quantity: 2 }])).toEqual([0, null]);
  });

  it('is not there with a weapon that is not Light or is not held', () => {
    expect(extra(['2024#shortsword'], ['2024#longsword'])).toEqual([null, null, null]);
    expect(extra(['2024#shortsword'], ['2024#dagger', { equipped: false }])).toEqual([null, null]);
  });
});

it('a versatile weapon has no dice for two hands while a Shield is worn', () => {
  const longsword = weaponItem('2024#longsword');
  expect(derived({ items: [longsword] }).attacks[0]?.versatile).toBe('1d10');
  const shield = armorItem('2024#shield');
  expect(derived({ items: [longsword, shield] }).attacks[0]?.versatile).toBeNull();
  const stowed = { ...shield, equipped: false };
  expect(derived({ items: [longsword, stowed] }).attacks[0]?.versatile).toBe('1d10');
});

describe('the save against Grapple and Shove', () => {
  const saveDc = (changes: Parameters<typeof derived>[0]) =>
    derived({ items: [], ...changes }).attacks.at(-1)?.saveDc?.value;
  const agile = { str: 10, dex: 16, con: 13, int: 8, wis: 14, cha: 12 };

  it('has 8, Strength and the Proficiency Bonus', () => {
    expect(saveDc({})).toBe(13);
    expect(saveDc({ abilities: agile, increases: [] })).toBe(10);
    expect(saveDc({ level: 5 })).toBe(14);
  });

  it('uses the better of Strength and Dexterity for a monk without armor', () => {
    const monk = { ...classesOf(['monk', 1]), abilities: agile, increases: [] };
    expect(saveDc(monk)).toBe(13);
    expect(saveDc({ ...monk, items: [armorItem('2024#leather-armor')] })).toBe(10);
  });

  it('is only that of the Unarmed Strike', () => {
    expect(derived({ items: [weaponItem('2024#longsword')] }).attacks[0]?.saveDc).toBeNull();
  });
});
