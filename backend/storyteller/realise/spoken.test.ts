import { expect, test } from 'vitest';
import { spoken } from './spoken.ts';

test('only what is said aloud gets short forms', () => {
  expect(spoken('He does not go. "I do not know what it is," he says. "It is cold."')).toBe(
    'He does not go. "I don\'t know what it is," he says. "It\'s cold."',
  );
});

test('a verb at the end of a clause gets no short form', () => {
  const whole = '"You know how it is. Yes, I am."';
  expect(spoken(whole)).toBe(whole);
});

test('an object before "will" gets no short form', () => {
  expect(spoken('"Whoever drives it will stop it. It will turn, and you will see."')).toBe(
    '"Whoever drives it will stop it. It\'ll turn, and you\'ll see."',
  );
});
