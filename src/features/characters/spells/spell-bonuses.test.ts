import { expect, test } from 'vitest';
import { effectsInWords, withBonuses } from './spell-bonuses.ts';

const once = {
  label: 'Empowered Evocation',
  to: 'damage',
  amount: 4,
  perSlotLevel: 0,
  once: true,
} as const;
const healing = {
  label: 'Disciple of Life',
  to: 'healing',
  amount: 2,
  perSlotLevel: 1,
  once: false,
} as const;
const dice = { dice: [{ count: 2, faces: 8 }], bonus: 3 };

test('a bonus grows with the level of the slot', () => {
  expect(withBonuses(dice, '2d8+mod hit points', 3, { bonuses: [healing] }).bonus).toBe(8);
});

test('a bonus for one roll is not added to each of several darts', () => {
  expect(withBonuses(dice, '8d6 fire', 3, { bonuses: [once] }).bonus).toBe(7);
  expect(withBonuses(dice, '3 × 1d4+1 force', 1, { bonuses: [once] }).bonus).toBe(3);
});

test('the features say what they change', () => {
  expect(
    effectsInWords({
      bonuses: [once, healing],
      healsMost: null,
      halfOnMiss: 'Potent Cantrip',
      notes: [],
    }),
  ).toEqual([
    'Empowered Evocation: +4 to the damage, on one roll.',
    'Disciple of Life: +2 and 1 per level of the slot to the healing.',
    'Potent Cantrip: half of the damage after a miss or a successful save.',
  ]);
});
