import { expect, test } from 'vitest';
import { hookLabel } from './hook-label.ts';

test('a label has the first words of a hook, up to a name', () => {
  expect(
    hookLabel('An heir pays for a proof that the ring of {K} was never lost in the sea.'),
  ).toBe('An heir pays for a proof that the ring of {K.name} …');
});

test('a label ends with the first sentence, and not in the second one', () => {
  expect(hookLabel("{B}'s painkiller is chalk. The players in the ward know who sells it.")).toBe(
    "{B.name}'s painkiller is chalk …",
  );
});
