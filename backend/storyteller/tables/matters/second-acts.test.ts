import { expect, test } from 'vitest';
import { rowText } from '../../plan/truths.ts';
import { secondActs } from './second-acts.ts';

const setPieces = secondActs.flatMap(({ id, setPiece }) =>
  setPiece.map((row): [string, string] => [id, rowText(row)]),
);

/** Checks of which each can be made once, because they are different things to do. */
const areOnce = /each for one check|another way|a different one each time|One opens/;

test('a number of things that differ is not left to chance', () => {
  const once = setPieces.filter(([, text]) => areOnce.test(text));
  expect(once.length).toBeGreaterThanOrEqual(4);
  const drawn = once.filter(([, text]) =>
    /\{(?:few|num|weeks|days)\} (?:of|minutes|rounds|times|questions|doors)/.test(text),
  );
  expect(drawn.map(([id]) => id)).toEqual([]);
});

const numbers = ['one', 'two', 'three', 'four', 'five'];

test('those who may do each thing once can have as many successes as are asked', () => {
  for (const [id, text] of setPieces.filter(([, row]) =>
    /each for one check|another way/.test(row),
  )) {
    const [, asked = ''] = /(?:[Ww]ith|After) (\w+) successes/.exec(text) ?? [];
    const checks = text.match(/\(DC \d\d/g) ?? [];
    expect(numbers.indexOf(asked) + 1, id).toBeGreaterThan(0);
    expect(numbers.indexOf(asked) + 1, id).toBeLessThan(checks.length);
  }
});

test('nothing is dated before the beginning by a number that is drawn', () => {
  const clues = secondActs.flatMap(({ clues: all }) => [...all]);
  expect(clues.filter((clue) => /\{weeks\} weeks ago[^:]*before/.test(clue))).toEqual([]);
});
