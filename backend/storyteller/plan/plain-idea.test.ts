import { expect, test } from 'vitest';
import { plainIdea } from './plain-idea.ts';

test.each([
  ['a 70-year-old wizard who is tired', 'a wizard who is tired, seventy years old'],
  ['an 80 year old elf', 'an elf, eighty years old'],
  ['A monk, aged 19', 'A monk, nineteen years old'],
  [
    'An elf who is 120 and loves cats',
    'An elf who is one hundred and twenty years old and loves cats',
  ],
  ['A monk with 3 cats', 'A monk with three cats'],
  ['She is a blacksmith', 'a blacksmith'],
  ['An old woman and her blind dog', 'An old woman with her blind dog'],
  ['borin, a dwarf', 'Borin, a dwarf'],
  ['DR. VALE', 'Dr Vale'],
])('"%s" is read as "%s"', (idea, plain) => {
  expect(plainIdea(idea)).toBe(plain);
});
