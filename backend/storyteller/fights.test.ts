import { describe, expect, test } from 'vitest';
import { withFights } from './kinds/fights.ts';
import { allTroubles } from './kinds/place-choice.ts';
import { inVersion } from './kinds/versions.ts';
import { randomStream } from './random.ts';
import { placeStories } from './tables/place-stories/place-stories.ts';
import { settingStories } from './tables/setting-stories/setting-stories.ts';

const party = (level: number, partySize: number): Parameters<typeof withFights>[1] => ({
  level,
  partySize,
  difficulty: 'standard',
});

describe('a fight that a place names', () => {
  test.each([
    ['use <Specter>', 1, 3, 'use one Specter'],
    ['use <Specter>', 2, 6, 'use four Specters'],
    ['use <Zombie, Ghoul, Wight>', 9, 4, 'use five Wights'],
    ['use <1 Deva, Planetar, Solar>', 12, 4, 'use one Planetar'],
    ['use <1 Deva, Planetar, Solar>', 20, 4, 'use one Solar'],
    ['use <Roper 1800>', 8, 4, 'use four Ropers'],
    ['use <Roper 1800>', 1, 3, 'use one Roper'],
  ])('%s becomes, at level %i for a party of %i, %s', (text, level, size, expected) => {
    expect(withFights(text, party(level, size))).toBe(expected);
  });

  test('is one of known creatures in each story', () => {
    const texts = JSON.stringify([...placeStories, ...settingStories, ...allTroubles]);
    expect(texts.match(/<[^<>]+>/g)?.length).toBeGreaterThan(15);
    expect(withFights(texts, party(5, 4))).not.toMatch(/[<>]/);
  });
});

test('a copy of a story has one of the two versions of a text', () => {
  const first = placeStories.find(({ look }) => look.includes(' || '));
  if (first === undefined) throw new Error('No place has two versions.');
  const copies = Array.from({ length: 20 }, (_, seed) =>
    inVersion(first, randomStream(seed, 'versions')),
  );
  expect(new Set(copies.map(({ look }) => look))).toEqual(new Set(first.look.split(' || ')));
  expect(JSON.stringify(copies)).not.toContain('||');
});
