import { expect, test } from 'vitest';
import { abilityNames } from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { droppedDie, rollScores, scoreOf, swapped } from './rolled-scores.ts';

/** Returns the words of a fixed sequence, again and again. */
function sequence(words: readonly number[]) {
  let next = 0;
  return () => words[next++ % words.length] ?? 0;
}

test('the lowest of four dice does not count', () => {
  expect(scoreOf([6, 1, 4, 3])).toBe(13);
  expect(droppedDie([6, 1, 4, 3])).toBe(1);
  expect(scoreOf([2, 2, 2, 2])).toBe(6);
  expect(droppedDie([2, 2, 2, 2])).toBe(0);
});

test('the highest roll goes to the ability that the class needs most', () => {
  const { scores, dice } = rollScores(
    characterClasses.wizard.array,
    sequence([0, 1, 2, 3, 4, 5, 5, 5, 2, 1, 0, 3, 3, 4]),
  );
  for (const name of abilityNames) {
    expect(dice[name]).toHaveLength(4);
    expect(scores[name]).toBe(scoreOf(dice[name]));
    expect(scores[name]).toBeLessThanOrEqual(scores.int);
    expect(scores[name]).toBeGreaterThanOrEqual(scores.str);
  }
});

test('words above the last multiple of six are drawn again', () => {
  const { dice } = rollScores(characterClasses.wizard.array, sequence([2 ** 32 - 1, 2]));
  expect(Object.values(dice).flat()).toEqual(Array.from({ length: 24 }, () => 3));
});

test('a swap changes only two abilities', () => {
  const before = characterClasses.fighter.array;
  expect(swapped(before, 'str', 'cha')).toEqual({ ...before, str: before.cha, cha: before.str });
});
