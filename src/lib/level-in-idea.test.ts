import { expect, test } from 'vitest';
import { levelIn } from './level-in-idea.ts';

test.each([
  ['An elf wizard of level 5 who steals books.', 5, 'level 5'],
  ['A level 12 human cleric.', 12, 'level 12'],
  ['A Level-20 rogue', 20, 'Level-20'],
  ['An elf wizard, level five.', 5, 'level five'],
  ['An elf wizard, level nineteen.', 19, 'level nineteen'],
  ['A 5th-level elf wizard.', 5, '5th-level'],
  ['An 11th level paladin', 11, '11th level'],
  ['A human paladin of the fifth level.', 5, 'fifth level'],
  ['Four first-level characters defend a mill.', 1, 'first-level'],
])('the idea “%s” is about level %i', (idea, level, words) => {
  expect(levelIn(idea)).toEqual({ level, words });
});

test.each([
  '',
  'A level-headed cleric',
  'A wizard of level 25',
  'A wizard of level twenty-one',
  'A twenty-first level wizard',
  'Goblins hold the third level of the mine',
  'Level 3 of the mine is flooded',
  'A wizard with one 3rd-level spell',
  'A thief with 5 levels of debt',
])('the idea “%s” names no level of characters', (idea) => {
  expect(levelIn(idea)).toBeNull();
});
