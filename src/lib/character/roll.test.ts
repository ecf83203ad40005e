import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  combinedMode,
  formulaInWords,
  formulaOf,
  naturalOf,
  rollD20,
  rollDie,
  rollFormula,
  rollInWords,
} from './roll.ts';

/** A source of random 32-bit numbers that returns these. */
const fixed = (...numbers: number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

/** A source for which dice of any size show these values. */
const showing = (...values: number[]) => fixed(...values.map((value) => value - 1));

test('a random number above the last multiple of the number of faces is drawn again', () => {
  expect(rollDie(20, fixed(2 ** 32 - 1, 2 ** 32 - 16, 19))).toBe(20);
  expect(rollDie(20, fixed(2 ** 32 - 17))).toBe(20);
});

test('a die shows each of its faces', () => {
  const seen = new Set(Array.from({ length: 2000 }, () => rollDie(20)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('of two dice with Advantage the higher one counts, with Disadvantage the lower one', () => {
  expect(rollD20(5, 'advantage', showing(7, 14))).toMatchObject({ total: 19, bonus: 5 });
  expect(rollD20(5, 'disadvantage', showing(7, 14)).total).toBe(12);
  const even = rollD20(0, 'advantage', showing(9, 9));
  expect(even.dice.filter(({ kept }) => kept)).toHaveLength(1);
});

test('Advantage and Disadvantage together are neither', () => {
  expect(combinedMode('advantage', ['disadvantage', 'disadvantage'])).toBe('normal');
  expect(combinedMode('normal', ['disadvantage'])).toBe('disadvantage');
  expect(combinedMode('advantage', [])).toBe('advantage');
});

test('damage is the sum of the dice and the bonus, and never below 0', () => {
  expect(
    rollFormula({ dice: [{ count: 2, faces: 6 }], bonus: 3 }, false, showing(4, 5)).total,
  ).toBe(12);
  expect(
    rollFormula({ dice: [{ count: 1, faces: 4 }], bonus: -3 }, false, showing(1)),
  ).toMatchObject({ bonus: -1, total: 0 });
});

test('a critical hit rolls each die twice', () => {
  const rolled = rollFormula({ dice: [{ count: 1, faces: 8 }], bonus: 3 }, true, showing(8, 2));
  expect(rolled.dice).toHaveLength(2);
  expect(rolled.total).toBe(13);
});

test('the total is the sum of the kept dice and the bonus', () => {
  const terms = fc.array(
    fc.record({ count: fc.integer({ min: 1, max: 6 }), faces: fc.constantFrom(4, 6, 8, 10, 12) }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(
      terms,
      fc.integer({ min: -100, max: 100 }),
      fc.boolean(),
      (dice, bonus, critical) => {
        const rolled = rollFormula({ dice, bonus }, critical);
        const sum = rolled.dice.reduce((all, { value }) => all + value, 0);
        expect(rolled.total).toBe(sum + rolled.bonus);
        expect(rolled.total).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('dice are read from the texts of spells and weapons', () => {
  expect(formulaOf('8d6 fire')).toEqual({ dice: [{ count: 8, faces: 6 }], bonus: 0 });
  expect(formulaOf('1d8 + 3')).toEqual({ dice: [{ count: 1, faces: 8 }], bonus: 3 });
  expect(formulaOf('d10−1')).toEqual({ dice: [{ count: 1, faces: 10 }], bonus: -1 });
  expect(formulaOf('2d8+mod', 4)).toEqual({ dice: [{ count: 2, faces: 8 }], bonus: 4 });
  expect(formulaOf('2d8+mod', -1)).toEqual({ dice: [{ count: 2, faces: 8 }], bonus: -1 });
  expect(formulaOf('2d8+mod hit points', -1)).toEqual({
    dice: [{ count: 2, faces: 8 }],
    bonus: -1,
  });
  expect(formulaOf('4d8 + 2d6 cold')?.dice).toHaveLength(2);
  expect(formulaOf('fire')).toBeNull();
  expect(formulaOf('10d1')).toBeNull();
  expect(formulaOf('999d6')).toBeNull();
});

test('a roll is shown with each die', () => {
  expect(rollInWords(rollD20(5, 'advantage', showing(7, 14)))).toBe('14 (7) + 5');
  expect(formulaInWords({ dice: [{ count: 2, faces: 6 }], bonus: -1 })).toBe('2d6 − 1');
});

test('only a D20 Test has a natural number', () => {
  expect(naturalOf(rollD20(5, 'disadvantage', showing(20, 20)))).toBe(20);
  expect(naturalOf(rollFormula({ dice: [{ count: 1, faces: 8 }], bonus: 0 }))).toBeNull();
});
