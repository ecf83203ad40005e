import { expect, test } from 'vitest';
import { needsBefore, partsOf, withoutPart } from './parts.ts';

/** What can be left of a text. */
const leftOf = (text: string, hasOptionalItems = false): string[] =>
  partsOf(text, hasOptionalItems).map((part) => withoutPart(text, part));

test('a relative clause at the end of a sentence can go', () => {
  expect(leftOf('A lamp stands on the sill, which is lit at dusk.')).toEqual([
    'A lamp stands on the sill.',
  ]);
});

test('a clause after a semicolon can go, and a sentence without a pronoun', () => {
  expect(leftOf('Mira keeps the inn; the stairs are steep. Odo brings the bread.')).toEqual([
    'Mira keeps the inn. Odo brings the bread.',
    'Mira keeps the inn; the stairs are steep.',
  ]);
});

test('a sentence stays if the next one begins with a pronoun', () => {
  expect(leftOf('The inn is old. A cat lives in the attic. It is grey.')).toEqual([
    'The inn is old. A cat lives in the attic.',
  ]);
});

test('the end of a list stays', () => {
  expect(leftOf('On the table lie a map, a knife, and a letter.')).toEqual([]);
});

test('the main clause after a condition stays', () => {
  expect(leftOf('If the bell rings, with all its might, Odo runs.')).not.toContain(
    'If the bell rings.',
  );
});

test('of three verbs, the last one can go', () => {
  expect(leftOf('Odo has sold the horse, keeps the cart, and sleeps in the barn.')).toContain(
    'Odo has sold the horse and keeps the cart.',
  );
});

test('rarities and difficulties stay', () => {
  expect(leftOf('There is a Bead of Force (very rare) in the chest (DC 15 Athletics).')).toEqual(
    [],
  );
});

test('an item can go if the list is optional and has more than two', () => {
  const list = '- One is red.\n- Two is blue.\n- Three is green.';
  expect(leftOf(list)).toEqual([]);
  expect(leftOf(list, true)).toContain('- One is red.\n- Three is green.');
  expect(leftOf('- One is red.\n- Two is blue.', true)).toEqual([]);
});

test('a check is said with fewer words, and keeps its difficulty', () => {
  expect(leftOf('- With a DC 15 Insight check, asking Odo: the barn is empty.')).toContain(
    '- Insight (DC 15), asking Odo: the barn is empty.',
  );
});

test('what begins with a pronoun or a contrast needs the sentence before it', () => {
  expect(needsBefore('But the lamp is out.')).toBe(true);
  expect(needsBefore('The captain says that she is late.')).toBe(true);
  expect(needsBefore('Mira says that she is late.')).toBe(false);
});
