import { expect, test } from 'vitest';
import { hookLabel } from './hook-label.ts';

test('a label has the first words of a hook, up to a name', () => {
  expect(
    hookLabel('An heir pays for a proof that the ring of {K} was never lost in the sea.'),
  ).toBe('An heir pays for a proof that the ring of {K.name} …');
});

test('a label ends without dots where the first clause ends, if the clause has a name', () => {
  expect(
    hookLabel('The council of {town} pays {pay} gold pieces to have the beacon tried, once.'),
  ).toBe('The council of {town} pays {pay} gold pieces');
  expect(hookLabel('The bell above {town} has rung for three nights, in clear weather.')).toBe(
    'The bell above {town} has rung for three nights',
  );
});

test('a label stops before words that are chosen later', () => {
  expect(hookLabel('A marble hand in {town2} [holds a duke|has closed], and nobody sees it.')).toBe(
    'A marble hand in {town2} holds …',
  );
});

test('a label ends with the first sentence, and not in the second one', () => {
  expect(hookLabel("{B}'s painkiller is chalk. The players in the ward know who sells it.")).toBe(
    "{B.name}'s painkiller is chalk",
  );
});
