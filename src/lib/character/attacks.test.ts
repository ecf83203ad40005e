import { describe, expect, it } from 'vitest';
import { weaponItem } from '#tests/support/character-rows.ts';
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
