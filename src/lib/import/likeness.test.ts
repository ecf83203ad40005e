import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../edit-distance.ts';
import { looseName } from '../fold.ts';
import { isAbbreviation, likeness } from './likeness.ts';

test.for([
  ['weightLb', 'Weight (lb.)', 0.6],
  ['Categroy', 'Category', 0.8],
  ['Damage type', 'damage', 0.6],
  ['Épée', 'EPEE', 1],
] as const)('%s is like %s', ([one, other, least]) => {
  expect(likeness(one, other)).toBeGreaterThanOrEqual(least);
});

test.for([
  ['Colour', 'Cost'],
  ['Page', 'Range'],
  ['Author', 'Armor'],
] as const)('%s is not like %s', ([one, other]) => {
  expect(likeness(one, other)).toBeLessThan(0.62);
});

test('two neighbouring letters in the wrong order are one mistake, three missing letters are three', () => {
  expect(editDistance('categroy', 'category')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
});

test('likeness is symmetric, and at least 0.5 if the texts have letters and differ only in case', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(likeness(one, other)).toBeCloseTo(likeness(other, one));
      expect(likeness(one, one.toUpperCase())).toBeGreaterThanOrEqual(
        looseName(one) === '' ? 0 : 0.5,
      );
    }),
  );
});

test('abbreviations keep the order of the letters', () => {
  expect(isAbbreviation('Wt.', 'Weight')).toBe(true);
  expect(isAbbreviation('Dmg', 'damage')).toBe(true);
  expect(isAbbreviation('Tw', 'Weight')).toBe(false);
  expect(isAbbreviation('W', 'Weight')).toBe(false);
});
