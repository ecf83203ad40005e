import { expect, test } from 'vitest';
import { randomStream } from '../random.ts';
import { plainWords, varied, withOneVerb } from './variants.ts';

const sentence =
  'Whoever looks for somebody at night comes back, perhaps, and nearly nobody stands beside a large well.';

const found = new Set(
  Array.from({ length: 40 }, (_, seed) => varied(sentence, randomStream(seed, 'variants'))),
);

test('a sentence has many forms, which are the same in plain words', () => {
  expect(found.size).toBeGreaterThan(20);
  expect(new Set([...found].map(plainWords)).size).toBe(1);
});

test('"that" can be left out after a verb of saying', () => {
  const said = Array.from({ length: 10 }, (_, seed) =>
    varied('It says that it is old.', randomStream(seed, 'variants')),
  );
  expect(new Set(said)).toEqual(new Set(['It says that it is old.', 'It says it is old.']));
});

test('what the template does not contain comes from one of its fields, and stays', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const text = 'They go to the vault under the large hall.';
    expect(varied(text, randomStream(seed, 'variants'), 'They go to {lair}.')).toBe(text);
  }
});

test('words that mean something else stay', () => {
  for (const kept of [
    'He was beside himself.',
    'The beast is at large.',
    'Take whoever comes.',
    'You might as well stay.',
    'He has to do with the owner.',
    'She only has to ask.',
    'I shall have to ask.',
    'She does not even have to ask.',
    'Do the elders have to ask?',
    "You don't really have to ask.",
    'He no longer has to ask.',
    'It was eleven at night.',
    'A beast of Large size fits in.',
    'She only wants to hear it.',
    'It takes all night.',
    'It has been dark, since it snowed.',
    'He asks if there is any more of the tea.',
    'This is the second half of the joke.',
    'It speaks on behalf of the heirs.',
    'Tear it up, and then the old law stands.',
    'In the third round the wolf comes.',
    'Another round the party wins.',
    'It was half of the fifty-five men.',
    'It is said that it is enough.',
    'She says that it is late, and that he knows.',
  ]) {
    for (let seed = 0; seed < 10; seed += 1) {
      expect(varied(kept, randomStream(seed, 'variants'))).toBe(kept);
    }
  }
});

test('a hook keeps the verb that its label repeats', () => {
  const hook = 'The widow asks the party to dig, and pays {pay} gold pieces for it.';
  const chosen = Array.from({ length: 20 }, (_, seed) =>
    withOneVerb(hook, randomStream(seed, 'verb')),
  );
  expect(new Set(chosen).size).toBeGreaterThan(5);
  const text = chosen[0]?.replace('{pay}', '40') ?? '';
  const said = Array.from({ length: 20 }, (_, seed) => varied(text, randomStream(seed, 'said')));
  expect(new Set(said)).toEqual(new Set([text]));
});

test('a hook names a character in the words of its label', () => {
  const hook = 'One of the party finds a coat that fits one of the party.';
  const kept = withOneVerb(hook, randomStream(1, 'verb'));
  expect(kept).toBe('A character finds a coat that fits a character.');
  expect(varied(kept, randomStream(1, 'said'))).toBe(kept);
});
