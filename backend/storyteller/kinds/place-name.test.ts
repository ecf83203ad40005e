import { describe, expect, test } from 'vitest';
import { noExclusions } from '../plan/lines.ts';
import { landNameIn, placeNameIn } from '../plan/place-names.ts';
import { requestOf, textOf } from '../requests.fixture.ts';
import type { KnownThing, Story, StoryKind, StoryRequest } from '../story.ts';
import { tellStory } from '../tell.ts';
import { premiseOf } from './setting-premise.ts';

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

const storiesOf = (
  kind: StoryKind,
  idea: string,
  given: Partial<StoryRequest> = {},
): readonly Story[] => seeds.map((seed) => tellStory(requestOf(kind, seed, { idea, ...given })));

describe('the name of a place in an idea', () => {
  test.each([
    ['Blackwater Keep', 'Blackwater Keep', 'keep', ''],
    [
      'Blackwater Keep, a ruined fortress on a lake',
      'Blackwater Keep',
      'keep',
      'a ruined fortress on a lake',
    ],
    ['Blackwater Keep on a lake', 'Blackwater Keep', 'keep', 'a keep on a lake'],
    ['Blackwater Keep in Oruvane', 'Blackwater Keep', 'keep', 'a keep in Oruvane'],
    ['Blackwater Keep is haunted', 'Blackwater Keep', 'keep', 'the keep is haunted'],
    ['The Keep on the Borderlands', 'The Keep on the Borderlands', 'keep', ''],
    ['an inn called The Salt Mule', 'The Salt Mule', 'inn', 'an inn'],
    ['an inn called "The Salt Mule"', 'The Salt Mule', 'inn', 'an inn'],
    ['an inn named the salt mule that sings', 'the Salt Mule', 'inn', 'an inn that sings'],
    ['the Whispering Library', 'the Whispering Library', 'library', ''],
    [
      'the Whispering Library where ghosts read',
      'the Whispering Library',
      'library',
      'a library where ghosts read',
    ],
    ['The Rusted Anchor', 'The Rusted Anchor', '', ''],
    ['Temple of the Moon', 'Temple of the Moon', 'temple', ''],
    ['Westmarch', 'Westmarch', '', ''],
    ['The Drowned Rat, a shabby inn', 'The Drowned Rat', '', 'a shabby inn'],
    ['a realm called Oruvane', 'Oruvane', 'realm', 'a realm'],
    ["Strahd's Castle", "Strahd's Castle", 'castle', ''],
  ])('of "%s" is %s', (idea, name, noun, besides) => {
    expect(placeNameIn(idea)).toEqual({ name, noun, besides });
  });

  test.each([
    '',
    'a haunted inn',
    'Lighthouse',
    'The Lighthouse',
    'Haunted inn on a lake',
    'Haunted',
    'A Haunted Inn',
    'a tavern where a ghost called Old Tom waits',
    'a wizard called Tim lives here',
    'Curse of the Crimson Throne',
    'Session Zero with Tom and Anna',
    'Friday Night Game',
    'Count Strahd',
    'Goblin Wedding',
    'Dragons',
    'the bridge is for sale',
  ])('is not read in "%s"', (idea) => {
    expect(placeNameIn(idea)).toBeUndefined();
  });

  test('is that of a land if it is one word or has the noun of a land', () => {
    for (const idea of ['Westmarch', 'The Shattered Coast', 'a realm called Oruvane']) {
      expect(landNameIn(idea)).toBeDefined();
    }
    for (const idea of [
      'Emberfall Chronicles',
      'The Rusted Anchor',
      'The Long Winter',
      'Age of Ash',
      'Steampunk',
      'Underwater',
    ]) {
      expect(landNameIn(idea)).toBeUndefined();
    }
  });
});

describe('a place', () => {
  test.each([
    ['Blackwater Keep', 'Blackwater Keep', 'a keep'],
    ['Blackwater Keep, a ruined fortress on a lake', 'Blackwater Keep', 'a ruined fortress'],
    ['an inn called The Salt Mule', 'The Salt Mule', 'an inn'],
    ['the Whispering Library', 'The Whispering Library', 'a library'],
    ['The Rusted Anchor', 'The Rusted Anchor', 'an inn'],
    ['Westmarch', 'Westmarch', 'a village'],
    ['The Drunken Wizard', 'The Drunken Wizard', 'an inn'],
    ['The Prancing Horse', 'The Prancing Horse', 'an inn'],
    ['The Burning Falls', 'The Burning Falls', 'falls'],
    ['Isle of Dread', 'Isle of Dread', 'an isle'],
    ['The Whispering Woods where the dead walk', 'The Whispering Woods', 'woods'],
  ])('for the idea "%s" is called %s, and is %s', (idea, name, sort) => {
    for (const story of storiesOf('place', idea)) {
      expect(story.title).toBe(name);
      expect(story.sections[0]?.text).toContain(`**${name}, ${sort} `);
      expect(story.named.map((known) => known.name.toLowerCase())).toContain(name.toLowerCase());
      const text = textOf(story);
      expect(text).not.toMatch(/\b(?:an?|the) (?:Blackwater|Westmarch|the )|the The/);
      expect(text).not.toMatch(/called (?:the salt mule|The Salt Mule)/);
    }
  });

  test('is of the sort that its name says', () => {
    const sites = storiesOf('place', 'the Whispering Library').map(({ facts }) => facts['site']);
    expect(new Set(sites)).toEqual(new Set(['library']));
  });

  test('is not in a town of its own name', () => {
    const known: readonly KnownThing[] = [
      { id: 'k', kind: 'place', name: 'Blackwater Keep' },
      { id: 'g', kind: 'place', name: 'Grauburg' },
    ];
    for (const { facts } of storiesOf('place', 'Blackwater Keep', { known })) {
      expect(facts['town']).toBe('Grauburg');
    }
  });

  test('has another name if a line excludes that of the idea', () => {
    for (const story of storiesOf('place', 'Drowned Keep', { lines: ['drowning'] })) {
      expect(`${story.title}\n${textOf(story)}`).not.toMatch(/drown/i);
    }
  });

  test('does not say what a line excludes, also if a further clause of the idea does', () => {
    const given = { lines: ['drowning'] };
    for (const story of storiesOf(
      'place',
      'Blackwater Keep, on the lake of drowned bells',
      given,
    )) {
      expect(`${story.title}\n${textOf(story)}`).not.toMatch(/drown/i);
    }
  });

  test('leaves out what no row can say of it', () => {
    for (const story of storiesOf('place', 'Blackwater Keep on a lake that sings')) {
      expect(textOf(story)).not.toContain('that sings');
    }
  });

  test('has the name of the idea also when its sections are written again', () => {
    const idea = 'an inn called The Salt Mule';
    for (const story of storiesOf('place', idea)) {
      const keep = { story, sections: ['look'] };
      const again = tellStory(requestOf('place', story.seed, { idea, keep }));
      expect(again.title).toBe('The Salt Mule');
      expect(again.facts).toEqual(story.facts);
    }
  });
});

describe('a setting', () => {
  test.each([
    ['The Shattered Coast', 'The Shattered Coast'],
    ['a realm called Oruvane', 'Oruvane'],
    ['Westmarch', 'Westmarch'],
    ['a pirate republic called Oruvane', 'Oruvane: The Pirate Republic'],
    ['a city called Oruvane', 'Oruvane'],
    ['Tides of Marrow', 'Tides of Marrow'],
    ['The Long Winter', 'The Long Winter'],
    ['Curse of the Crimson Throne', 'Curse of the Crimson Throne'],
  ])('for the idea "%s" has the title %s', (idea, title) => {
    for (const story of storiesOf('setting', idea)) expect(story.title).toBe(title);
  });

  test.each([
    ['The Shattered Coast', 'the Shattered Coast'],
    ['a realm called Oruvane', 'Oruvane'],
    ['Westmarch', 'Westmarch'],
    ['a pirate republic called Oruvane', 'Oruvane'],
    ['a city called Oruvane', 'Oruvane'],
  ])('for the idea "%s" calls its land or its city %s, and nothing else', (idea, name) => {
    for (const story of storiesOf('setting', idea)) {
      const text = textOf(story);
      expect(text.split(name).length).toBeGreaterThan(2);
      expect(text).not.toMatch(/called Oruvane|called the Shattered|second name|another name:/);
      expect(text).not.toMatch(new RegExp(`${name} is (?:the |a land of )?${name}`, 'i'));
    }
  });

  test('of which the idea says only the name has no truth about how it came to be so', () => {
    for (const story of storiesOf('setting', 'a realm called Oruvane')) {
      expect(textOf(story)).not.toMatch(/that it is so|to be so|were made for it/);
    }
  });

  test('keeps what a name says of the land', () => {
    const truths = premiseOf('The Sunken Kingdom', noExclusions)?.truths;
    const described = premiseOf('a sunken kingdom', noExclusions)?.truths;
    expect(truths?.slice(0, 2)).toEqual(described?.slice(0, 2));
  });

  test('has a city of the idea as its first town', () => {
    for (const { facts } of storiesOf('setting', 'a city called Oruvane')) {
      expect([facts['towns']].flat()[0]).toBe('Oruvane');
    }
  });

  test('does not call its land by the title of a story', () => {
    for (const story of storiesOf('setting', 'Tides of Marrow')) {
      expect(textOf(story)).not.toMatch(
        /(?:call|calls|name:|is called|is) (?:the )?Tides of Marrow/,
      );
    }
  });
});
