import { describe, expect, test } from 'vitest';
import { kindsOf } from '#art/cover/word-scores.ts';
import { choicesOfClass, choicesOfSpecies } from './data/choices.ts';
import { backdropWords, headgearWords, heldWords } from './data/words.ts';
import { planPortrait, type PortraitWords } from './plan-portrait.ts';

const classes = kindsOf(choicesOfClass);
const species = kindsOf(choicesOfSpecies);
const backgrounds = ['acolyte', 'criminal', 'sage', 'soldier'] as const;

const person: PortraitWords = {
  name: 'Ilse Varn',
  class: 'ranger',
  species: 'human',
  background: 'soldier',
  concept: '',
};

const plansFor = (given: Partial<PortraitWords>, count = 60) =>
  Array.from({ length: count }, (_, seed) => planPortrait({ ...person, ...given }, seed));

/** All plans of all classes and species, for some seeds. */
const allPlans = (given: Partial<PortraitWords> = {}) =>
  classes.flatMap((characterClass) =>
    species.flatMap((kind) =>
      backgrounds.flatMap((background) =>
        plansFor({ ...given, class: characterClass, species: kind, background }, 6),
      ),
    ),
  );

describe('the plan of a portrait', () => {
  test('is the same each time', () => {
    const words = { concept: 'A quartermaster who lost the war and kept the books.' };
    expect(plansFor(words)).toEqual(plansFor(words));
  });

  test.each([
    ['In a blue cloak, before a burning library.', 'library'],
    ['with a raven, in front of a ruined castle', 'castle'],
    ['on the sea in a storm', 'sea'],
  ])('has the place of the idea "%s"', (idea, backdrop) => {
    expect(new Set(plansFor({ idea }).map((plan) => plan.backdrop))).toEqual(new Set([backdrop]));
  });

  test('has the colour of the idea, and no place that a line excludes', () => {
    const idea = 'In a blue cloak, before a burning library.';
    expect(new Set(plansFor({ idea }).map(({ cloth }) => cloth))).toEqual(new Set(['blue']));
    const excludes = (text: string): boolean => text.includes('library');
    expect(plansFor({ idea, excludes }).map((plan) => plan.backdrop)).not.toContain('library');
  });

  test('is legal for each class, species, background and seed', () => {
    for (const plan of allPlans()) {
      const { headgear, held, hair, beard } = plan;
      const ofClass = choicesOfClass[plan.class];
      const ofSpecies = choicesOfSpecies[plan.species];
      expect(Object.keys(backdropWords)).toContain(plan.backdrop);
      expect([...ofClass.headgear, 'none', 'hood']).toContain(headgear);
      expect(ofClass.held).toContain(held);
      expect(ofClass.cloth).toContain(plan.cloth);
      expect([...ofSpecies.hair, ...(ofClass.hair ?? [])]).toContain(hair);
      expect(ofSpecies.beard).toContain(beard);
      expect(plan.skin >= 0 && plan.skin < 1).toBe(true);
    }
  });

  test('gives no hair to dragonborn, and no helmet over their crest', () => {
    const concept = 'A bearded hero with red braids and a helmet';
    const dragonborn = allPlans({ concept }).filter((plan) => plan.species === 'dragonborn');
    expect(dragonborn.length).toBeGreaterThan(100);
    for (const { hair, beard, headgear } of dragonborn) {
      expect([hair, beard]).toEqual(['bald', 'none']);
      expect(headgear).not.toMatch(/helmet/i);
    }
  });

  test.for([
    [{ concept: 'A red-haired hunter in a green cloak' }, { hairColour: 'red', cloth: 'green' }],
    [{ concept: 'An old woman with a long braid' }, { hairColour: 'grey', hair: 'braid' }],
    [{ concept: 'A hooded stranger' }, { headgear: 'hood' }],
    [{ concept: 'A bearded trapper' }, { beard: 'full' }],
    [{ concept: 'She keeps watch at midnight, in the dark of night' }, { hour: 'night' }],
    [{ concept: 'Terror of the undead' }, { tone: 'horror' }],
    [{ concept: 'Terror of the undead', tone: 'heroic' }, { tone: 'heroic' }],
  ] as const)('of %j has %j', ([words, found]) => {
    for (const plan of plansFor(words)) {
      expect(plan).toMatchObject(found);
    }
  });

  test('shows the place that the words name in most portraits', () => {
    const plans = plansFor({ concept: 'A sailor from a harbour on the coast' }, 100);
    expect(plans.filter(({ backdrop }) => backdrop === 'sea').length).toBeGreaterThan(50);
  });

  test('draws a beard on a woman only if the words name it', () => {
    const dwarf = { species: 'dwarf' } as const;
    const beards = (concept: string) => plansFor({ ...dwarf, concept }).map(({ beard }) => beard);
    expect(new Set(beards('She guards the gate'))).toEqual(new Set(['none']));
    expect(beards('She guards the gate and is proud of her beard')).not.toContain('none');
    expect(beards('He guards the gate')).not.toContain('none');
  });

  test.for([
    ['fire', /forge/],
    ['war', /camp/],
    ['violence', /axe|greatsword|spear|hammer|daggers/],
    ['weapon', /axe|greatsword|spear|hammer|daggers|bow/],
    ['animal', /antlers|raven/],
    ['drowned', /sea/],
    ['lightning', /storm/],
    ['ghost', /stones/],
  ] as const)('shows nothing of "%s" if it is excluded', ([word, shown]) => {
    const excludes = (text: string) => new RegExp(`\\b${word}`).test(text);
    const planFor = (given: Partial<PortraitWords>) =>
      allPlans(given).map(({ backdrop, headgear, held }) => `${backdrop} ${headgear} ${held}`);
    expect(planFor({}).some((parts) => shown.test(parts))).toBe(true);
    expect(planFor({ excludes }).filter((parts) => shown.test(parts))).toEqual([]);
  });

  test('is legal even if everything is excluded', () => {
    for (const plan of allPlans({ excludes: () => true })) {
      expect(plan).toMatchObject({ backdrop: 'sky', headgear: 'none', held: 'none' });
    }
  });

  test('can be excluded by a word for everything that it shows', () => {
    const texts = Object.values({ ...backdropWords, ...headgearWords, ...heldWords });
    // Only the open sky has no words, because nothing in it can be excluded.
    expect(texts.filter((text) => text === '')).toEqual(['']);
  });

  test.for([
    ['one long word', 'a'.repeat(100_000)],
    ['the same word again and again', 'beard '.repeat(15_000)],
    ['halves of characters', '\ud83d'.repeat(100_000)],
    ['names of properties', '__proto__ constructor toString hasOwnProperty '.repeat(2200)],
  ] as const)('is made quickly from 100 kB of %s', ([, text]) => {
    expect(planPortrait({ ...person, name: text, concept: text }, 5)).toMatchObject({
      class: 'ranger',
      species: 'human',
      seed: 5,
    });
  });
});
