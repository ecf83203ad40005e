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

test('the idea of a setting counts more than what the user has written', () => {
  const given = { texts: 'The harbour has no lighthouse.', idea: 'Wine that remembers.' };
  const first = seeds.map((seed) => [factsOf('setting', seed, given)['livelihoods']].flat()[0]);
  expect(new Set(first)).toEqual(new Set(['vineyard']));
});

test('a character has the past and the background that the user has written', () => {
  const texts = 'As a soldier, she was the bodyguard of a queen, and failed.';
  const stories = seeds.map((seed) =>
    tellStory(requestOf('character', seed, { texts, tone: 'grim' })),
  );
  expect(new Set(stories.map(({ facts }) => facts['departure'])).size).toBe(1);
  const details = stories.map((story) => story.details);
  expect(new Set(details.map((one) => 'background' in one && one.background))).toEqual(
    new Set(['Soldier']),
  );
});

test('a draft without written texts is as it was', () => {
  for (const kind of ['setting', 'character'] as const) {
    const bare = tellStory(requestOf(kind, 5));
    expect(tellStory(requestOf(kind, 5, { texts: '' }))).toEqual(bare);
  }
});
