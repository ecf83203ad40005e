import { expect, test } from 'vitest';
import { classFeatures } from '#src/lib/character/data/class-features.ts';
import { speciesTraits } from '#src/lib/character/data/species-traits.ts';
import { subclasses } from '#src/lib/character/data/subclasses.ts';
import { plainFeature } from '#src/lib/character/feature-list.ts';
import { factNames, featureFacts } from './feature-facts.ts';

const namesOf = (tables: Readonly<Record<string, object>>): string[] =>
  Object.entries(tables).flatMap(([owner, levels]) =>
    Object.values(levels)
      .flat()
      .map((name: unknown) => plainFeature(String(name)))
      .flatMap((name) => [name, `${owner} ${name}`]),
  );

test('all facts are about features of the tables', () => {
  const known = new Set([
    ...namesOf(classFeatures),
    ...namesOf(speciesTraits),
    ...namesOf(
      Object.fromEntries(
        Object.entries(subclasses).map(([owner, { features }]) => [owner, features]),
      ),
    ),
  ]);
  expect(factNames.filter((name) => !known.has(name))).toEqual([]);
});

test('two classes can have other facts for a feature of the same name', () => {
  expect(featureFacts('barbarian', 'Unarmored Defense')).toContain('Constitution');
  expect(featureFacts('monk', 'Unarmored Defense')).toContain('Wisdom');
  expect(featureFacts('fighter', 'A blessing of the table')).toBeNull();
});
