import { describe, expect, test } from 'vitest';
import { landIn } from './plan/land.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import type { KnownThing, StoryRequest } from './story.ts';
import { lands } from './tables/lands/lands.ts';
import { tellStory } from './tell.ts';

const people: readonly KnownThing[] = [
  { id: 'p1', kind: 'person', name: 'Hanne Velt', role: 'captain of the watch' },
  { id: 'p2', kind: 'person', name: 'Odo Marsh', role: 'retired smuggler' },
  { id: 'p3', kind: 'person', name: 'Queen Marlene', role: 'queen' },
];

const places: readonly KnownThing[] = [
  'Marlow',
  'The Rusty Anchor Inn',
  'Castle Drummond',
  'Blackwood Forest',
  'Lake Mara',
].map((name, index) => ({ id: `l${index}`, kind: 'place', name }));

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

const settingsOf = (given: Partial<StoryRequest>) =>
  seeds.map((seed) => tellStory(requestOf('setting', seed, given)));

const sectionOf = (story: { sections: readonly { id: string; text: string }[] }, id: string) =>
  story.sections.find((section) => section.id === id)?.text ?? '';

describe.each([
  ['written as one', people],
  ['combined from tables', [...people, ...places]],
])('a setting that is %s', (_sort, known) => {
  test('says the roles of the people of the campaign, unless their names say them', () => {
    for (const story of settingsOf({ known })) {
      const text = sectionOf(story, 'people');
      expect(text).toContain('**Hanne Velt**, captain of the watch, ');
      expect(text).toContain('**Odo Marsh**, retired smuggler, ');
      expect(text).toMatch(/\*\*Queen Marlene\*\* /);
    }
  });

  test('says something else of each person of the campaign', () => {
    for (const story of settingsOf({ known })) {
      const lines = sectionOf(story, 'people')
        .split('\n')
        .filter((line) => people.some(({ name }) => line.startsWith(`- **${name}**`)))
        .map((line) =>
          line
            .replace(/^- \*\*[^*]+\*\*(?:, [^,]+,)? /, '')
            .split(' ', 4)
            .join(' '),
        );
      expect(lines).toHaveLength(people.length);
      expect(new Set(lines).size).toBe(people.length);
    }
  });
});

describe('a setting', () => {
  test('names the places of the campaign', () => {
    for (const idea of ['', 'a land around Blackwood Forest', 'a pirate republic']) {
      for (const story of settingsOf({ known: places, idea })) {
        const text = textOf(story, 'everyone').toLowerCase();
        const missing = places.filter(({ name }) => !text.includes(name.toLowerCase()));
        expect(missing.map(({ name }) => name)).toEqual([]);
      }
    }
  });

  test('has no large city in a forest of the campaign, and none that is called a village', () => {
    const known: readonly KnownThing[] = [
      { id: 'l1', kind: 'place', name: 'Blackwood Forest' },
      { id: 'l2', kind: 'place', name: 'Salt Village' },
    ];
    for (const story of settingsOf({ known, level: 15 })) {
      const lines = sectionOf(story, 'regions')
        .split('\n')
        .filter((line) => /Blackwood Forest|Salt Village/.test(line));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line).not.toMatch(
          /million|thousand|capital|palace|fortresses|kings|archmage|marble/,
        );
      }
    }
  });

  test('says of which town it is true what a land makes of a region', () => {
    for (const { regions } of lands) {
      expect(regions.filter((row) => !row.includes('{town#}'))).toEqual([]);
    }
  });

  test('is on a coast also if the coast is shattered', () => {
    expect(landIn('the shattered coast')?.id).toBe('islands');
    expect(landIn('a ruined desert kingdom')?.id).toBe('desert');
    expect(landIn('a blighted kingdom')?.id).toBe('waste');
    expect(landIn('floating islands')?.id).toBe('sky');
  });
});
