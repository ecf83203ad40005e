import { expect, test } from 'vitest';
import { noExclusions } from './lines.ts';
import { matterOf } from './matter.ts';

test.each([
  ['a lost city in the jungle', 'site'],
  ['a cult that worships the sea', 'band'],
  ['a goblin army', 'band'],
  ['a rebellion', 'claim'],
  ['a heist in the royal vault', 'site'],
  ['a minotaur', 'person'],
  ['a monster in the lake', 'beast'],
  ['a race around the world', 'event'],
  ['a mine full of gems', 'site'],
  ['a stolen crown', 'thing'],
])('the idea "%s" is about a %s, and not about a thing that can be carried', (idea, sort) => {
  expect(matterOf(idea, noExclusions)?.sort).toBe(sort);
});

test.each([
  ['rescue the princess', 'the princess was kidnapped'],
  ['kill the wyvern', 'the wyvern'],
  ['find the lost heir', 'the lost heir'],
  ['find a ring', 'a stolen ring'],
  ['deliver a letter', 'a letter'],
])('the idea "%s" says what has happened, not what to do', (idea, words) => {
  expect(matterOf(idea, noExclusions)?.words).toBe(words);
});
