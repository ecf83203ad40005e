import { expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { matterKernels } from '../tables/matters/kernels.ts';
import type { NounKind } from '../tables/matters/noun-kinds.ts';
import { makeMatterPlan } from './matter-plan.ts';
import { isPluralWord } from './matter-words.ts';
import { mendedIdea } from './mended-idea.ts';
import { kindOfNoun } from './subject-kinds.ts';

const nouns: readonly (readonly [kind: NounKind, nouns: string])[] = [
  ['person', 'blacksmith duke vampire hag'],
  ['child', 'child baby'],
  ['crowd', 'villagers miners pirates'],
  ['monster', 'dragon hydra troll'],
  ['vermin', 'rats spiders'],
  ['animal', 'cow dog'],
  ['spirit', 'ghost'],
  ['carried', 'crown hand violin'],
  ['vehicle', 'ship wagon'],
  ['building', 'lighthouse tavern castle'],
  ['hollow', 'mine sewer graveyard'],
  ['settlement', 'village city'],
  ['land', 'forest island'],
  ['water', 'river well'],
  ['way', 'bridge road'],
  ['event', 'wedding tournament'],
  ['ill', 'plague'],
  ['sky', 'storm moon'],
  ['idea', 'secret audit'],
];

const sentences = [
  'a haunted %',
  'the % is cursed',
  'find the lost %',
  'rescue the %',
  'protect the %',
  'clear the %',
  'the % has vanished',
  'a % with a secret',
  'a stolen %',
  'the % is for sale',
];

const inNumber = (sentence: string, noun: string): string =>
  isPluralWord(noun)
    ? sentence
        .replace(/^an? /, '')
        .replace(' is ', ' are ')
        .replace(' has ', ' have ')
        .replace(' was ', ' were ')
    : sentence;

const kernelOf = (idea: string): string | undefined =>
  makeMatterPlan(requestOf('quest', 1, { idea: mendedIdea(idea) }), 1, 'quest')?.kernel.id;

test.each(nouns)('the lists know nouns of the sort "%s"', (kind, list) => {
  for (const noun of list.split(' ')) expect(kindOfNoun(noun), noun).toBe(kind);
});

const takesIn = (idea: string, kind: NounKind): boolean => {
  const id = kernelOf(idea);
  return matterKernels.find((kernel) => kernel.id === id)?.of?.includes(kind) !== false;
};

test.each(nouns)(
  'no plot takes in a noun of the sort "%s" that it was not written for',
  (kind, list) => {
    const ideas = list
      .split(' ')
      .flatMap((noun) => sentences.map((sentence) => inNumber(sentence, noun).replace('%', noun)));
    expect(ideas.filter((idea) => !takesIn(idea, kind))).toEqual([]);
  },
);

test.each([
  ['who killed the village', 'settlement'],
  ['the sword was murdered', 'carried'],
  ['the lighthouse was murdered', 'building'],
] as const)('there is no plot of a murder for "%s"', (idea, kind) => {
  expect(takesIn(idea, kind)).toBe(true);
});

test.each([
  ['a haunted lighthouse', 'ghost-wish'],
  ['the haunted bridge', 'ghost-wish'],
  ['a haunted mill on the hill', 'ghost-wish'],
  ['a haunted house', 'delve-house'],
  ['a haunted mine', 'delve-nest'],
])('the idea "%s" has the plot %s', (idea, kernel) => {
  expect(kernelOf(idea)).toBe(kernel);
});

test.each([
  'who killed the village',
  'the sword was murdered',
  'a tax audit with a secret',
  'rescue the sewer',
])('no plot that is about people or goods takes in "%s"', (idea) => {
  expect(kernelOf(idea) ?? 'none').not.toMatch(/^(?:inquire|crime|thing|rescue|vanish)/);
});

test('plots name the sorts of their subjects once', () => {
  for (const { id, of = [] } of matterKernels) expect(new Set(of).size, id).toBe(of.length);
});
