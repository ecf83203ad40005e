import { describe, expect, test } from 'vitest';
import { withFights } from './kinds/fights.ts';
import { storyDrives } from './kinds/person-drives.ts';
import { allTroubles } from './kinds/place-choice.ts';
import { inVersion } from './kinds/versions.ts';
import { budgetOf } from './plan/encounter.ts';
import { randomStream } from './random.ts';
import { creatures } from './tables/creatures.ts';
import { rulesCreatures } from './tables/foes/rules-creatures.ts';
import { matterKernels } from './tables/matters/kernels.ts';
import { placeStories } from './tables/place-stories/place-stories.ts';
import { settingStories } from './tables/setting-stories/setting-stories.ts';

const party = (level: number, partySize: number): Parameters<typeof withFights>[1] => ({
  level,
  partySize,
  difficulty: 'standard',
});

const allStories = [
  ...placeStories,
  ...settingStories,
  ...allTroubles,
  ...storyDrives,
  ...matterKernels,
].map((story): { id: string; levels?: readonly [first: number, last: number] } => story);

/** What can be told to a party of the first five levels. */
const ofFirstLevels = allStories.filter(({ levels }) => (levels?.[0] ?? 1) <= 5);

const numbers = 'one two three four five six seven eight nine'.split(' ');

/** The experience points of chosen opponents, such as `two Guards`; the field has those of rare ones. */
function xpOf(field: string, chosen: string): number {
  const [, count = '', name = ''] = /^(\w+) (.+)$/.exec(chosen) ?? [];
  const written = new RegExp(`${name.replace(/s$/, '')} (\\d+)`).exec(field)?.[1];
  const known = creatures.find((creature) => [creature.name, creature.plural].includes(name));
  const ruled = rulesCreatures.get(name) ?? rulesCreatures.get(name.replace(/s$/, ''));
  return Number(written ?? known?.xp ?? ruled?.xp) * (numbers.indexOf(count) + 1);
}

/** The fields of a story in which opponents are chosen: `<1 Ghoul, Wight>`. */
const fieldsOf = (story: object): string[] =>
  JSON.stringify(story).match(/<(?:1 )?[A-Z][^<>]*>/g) ?? [];

describe('a fight that a place names', () => {
  test.each([
    ['use <Specter>', 1, 3, 'use one Specter'],
    ['use <Specter>', 2, 6, 'use four Specters'],
    ['use <Zombie, Ghoul, Wight>', 9, 4, 'use five Wights'],
    ['use <1 Deva, Planetar, Solar>', 12, 4, 'use one Planetar'],
    ['use <1 Deva, Planetar, Solar>', 20, 4, 'use one Solar'],
    ['use <Roper 1800>', 8, 4, 'use four Ropers'],
    ['use <Roper 1800>', 1, 3, 'use one Darkmantle'],
    ['use <1 Archmage, Lich>', 11, 1, 'use one Mage'],
    ['use <1 Vampire, Lich>', 10, 2, 'use one Wraith'],
  ])('%s becomes, at level %i for a party of %i, %s', (text, level, size, expected) => {
    expect(withFights(text, party(level, size))).toBe(expected);
  });

  test('is within the budget of one character at the first levels', () => {
    for (const story of ofFirstLevels) {
      const level = story.levels?.[0] ?? 1;
      for (const field of fieldsOf(story)) {
        const xp = xpOf(field, withFights(field, party(level, 1)));
        expect(xp, `${story.id}: ${field}`).toBeLessThanOrEqual(
          budgetOf(level, 1, 'standard') * 1.1,
        );
      }
    }
  });

  test.each(['easy', 'standard', 'hard'] as const)(
    'is within the budget of one to eight characters at each level, if it is %s',
    (difficulty) => {
      for (const story of allStories) {
        const [first, last] = story.levels ?? [1, 20];
        for (const field of new Set(fieldsOf(story))) {
          for (let level = first; level <= last; level += 1) {
            for (let partySize = 1; partySize <= 8; partySize += 1) {
              const chosen = withFights(field, { level, partySize, difficulty });
              const where = `${story.id}, ${partySize} of level ${level}: ${field} is ${chosen}`;
              const most = budgetOf(level, partySize, difficulty) * 1.1;
              expect(xpOf(field, chosen), where).toBeLessThanOrEqual(most);
            }
          }
        }
      }
    },
  );

  test('is against no creature that is the same for each party', () => {
    // The beast of this story fights on the side of the party.
    const stories = ofFirstLevels.filter(
      ({ id, levels }) => id !== 'beast-framed' && (levels?.[0] ?? 1) < 3,
    );
    const texts = JSON.stringify(stories);
    expect(texts.match(/statistics of an? (?!Noble)[A-Z]\w+/g) ?? []).toEqual([]);
  });

  test('is one of known creatures in each story', () => {
    const texts = JSON.stringify([
      ...placeStories,
      ...settingStories,
      ...allTroubles,
      ...matterKernels,
    ]).replaceAll(/\b(?:tier|level)[<>]=\d+/g, '');
    expect(texts.match(/<[^<>]+>/g)?.length).toBeGreaterThan(15);
    expect(withFights(texts, party(5, 4))).not.toMatch(/[<>]/);
  });
});

test('a copy of a story has one of the two versions of a text', () => {
  const first = placeStories.find(({ look }) => look.includes(' || '));
  if (first === undefined) throw new Error('No place has two versions.');
  const copies = Array.from({ length: 20 }, (_, seed) =>
    inVersion(first, 'heroic', randomStream(seed, 'versions')),
  );
  expect(new Set(copies.map(({ look }) => look))).toEqual(new Set(first.look.split(' || ')));
  expect(JSON.stringify(copies)).not.toContain('||');
});

test('a version that is marked with a tone is only written in this tone', () => {
  const row = { later: 'They are late. || grim: All are dead. || They come back late.' };
  const told = (tone: string): Set<string> =>
    new Set(
      Array.from(
        { length: 20 },
        (_, seed) => inVersion(row, tone, randomStream(seed, 'tone')).later,
      ),
    );
  expect(told('grim')).toEqual(
    new Set(['They are late.', 'All are dead.', 'They come back late.']),
  );
  expect(told('heroic')).toEqual(new Set(['They are late.', 'They come back late.']));
});
