import { describe, expect, test } from 'vitest';
import { requestOf } from '#backend/storyteller/requests.fixture.ts';
import { tellStory } from '#backend/storyteller/tell.ts';
import { ModelFailure } from '#backend/ports.ts';
import {
  joinedNotices,
  noticeOfDenied,
  noticeOfIdea,
  noticeOfPlot,
  noticeOfQuoted,
  noticeOfShortened,
  noticeOfEnemy,
  noticeOfLines,
  noticeOfText,
  shortfallOf,
} from './notice.ts';

const noUsage = { requests: 1, inputTokens: 0, outputTokens: 0, firstTokenMs: null };

const all = ['The hook', 'The way in', 'What is true'];
const numbered = Array.from({ length: 12 }, (_, index) => `A long heading about thing ${index}`);

describe('the notice about a text', () => {
  test('names the sections of the storyteller', () => {
    expect(noticeOfText('broken', { builtIn: ['The way in'], all })).toBe(
      'The answer of the model could not be used, so the storyteller wrote “The way in”.',
    );
    expect(noticeOfText('refused', { builtIn: ['The hook', 'What is true'], all })).toBe(
      'The model did not want to answer, so the storyteller wrote “The hook” and “What is true”.',
    );
  });

  test('says "all of it" if the storyteller wrote every section, and "it" if there is only one', () => {
    expect(noticeOfText('too-slow', { builtIn: all, all })).toMatch(
      /wrote all of it\. Ask again in a few minutes\.$/,
    );
    expect(noticeOfText('resting', { builtIn: ['The hook'], all: ['The hook'] })).toMatch(
      /wrote it\. Ask again in a few minutes\.$/,
    );
  });

  test('names the first of many sections if it wrote all that follow, and otherwise their number', () => {
    expect(noticeOfText('broken', { builtIn: numbered.slice(2), all: numbered })).toMatch(
      /wrote the ten sections from “A long heading about thing 2” on\.$/,
    );
    expect(noticeOfText('broken', { builtIn: numbered.slice(0, 9), all: numbered })).toMatch(
      /wrote nine of twelve sections\.$/,
    );
  });

  test('has at most 300 characters', () => {
    const builtIn = numbered.map((heading) => heading.padEnd(160, '!'));
    const notice = noticeOfText('not-allowed', { builtIn: builtIn.slice(1), all: builtIn });
    expect(notice?.length).toBeLessThanOrEqual(300);
  });

  test('says that it is a fault of the provider, and what to do', () => {
    const failure = (status: number | null) =>
      new ModelFailure('broken', { status, usage: noUsage });
    expect(noticeOfText(shortfallOf(failure(500)), { builtIn: all, all })).toBe(
      'The provider of the model has a fault at the moment, so the storyteller wrote all of it. Ask again in a few minutes.',
    );
    expect(shortfallOf(failure(200))).toBe('broken');
    expect(shortfallOf(failure(null))).toBe('broken');
  });

  test('is null if the model wrote everything', () => {
    expect(noticeOfText(null, { builtIn: [], all })).toBeNull();
  });
});

describe('the notice about an idea', () => {
  test('quotes the words that the storyteller has not used', () => {
    expect(noticeOfIdea(['ships'], 'storyteller')).toBe(
      'The storyteller found no place for this word of your idea: “ships”.',
    );
    expect(noticeOfIdea(['ships', 'tide'], 'storyteller')).toMatch(
      /these words of your idea: “ships” and “tide”\.$/,
    );
  });

  test('is null if all words are used', () => {
    expect(noticeOfIdea([], 'storyteller')).toBeNull();
  });

  test('has at most 300 characters, however many words there are', () => {
    const words = Array.from({ length: 90 }, (_, index) => `word${index}`);
    expect(noticeOfIdea(words, 'storyteller')).toMatch(/, among others\.$/);
    expect(noticeOfIdea(words, 'storyteller')?.length).toBeLessThanOrEqual(300);
    expect(noticeOfIdea(['a'.repeat(400)], 'storyteller')).toBeNull();
  });
});

test('the notice about what a story only repeats names these words', () => {
  expect(noticeOfQuoted(['forge', 'giants'])).toBe(
    'The story only repeats these words of your idea: “forge” and “giants”.',
  );
  expect(noticeOfQuoted([])).toBeNull();
});

test('a notice says which beginning of an idea a draft is about, and what is left out', () => {
  expect(noticeOfShortened('a beekeeper', ['talks', 'bees'])).toBe(
    'This draft is only about “a beekeeper”. The storyteller found no place for these words of your idea: “talks” and “bees”.',
  );
  expect(noticeOfShortened('a'.repeat(60), ['bees'])).toMatch(/^The storyteller found no place/);
});

test('a notice says of each kind that nothing was found for an idea', () => {
  expect(noticeOfPlot('quest')).toMatch(/found no plot for your idea, so this draft tells/);
  expect(noticeOfPlot('person')).toMatch(/found no person for your idea, so this draft describes/);
});

test('the notice about what an idea denies names what the painter could not leave out', () => {
  expect(noticeOfDenied(['houses', 'sea'])).toBe(
    'The painter could not leave out “houses” and “sea”.',
  );
  expect(noticeOfDenied([])).toBeNull();
});

test('the notice about an enemy names a creature that is too strong, and only such a one', () => {
  const tooStrong = (level: number): string | null => {
    const request = requestOf('quest', 3, { idea: 'Defeat the lich Voruk', level, partySize: 4 });
    return noticeOfEnemy(tellStory(request).facts['tooStrong']);
  };
  expect(tooStrong(12)).toBe(
    'By the rules a Lich is too strong for this party, so others fight for it in this draft.',
  );
  expect(tooStrong(20)).toBeNull();
});

describe('the notice about lines and veils', () => {
  test('says how many sections there is no room for, or that nothing can be told', () => {
    expect(noticeOfLines(1, 7)).toBe(
      'Your lines and veils leave no room for one section, so it is not in this draft.',
    );
    expect(noticeOfLines(3, 7)).toMatch(/no room for three sections, so they are not/);
    expect(noticeOfLines(7, 0)).toMatch(/leave nothing to tell/);
    expect(noticeOfLines(0, 7)).toBeNull();
  });

  test('comes before another notice, which is left out if both are too long', () => {
    expect(joinedNotices('One.', null, 'Two.')).toBe('One. Two.');
    expect(joinedNotices('One.', 'x'.repeat(298))).toBe('One.');
    expect(joinedNotices(null, null)).toBeNull();
  });
});
