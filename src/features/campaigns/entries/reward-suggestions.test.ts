import { expect, test } from 'vitest';
import type { FoundItem } from '#src/generated/model/index.ts';
import { suggestionsOf } from './reward-suggestions.ts';

const labels = (items: readonly FoundItem[]) => suggestionsOf(items).map(({ label }) => label);
const found = (
  kind: FoundItem['kind'],
  name: string,
  edition: FoundItem['edition'],
): FoundItem => ({
  kind,
  sk: `${edition}#${name}`,
  name,
  edition,
});

test('rewards with the same name have their edition in the label', () => {
  expect(
    labels([
      found('weapons', 'Longsword', '2024'),
      found('weapons', 'Longsword', '2014'),
      found('gear', 'Torch', '2024'),
    ]),
  ).toEqual(['Longsword · Weapon · 2024', 'Longsword · Weapon · 2014', 'Torch · Gear']);
});

test('what cannot be given as a reward is not offered', () => {
  expect(labels([found('feats', 'Alert', '2024')])).toEqual([]);
});
