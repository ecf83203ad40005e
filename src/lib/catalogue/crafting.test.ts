import { expect, test } from 'vitest';
import { craftingText } from './crafting.ts';

test.each([
  // Both are worked examples of SRD 5.2.1.
  ['heavy', { amount: 1500, unit: 'gp' }, '750 gp of materials, 150 days'],
  ['martial-ranged', { amount: 50, unit: 'gp' }, '25 gp of materials, 5 days'],
  ['adventuring-gear', { amount: 15, unit: 'gp' }, '75 sp of materials, 2 days'],
  ['adventuring-gear', { amount: 10, unit: 'gp' }, '5 gp of materials, 1 day'],
  ['adventuring-gear', { amount: 1, unit: 'cp' }, '0 gp of materials, 1 day'],
  ['adventuring-gear', null, ''],
  ['mount', { amount: 400, unit: 'gp' }, ''],
] as const)('an item of the category %s that costs %j takes: %s', (category, cost, text) => {
  expect(craftingText(category, cost)).toBe(text);
});
