import { expect, test } from 'vitest';
import { requestOf } from './requests.fixture.ts';
import { tellStory } from './tell.ts';

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

const factsOf = (...request: Parameters<typeof requestOf>) =>
  tellStory(requestOf(...request)).facts;

test('a setting lives from what the user has written about', () => {
  const texts = 'The pilots of the harbour see no beacon since the lighthouse is dark.';
  const first = seeds.map((seed) => [factsOf('setting', seed, { texts })['livelihoods']].flat()[0]);
  expect(new Set(first)).toEqual(new Set(['lighthouse']));
});

test('another draft beside the same text tells something else', () => {
  const texts = 'The lighthouse went dark, and ships vanish in the deep sea. The guild has debts.';
  const wrongs = seeds.map((seed) => factsOf('setting', seed, { texts, tone: 'grim' })['wrong']);
  expect(new Set(wrongs).size).toBeGreaterThan(2);
});

test('the idea of a setting counts more than what the user has written', () => {
  const given = { texts: 'The harbour has no lighthouse.', idea: 'Wine that remembers.' };
  const first = seeds.map((seed) => [factsOf('setting', seed, given)['livelihoods']].flat()[0]);
  expect(new Set(first)).toEqual(new Set(['vineyard']));
});

test('a character has the past and the background that the user has written', () => {
  const texts = 'She was a bodyguard among sages.';
  const stories = seeds.map((seed) =>
    tellStory(requestOf('character', seed, { texts, tone: 'grim' })),
  );
  expect(new Set(stories.map(({ facts }) => facts['departure']))).toEqual(
    new Set(['failed-guard', 'read-too-much']),
  );
  const details = stories.map((story) => story.details);
  expect(new Set(details.map((one) => 'background' in one && one.background))).toEqual(
    new Set(['Sage']),
  );
});

test('a draft without written texts is as it was', () => {
  for (const kind of ['setting', 'character'] as const) {
    const bare = tellStory(requestOf(kind, 5));
    expect(tellStory(requestOf(kind, 5, { texts: '' }))).toEqual(bare);
  }
});
