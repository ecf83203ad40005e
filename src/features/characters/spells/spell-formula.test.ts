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

test('all parts of the damage are rolled, and a higher slot adds to each part or to one', () => {
  const flameStrike = {
    name: 'Flame Strike',
    level: 5,
    damage: '5d6 fire, 5d6 radiant; +1d6 to each per higher slot',
  };
  expect(shown(flameStrike)).toBe('5d6 + 5d6');
  expect(shown(flameStrike, { slotLevel: 7 })).toBe('7d6 + 7d6');
  const iceKnife = {
    name: 'Ice Knife',
    level: 1,
    damage: '1d10 piercing, 2d6 cold; +1d6 per higher slot',
  };
  expect(shown(iceKnife, { slotLevel: 3 })).toBe('1d10 + 4d6');
  const meteors = { name: 'Meteor Swarm', level: 9, damage: '20d6 fire, 20d6 bludgeoning' };
  expect(shown(meteors)).toBe('20d6 + 20d6');
});

test('copies with a semicolon between the parts are read too', () => {
  const stored = { name: 'Flame Strike', level: 5, damage: '5d6 fire; 5d6 radiant' };
  expect(shown(stored, { slotLevel: 6 })).toBe('5d6 + 5d6');
});

test('damage of a later turn is not part of the first roll', () => {
  const arrow = {
    name: 'Acid Arrow',
    level: 2,
    damage: '4d4 acid, 2d4 acid later; +1d4 per higher slot',
  };
  expect(shown(arrow)).toBe('4d4');
  expect(shown(arrow, { slotLevel: 3 })).toBe('5d4');
});

test('a higher slot can add a number without dice', () => {
  const falseLife = {
    name: 'False Life',
    level: 1,
    damage: '2d4+4 hit points; +5 per higher slot',
  };
  expect(shown(falseLife, { slotLevel: 3 })).toBe('2d4 + 14');
});

test('a negative modifier is taken away', () => {
  const cure = { name: 'Cure Wounds', level: 1, damage: '2d8+mod hit points' };
  expect(shown(cure, { modifier: -1 })).toBe('2d8 − 1');
});
