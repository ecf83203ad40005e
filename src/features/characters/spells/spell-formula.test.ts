import { expect, test } from 'vitest';
import { formulaInWords } from '#src/lib/character/roll.ts';
import { spellFormula } from './spell-formula.ts';

const shown = (
  spell: Parameters<typeof spellFormula>[0],
  casting: Partial<Parameters<typeof spellFormula>[1]> = {},
) => {
  const formula = spellFormula(spell, {
    slotLevel: spell.level,
    characterLevel: 1,
    modifier: 3,
    ...casting,
  });
  return formula && formulaInWords(formula);
};

const fireball = { name: 'Fireball', level: 3, damage: '8d6 fire; +1d6 per higher slot' };

test('a higher slot adds its dice', () => {
  expect(shown(fireball)).toBe('8d6');
  expect(shown(fireball, { slotLevel: 5 })).toBe('10d6');
});

test('the modifier is added to healing', () => {
  const cure = {
    name: 'Cure Wounds',
    level: 1,
    damage: '2d8+mod hit points; +2d8 per higher slot',
  };
  expect(shown(cure, { slotLevel: 2 })).toBe('4d8 + 3');
});

test('cantrips have more dice from the levels 5, 11 and 17 on', () => {
  const bolt = { name: 'Fire Bolt', level: 0, damage: '1d10 fire' };
  expect([1, 5, 11, 17].map((characterLevel) => shown(bolt, { characterLevel }))).toEqual([
    '1d10',
    '2d10',
    '3d10',
    '4d10',
  ]);
  const blast = { name: 'Eldritch Blast', level: 0, damage: '1d10 force' };
  expect(shown(blast, { characterLevel: 17 })).toBe('1d10');
});

test('of several darts, one is rolled', () => {
  expect(shown({ name: 'Magic Missile', level: 1, damage: '3 × 1d4+1 force' })).toBe('1d4 + 1');
});

test('a spell without dice has nothing to roll', () => {
  expect(shown({ name: 'Heal', level: 6, damage: '70 hit points' })).toBeNull();
});
