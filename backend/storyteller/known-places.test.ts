import { describe, expect, test } from 'vitest';
import { isRegion, sortOfPlace } from './plan/known-places.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import type { KnownThing, StoryKind } from './story.ts';
import { tellStory } from './tell.ts';

const placesOf = (...names: string[]): KnownThing[] =>
  names.map((name, index) => ({ id: `place-${index}`, kind: 'place', name }));

const sites = ['The Rusty Anchor Inn', 'The Sunken Crypt of Oun', 'Castle Drummond'];
const landscapes = ['Blackwood Forest', 'The Sea of Glass'];
const others = placesOf(...sites, ...landscapes);

describe('the name of a place', () => {
  test.each([
    ['settlement', ['Marlow', 'Salt Town', 'City of Brass', 'Cold Ford', 'Port Ash', 'Rivergate']],
    [
      'site',
      [
        'The Prancing Pony',
        'The Laughing Dragon',
        'The Two Masks',
        ...sites,
        'Inn at the Crossroads',
        'The Ruins',
        'Temple of the Sea',
        'Fort Reed',
      ],
    ],
    ['landscape', [...landscapes, 'Mount Harrow', 'The Hills', 'Kingdom of Ash', 'Lake Mara']],
  ])('says that it is a %s', (sort, names) => {
    expect(names.filter((name) => sortOfPlace(name) !== sort)).toEqual([]);
  });

  test('says whether towns can be in it', () => {
    expect(['Blackwood Forest', 'Kingdom of Ash'].every(isRegion)).toBe(true);
    expect(['The Sea of Glass', 'Lake Mara', 'Castle Drummond', 'Marlow'].some(isRegion)).toBe(
      false,
    );
  });
});

const kinds = ['quest', 'adventure', 'setting', 'person', 'place', 'character'] as const;

/** The towns of a draft, of which its facts have a list or one. */
const townsOf = (kind: StoryKind, seed: number, known: KnownThing[], idea = ''): string => {
  const { facts } = tellStory(requestOf(kind, seed, { known, idea }));
  return JSON.stringify([facts['places'], facts['towns'], facts['town']]);
};

describe.each(kinds)('a draft of the kind %s', (kind) => {
  const ideas = kind === 'quest' || kind === 'adventure' ? ['', 'a lantern', 'goblins'] : [''];

  test('has no town that is called like an inn, a crypt, a castle, a forest or a sea', () => {
    for (const idea of ideas) {
      for (let seed = 0; seed < 12; seed += 1) {
        const towns = townsOf(kind, seed, others, idea);
        expect(towns).not.toMatch(/Anchor|Oun|Drummond|Blackwood|Glass/);
      }
    }
  });

  test('has the settlement of the campaign as its town, whatever stands before it', () => {
    for (const idea of ideas) {
      const known = [...others, ...placesOf('Marlow')];
      expect(townsOf(kind, 3, known, idea)).toContain('"Marlow"');
    }
  });

  test('names the castle and the forest of the idea', () => {
    for (const place of ['Castle Drummond', 'Blackwood Forest']) {
      const idea = `the road to ${place} is closed`;
      for (let seed = 0; seed < 4; seed += 1) {
        expect(textOf(tellStory(requestOf(kind, seed, { idea, known: others })))).toContain(place);
      }
    }
  });

  test('keeps its places when sections are written again', () => {
    const known = [...others, ...placesOf('Marlow', 'Ashby')];
    const story = tellStory(requestOf(kind, 5, { known }));
    const [first] = story.sections;
    if (first === undefined) throw new Error('A story has sections.');
    const again = tellStory(requestOf(kind, 5, { keep: { story, sections: [first.id] }, known }));
    expect(again.facts).toEqual(story.facts);
    const named = (text: string): string[] =>
      known.map(({ name }) => name.replace(/^The /, 'the ')).filter((name) => text.includes(name));
    // Other sentences can leave a place out that is only mentioned, and name no other one.
    expect(named(textOf(story))).toEqual(expect.arrayContaining(named(textOf(again))));
  });
});

test('a setting has a forest as a region, and no sea', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { sections } = tellStory(requestOf('setting', seed, { known: others }));
    const regions = sections.find(({ id }) => id === 'regions')?.text ?? '';
    expect(regions).toContain('**Blackwood Forest**');
    expect(regions).not.toContain('Sea of Glass');
  }
});
