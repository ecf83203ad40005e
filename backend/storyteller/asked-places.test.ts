import { describe, expect, test } from 'vitest';
import { askedPlaceOf } from './kinds/asked-place.ts';
import { noExclusions } from './plan/lines.ts';
import { rowHolds } from './plan/truths.ts';
import { requestOf, textOf, tones } from './requests.fixture.ts';
import type { Story } from './story.ts';
import { askedSites } from './tables/asked-sites.ts';
import { moreTroublesOfLonelyPlaces } from './tables/asked-places/more-troubles-of-lonely-places.ts';
import { troublesOfLonelyPlaces as firstTroubles } from './tables/asked-places/troubles-of-lonely-places.ts';
import { troublesOfLairs } from './tables/asked-places/troubles-of-lairs.ts';
import { troublesOfRealms } from './tables/asked-places/troubles-of-realms.ts';
import { troublesOfSettlements } from './tables/asked-places/troubles-of-settlements.ts';
import { troubleDetails } from './tables/trouble-people.ts';
import { tellStory } from './tell.ts';

const troublesOfLonelyPlaces = [...firstTroubles, ...moreTroublesOfLonelyPlaces];

const seeds = Array.from({ length: 10 }, (_, seed) => seed);

const placesOf = (idea: string): readonly Story[] =>
  seeds.map((seed) => tellStory(requestOf('place', seed, { idea })));

describe('the sort, the state and the position of the place', () => {
  test.each([
    ['Blackwater Keep, a ruined fortress on a lake', 'fortress', ['ruined'], 'lake'],
    ['a burnt inn in a forest', 'inn', ['burnt'], 'forest'],
    ['an abandoned mine in the mountains', 'mine', ['abandoned'], 'mountain'],
    ['a flooded temple under a city', 'shrine', ['flooded'], 'under-town'],
    ['a ruined temple in the jungle', 'shrine', ['ruined'], 'forest'],
    ['a secret library beneath a monastery', 'library', ['secret'], undefined],
    ['a haunted ship', 'ship', ['haunted'], undefined],
    ['a ghost town in the desert', 'settlement', ['abandoned'], 'desert'],
    ['a village destroyed by a dragon', 'settlement', ['ruined'], undefined],
    ['a new bridge over a gorge', 'bridge', ['new'], 'mountain'],
    ['a cursed graveyard by the sea', 'graveyard', ['cursed'], 'coast'],
    ['a prison on an island', 'prison', [], 'island'],
    ['a market under the ground', 'market', [], 'underground'],
    ['a floating castle', 'fortress', [], 'sky'],
    ['an underwater city', 'settlement', [], 'under-water'],
    ['a sunken ship at the bottom of the sea', 'ship', ['flooded'], undefined],
    ['the ruins of an old castle', 'fortress', ['ruined'], undefined],
    ['abbey ruins on a hill', 'shrine', ['ruined'], 'mountain'],
    ['a ruin', 'ruin', ['ruined'], undefined],
    ['a tower in ruins on a cliff', 'tower', ['ruined'], 'mountain'],
    ['a swamp village', 'settlement', [], 'swamp'],
    ['a shop that was burned by a mob', 'shop', ['burnt'], undefined],
    ['an inn at a crossroads', 'inn', [], 'road'],
    ['a library at the bottom of the sea', 'library', [], 'under-water'],
    ['a fort on the edge of a desert', 'fortress', [], 'desert'],
    ['a ship frozen in the ice', 'ship', [], 'ice'],
    ['a cave deep in the woods', 'cave', [], 'forest'],
    ['an inn overlooking a lake', 'inn', [], 'lake'],
    ['an island floating in the sky', 'island', [], 'sky'],
    ['a chapel beside a river', 'shrine', [], 'river'],
    ['a house of mirrors', 'house', [], undefined],
    ["a mine under a dragon's lair", 'mine', [], undefined],
    ['a secret garden', 'garden', ['secret'], undefined],
    ['a haunted barn', 'farm', ['haunted'], undefined],
    ['a desert', 'plain', [], undefined],
    ['a fortress that is on fire', 'fortress', ['burning'], undefined],
    ['a castle in ruins. It lies in a swamp', 'fortress', ['ruined'], 'swamp'],
    ["Saint Ulla's Abbey, burnt, by the sea", 'shrine', ['burnt'], 'coast'],
    ['an inn, now haunted, home of rats', 'inn', ['haunted'], undefined],
    ['a fortress carved into a glacier', 'fortress', [], 'ice'],
    ['a marketplace floating above the clouds', 'market', [], 'sky'],
    ['a besieged city', 'settlement', ['besieged'], undefined],
    ['a plague village', 'settlement', ['plague'], undefined],
    ['an abandoned dwarven mine', 'mine', ['abandoned', 'old-folk'], undefined],
    ["a thieves' guildhall", 'court', ['outlaws'], undefined],
    ['a bridge with houses on it', 'bridge', ['houses'], undefined],
    ['a library of forbidden books', 'library', [], undefined],
    ['a gambling den on a riverboat', 'house', [], undefined],
    ['a goblin market in a cave', 'market', [], 'underground'],
    ['a forest', 'forest', [], undefined],
    ['an island', 'island', [], undefined],
    ['a library where ghosts read', 'library', [], undefined],
    ['a temple of a forgotten god', 'shrine', [], undefined],
  ])('of "%s" are %s, %j and %s', (idea, site, states, position) => {
    const place = askedPlaceOf(idea, noExclusions);
    expect([place?.site.id, place?.states.map(({ id }) => id), place?.position?.id]).toEqual([
      site,
      states,
      position,
    ]);
  });
});

/** What is said of a place that has nothing to say of its words. */
const echo = /has got used to that|knows it for what it is|makes a secret of it|first called it/;

describe('a place', () => {
  test('says in its first line where it lies and in what state it is, and does not repeat the words of the idea', () => {
    for (const { sections } of placesOf('Blackwater Keep, a ruined fortress on a lake')) {
      expect(sections[0]?.text).toMatch(
        /^\*\*Blackwater Keep, a ruined fortress on a lake near [^*]+\*\*: /,
      );
      expect(textOf({ sections })).not.toMatch(echo);
    }
    for (const { title, sections } of placesOf('a burnt mill in the woods')) {
      expect(title).toMatch(/^The burnt mill of /);
      expect(sections[0]?.text).toMatch(/^\*\*The burnt mill of [^*]+, in the woods\*\*: /);
      expect(textOf({ sections })).not.toMatch(echo);
    }
  });

  test.each([
    ["Saint Ulla's Abbey, burnt, by the sea", ', an abbey, burnt, by the sea near '],
    [
      'The Drowned Rat, a shabby inn near the docks',
      ', a shabby inn near the docks, not far from ',
    ],
    ['The Blue Pot, a shop in an alley', ', a shop in an alley in '],
    ['The Gilded Cage, a prison under a city', ', a prison under the city of '],
  ])('says what "%s" says in a sentence', (idea, label) => {
    for (const { sections } of placesOf(idea)) {
      expect(sections[0]?.text.split('**')[1]).toContain(`${idea.split(',', 1)[0]}${label}`);
    }
  });

  test.each(['a ruined fortress', 'an abandoned inn', 'a burnt library', 'a sunken city'])(
    'of which an idea says that it is not kept up any more has no staff, as in "%s"',
    (idea) => {
      const aspects = askedPlaceOf(idea, noExclusions)?.family?.aspects ?? [];
      const ofState = new Set(
        aspects.flatMap(({ plots }) => plots.map(({ trouble }) => trouble.id)),
      );
      for (const { facts, sections } of placesOf(idea)) {
        expect(ofState).toContain(facts['trouble']);
        const people = sections.find(({ id }) => id === 'people')?.text ?? '';
        expect(people).not.toMatch(/castellan|innkeeper|librarian|keeper of books|lord mayor/);
        expect(textOf({ sections })).not.toMatch(
          /A bed costs|A day at a desk|the keys are counted/,
        );
      }
    },
  );

  test('shows by what one knows the sort of a ruin', () => {
    const [fortress] = askedSites;
    for (const { sections } of placesOf('a ruined fortress')) {
      expect(sections[0]?.text).toMatch(
        /arrow slits|gate of which one leaf|gallery for archers|well in the yard/i,
      );
      for (const look of fortress?.look ?? []) expect(sections[0]?.text).not.toContain(look);
    }
  });

  test('on a lake is reached over the lake', () => {
    for (const { sections } of placesOf('a fortress on a lake')) {
      const [label = '', known = ''] = sections[0]?.text.split('\n\n') ?? [];
      expect(label).toMatch(/, on a lake\*\*/);
      expect(known).toMatch(/lake/);
    }
  });

  test('tells the game master what is behind the state that the idea names', () => {
    for (const { sections } of placesOf('a haunted bridge')) {
      expect(sections.find(({ id }) => id === 'wrong')?.text).toMatch(/ghost/i);
    }
  });

  test.each(["a dragon's lair", 'the lair of a dragon', 'a dragon cave'])(
    'of which an idea says that a dragon lives there has one, or tells what became of it: "%s"',
    (idea) => {
      for (const { facts, sections } of placesOf(idea)) {
        const wrong = sections.find(({ id }) => id === 'wrong')?.text ?? '';
        expect([facts['site'], facts['trouble']]).toEqual(['cave', 'dragon-at-home']);
        expect(textOf({ sections }, 'everyone')).toMatch(/dragon/);
        expect(wrong).toMatch(/dragon is dead|at home \(use one [\w ]*(?:Dragon|dragon)/i);
      }
    },
  );

  test('that is haunted is not haunted by its keeper', () => {
    for (const tone of tones) {
      for (const seed of seeds) {
        const { facts } = tellStory(requestOf('place', seed, { idea: 'a haunted mine', tone }));
        expect(facts['trouble']).not.toBe('staged-terror');
      }
    }
  });

  test.each(['a burnt abbey in a forest', 'a prison on an island', 'a fortress on a lake'])(
    'concerns a realm from level 11, as in "%s"',
    (idea) => {
      const realms = new Set<unknown>(troublesOfRealms.map(({ id }) => id));
      const plots = askedPlaceOf(idea, noExclusions)?.family?.plots ?? [];
      const ofIdea = new Set<unknown>(plots.map(({ trouble }) => trouble.id));
      /** The second truth of a plot of the idea is a great deed. */
      const isOfRealm = ({ facts }: Story): boolean =>
        ofIdea.has(facts['trouble']) ? facts['variant'] === 2 : realms.has(facts['trouble']);
      for (const seed of seeds) {
        const high = tellStory(requestOf('place', seed, { idea, level: 11 + seed }));
        const low = tellStory(requestOf('place', seed, { idea, level: 1 + seed }));
        expect(isOfRealm(high)).toBe(true);
        expect(realms).not.toContain(low.facts['trouble']);
      }
    },
  );

  test.each(['a ruined prison on an island', 'an abandoned library in a cave'])(
    'to which no road leads is not reached by horses and mules: "%s"',
    (idea) => {
      for (let seed = 0; seed < 60; seed += 1) {
        const { sections } = tellStory(requestOf('place', seed, { idea, level: 1 + (seed % 10) }));
        expect(textOf({ sections })).not.toMatch(/\b(?:hoof|hooves|harness|mule|dogs from)\b/i);
      }
    },
  );

  test('that is a prison has different troubles', () => {
    const found = Array.from({ length: 20 }, (_, seed) =>
      tellStory(requestOf('place', seed, { idea: 'a prison', level: 5, tone: 'heroic' })),
    );
    expect(new Set(found.map(({ facts }) => facts['trouble'])).size).toBeGreaterThan(3);
  });

  test('under a bridge has the bridge above it', () => {
    for (const { sections } of placesOf('a market under a bridge')) {
      expect(sections[0]?.text.split('\n\n')[1]).toContain('bridge');
      expect(textOf({ sections })).not.toMatch(/fountain|cellar of/);
    }
  });

  test('that is a lighthouse has a lamp', () => {
    for (const idea of ['a lighthouse', 'an abandoned lighthouse']) {
      for (const { sections } of placesOf(idea)) {
        expect(sections[0]?.text).toMatch(/lamp|oil|ships|sea|gull/);
      }
    }
  });

  test('gives a name to what is looked for and to what was to burn, and the way in', () => {
    for (const idea of ['a ruined tower', 'a burnt tower']) {
      for (let seed = 0; seed < 30; seed += 1) {
        const { sections } = tellStory(requestOf('place', seed, { idea }));
        expect(textOf({ sections })).not.toMatch(/[Ww]hat everyone looks for|burn one thing/);
      }
    }
    const band = moreTroublesOfLonelyPlaces.find(({ id }) => id === 'hidden-band');
    for (const truth of band?.truth ?? []) expect(truth).toContain('behind the last wall');
    expect(JSON.stringify(band?.ways)).toContain('behind the last wall');
  });

  test('has sums that those who pay them can pay', () => {
    for (const { hooks } of Object.values(troubleDetails)) {
      for (const hook of hooks) {
        expect(String(hook)).not.toMatch(/^A (?:farmer|mother|wife|healer|shepherd)\b.*\{coins\}/);
      }
    }
  });

  test('with a sickness of some days has been shut for fewer', () => {
    const { guest = [] } = troubleDetails['plague-door'] ?? {};
    expect(guest.map(String).join(' ')).not.toMatch(/a week/);
  });

  test('that is a village has a name, and is near a town', () => {
    for (const { title, sections } of placesOf('an abandoned village')) {
      expect(sections[0]?.text.startsWith(`**${title}, an abandoned village near `)).toBe(true);
    }
    for (const { facts, sections } of placesOf('Cold Ford, a fishing village')) {
      expect(sections[0]?.text).toMatch(/^\*\*Cold Ford, a fishing village near /);
      expect(facts['town']).not.toBe('Cold Ford');
    }
  });
});

describe.each([
  ...troublesOfLonelyPlaces,
  ...troublesOfSettlements,
  ...troublesOfRealms,
  ...troublesOfLairs,
])('the trouble $id of places of ideas', ({ id, truth, finds, trace, later, ways }) => {
  test.each([1, 2])('has enough rows for truth %d', (v) => {
    const holds = (row: Parameters<typeof rowHolds>[0]): boolean => rowHolds(row, { v });
    expect(truth).toHaveLength(2);
    expect(finds.filter(([, , shows, when = '']) => holds([shows, when])).length).toBeGreaterThan(
      2,
    );
    expect(trace.filter(holds).length).toBeGreaterThan(1);
    expect(later.filter(holds).length).toBeGreaterThan(0);
    expect(ways.filter(holds).length).toBeGreaterThan(1);
    const { keeper, guest, hooks } = troubleDetails[id] ?? { keeper: [], guest: [], hooks: [] };
    expect(keeper.filter(holds).length).toBeGreaterThan(0);
    expect(guest.filter(holds).length).toBeGreaterThan(0);
    expect(hooks.filter(holds).length).toBeGreaterThan(1);
  });
});

test('there is a trouble of each sort for each tone', () => {
  for (const troubles of [troublesOfLonelyPlaces, troublesOfSettlements]) {
    for (const tone of tones) {
      expect(troubles.filter((trouble) => trouble.tones.includes(tone)).length).toBeGreaterThan(1);
    }
  }
});

test('there is a trouble of realms and of lairs for each tone', () => {
  for (const troubles of [troublesOfRealms, troublesOfLairs]) {
    for (const tone of tones) {
      expect(troubles.some((trouble) => trouble.tones.includes(tone))).toBe(true);
    }
  }
});
