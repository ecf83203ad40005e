import { expect, test } from 'vitest';
import { inUse, neededAs } from './problems.ts';
import type { Dependent } from './references.ts';

const dependent = (
  name: string,
  edition: Dependent['edition'],
  field = 'storageSk',
): Dependent => ({
  kind: 'gear',
  sk: `${edition}#${name.toLowerCase()}`,
  field,
  name,
  edition,
});
const quiver = { name: 'Quiver', edition: '2014' } as Parameters<typeof inUse>[0];

test('the problem of a deletion names the edition of every item, because two can have one name', () => {
  const dependents = [dependent('Arrows', '2024'), dependent('Arrows', '2014')];
  expect(inUse(quiver, dependents).message).toBe(
    '“Quiver (2014)” cannot be deleted: “Arrows (2014)” and “Arrows (2024)” refer to it.',
  );
});

test('an item that refers to the target in two fields is named once', () => {
  const dependents = [dependent('Bow', '2014'), dependent('Bow', '2014', 'ammunitionSk')];
  expect(neededAs(quiver, 'category', dependents).message).toBe(
    '“Quiver (2014)” must keep its category: “Bow (2014)” refers to it.',
  );
});

test('the problem names at most five items and counts the others', () => {
  const dependents = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => dependent(name, 'other'));
  expect(inUse(quiver, dependents).message).toBe(
    '“Quiver (2014)” cannot be deleted: “A (other)”, “B (other)”, “C (other)”, “D (other)”, “E (other)”, and 2 more refer to it.',
  );
});
