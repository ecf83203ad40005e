import { describe, expect, test } from 'vitest';
import { randomStream } from '../random.ts';
import { cultures } from './cultures.ts';
import { namePerson, namesInUse } from './name-things.ts';

describe('the cultures', () => {
  test('are twelve with 120 names of women, 120 of men, 45 of either and 180 surnames each, or more', () => {
    expect(cultures).toHaveLength(12);
    for (const { she, he, they, last } of cultures) {
      expect(new Set(she).size).toBeGreaterThanOrEqual(120);
      expect(new Set(he).size).toBeGreaterThanOrEqual(120);
      expect(new Set(they).size).toBeGreaterThanOrEqual(45);
      expect(new Set(last).size).toBeGreaterThanOrEqual(180);
    }
  });

  test('share no name, so that a name tells where a person is from', () => {
    const names = cultures.flatMap(({ she, he, they, last }) => [...she, ...he, ...they, ...last]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('have at least a hundred names of towns, and inns, ships, factions and regions', () => {
    for (const { place, inns, ships, factions, regions } of cultures) {
      expect(place.start.length * place.end.length).toBeGreaterThanOrEqual(100);
      expect(inns.length).toBeGreaterThanOrEqual(6);
      expect(ships.length).toBeGreaterThanOrEqual(6);
      expect(factions.length).toBeGreaterThanOrEqual(6);
      expect(regions.length).toBeGreaterThanOrEqual(10);
    }
  });

  test.for(cultures.map((culture) => [culture.id, culture] as const))(
    'of the %s give nine persons different first letters',
    ([, culture]) => {
      for (let seed = 0; seed < 100; seed += 1) {
        const random = randomStream(seed, 'names');
        const used = namesInUse([], () => true);
        const letters = Array.from({ length: 9 }, (_, index) =>
          namePerson(random, culture, index % 2 === 0 ? 'she' : 'he', used).first.slice(0, 1),
        );
        expect(new Set(letters).size).toBe(9);
      }
    },
  );
});
