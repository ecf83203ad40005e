import { expect, test } from 'vitest';
import { noExclusions } from './lines.ts';
import { matterOf } from './matter.ts';

test.each([
  ['a lost city in the jungle', 'site'],
  ['a cult that worships the sea', 'band'],
  ['a goblin army', 'band'],
  ['a rebellion', 'feud'],
  ['a heist in the royal vault', 'site'],
  ['a minotaur', 'beast'],
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
  ['find a ring', 'a ring'],
])('the idea "%s" says what has happened, not what to do', (idea, words) => {
  expect(matterOf(idea, noExclusions)?.words).toBe(words);
});

test.each([
  ['win the tournament', 'event', 'there is to be a tournament'],
  ['find the murderer of the old king', 'crime', 'the old king was murdered'],
  ['avenge the murdered bard', 'crime', 'the bard was murdered'],
  ['break the prince out of prison', 'crime', 'the prince is held in the prison'],
  ['bring the lost cattle home', 'being', 'the cattle are lost'],
  [
    'The lost treasure of the pirate queen',
    'thing',
    'everyone talks about the lost treasure of the pirate queen',
  ],
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

test.each([
  ['Pirates of the Glass Sea hold a princess', 'the pirates of the Glass Sea'],
  ['A hag has kidnapped the miller', 'the hag'],
])('the idea "%s" is about an abduction by %s', (idea, noun) => {
  expect(matterOf(idea, noExclusions)).toMatchObject({ sort: 'crime', captor: { noun } });
});

test.each([
  ['A village whose children have gone missing', 'being', 'gone', 'the children'],
  ['A king whose son has vanished', 'crime', 'gone', 'the disappearance'],
  ["The baker's ring was stolen", 'thing', 'gone', 'the ring'],
])('the idea "%s" is about a %s that is %s: %s', (idea, sort, state, it) => {
  expect(matterOf(idea, noExclusions)).toMatchObject({ sort, state, it });
});

test('an idea that does not say who was kidnapped is about no one', () => {
  expect(matterOf('Kidnapped by goblins', noExclusions)).toBeUndefined();
});

test('a person who is named "and his bride" has a name and does nothing', () => {
  const matter = matterOf('A vampire count named Lazlo and his bride', noExclusions);
  expect(matter).toMatchObject({ role: 'vampire count', name: { first: 'Lazlo' } });
  expect(matter?.isVillain).toBe(true);
});

test('a dead king does not keep the crown that was taken from his tomb', () => {
  expect(matterOf('The crown of a dead king has been stolen from a tomb', noExclusions)?.role).toBe(
    '',
  );
  expect(matterOf('The crown of a king has been stolen from a tomb', noExclusions)?.role).toBe(
    'king',
  );
});

test('a murder at a wedding loses the wedding, and one at an inn keeps the inn', () => {
  expect(matterOf('A murder at a wedding', noExclusions)?.fact).toBe('there has been a murder');
  expect(matterOf('A murder at the inn', noExclusions)?.fact).toBe(
    'there has been a murder at the inn',
  );
});

test.each([
  ["pirates kidnapped the governor's son", 'crime', "the governor's son was kidnapped by pirates"],
  ['free the slaves of the fire giants', 'being', 'the slaves are held by the fire giants'],
  ['jailbreak from hell', 'crime', 'somebody from {town} is held in hell'],
  [
    'a circus comes to town and people start disappearing',
    'being',
    'a circus has come, and people start disappearing',
  ],
  ["the duke's runaway son", 'crime', "the duke's son has run away"],
  ['trapped miners', 'being', 'the miners are trapped below'],
])('the idea "%s" is about people: a %s, and says that %s', (idea, sort, fact) => {
  expect(matterOf(idea, noExclusions)).toMatchObject({ sort, fact });
});
