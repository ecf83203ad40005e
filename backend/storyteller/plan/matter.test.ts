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

test.each([
  ['win the tournament', 'event', 'there is to be a tournament'],
  ['find the murderer of the old king', 'crime', 'the old king was murdered'],
  ['avenge the murdered bard', 'crime', 'the bard was murdered'],
  ['break the prince out of prison', 'crime', 'the prince is held by the keepers of the prison'],
  ['bring the lost cattle home', 'being', 'the cattle are lost'],
  ['The lost treasure of the pirate queen', 'thing', 'everyone talks about the treasure'],
  ['a child who speaks with the dead', 'person', '{I} speaks with the dead'],
  ['the bridge has collapsed', 'claim', 'the bridge has collapsed'],
])('the idea "%s" is about a %s, and says that %s', (idea, sort, fact) => {
  expect(matterOf(idea, noExclusions)).toMatchObject({ sort, fact });
});

test.each([
  ["the queen's stolen necklace", 'she'],
  ["the tavern keeper's wife vanished", 'she'],
  ['the dog of the duke is missing', 'he'],
])('the person of the idea "%s" is a %s', (idea, pronouns) => {
  expect(matterOf(idea, noExclusions)?.pronouns).toBe(pronouns);
});
