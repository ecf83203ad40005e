import { expect, test } from 'vitest';
import { inCopper } from './coins.ts';

test.each([
  [{ amount: 5, unit: 'cp' }, 5],
  [{ amount: 2, unit: 'sp' }, 20],
  [{ amount: 3, unit: 'ep' }, 150],
  [{ amount: 15, unit: 'gp' }, 1500],
  [{ amount: 1, unit: 'pp' }, 1000],
] as const)('%j is %i copper pieces', (price, copper) => {
  expect(inCopper(price)).toBe(copper);
});
