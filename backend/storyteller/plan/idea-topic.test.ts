import { describe, expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import type { StoryKind } from '../story.ts';
import { tellStory } from '../tell.ts';
import { ideaToUse, ideaTopic } from './idea-topic.ts';

test.each([
  ['A quest for level 3 about a lost dog', 'a lost dog'],
  ['A level 12 party hunts a lich named Voruk', 'Hunt a lich named Voruk'],
  ['A level 5 adventure about a haunted mill', 'a haunted mill'],
  ['A level 20 monk', 'A monk'],
  ['A level 5 guard captain', 'A guard captain'],
  ['a quest with 5 acts', ''],
  ['My character is a cook', 'a cook'],
  [
    'an adventure for four level 5 characters in which the mayor is a vampire',
    'the mayor is a vampire',
  ],
  ['Write me a quest about a lost dog', 'a lost dog'],
  ['a quest about goblins please.', 'goblins'],
  ['Please write a short adventure about a drowned bell.', 'a drowned bell.'],
  ['I want a quest about a lost dog', 'a lost dog'],
  ["I'd like to play a level 3 elf ranger", 'an elf ranger'],
  ['We need an adventure where the sun never rises', 'the sun never rises'],
  ['Can you make me a spooky one-shot for 5 players set in a lighthouse?', 'a lighthouse?'],
  ['A five-act adventure about a stolen crown', 'a stolen crown'],
  ['An adventure in three acts about a stolen crown', 'a stolen crown'],
  ['A one-shot for a party of four: the mayor has vanished', 'the mayor has vanished'],
  ['An elf wizard of level 5 who steals books.', 'An elf wizard who steals books.'],
  ['An elf wizard, level five.', 'An elf wizard.'],
  ['A human paladin of the fifth level.', 'A human paladin.'],
  ['An 11th level orc paladin', 'An orc paladin'],
  ['An 8th-level bard', 'A bard'],
  ['A level 5 orc smith', 'An orc smith'],
  ['Four first-level characters defend a mill.', 'Defend a mill.'],
  ['A party of four level 5 characters must find a lost dog', 'Find a lost dog'],
  ['The heroes rescue a princess from a tower', 'Rescue a princess from a tower'],
  ['Level 5: a lost dog', 'a lost dog'],
  ['A lost dog (level 3)', 'A lost dog'],
  ['A lost dog, for four level 3 characters.', 'A lost dog.'],
  ['A lost dog for a party of 5', 'A lost dog'],
  ['A 3rd level quest about a lost dog for 4-6 players', 'a lost dog'],
  ['A campaign for new players about pirates', 'pirates'],
  ['An adventure for levels 3 to 5 about a dragon', 'a dragon'],
  ['An adventure that takes place in a mine', 'a mine'],
  ['A quest to rescue the princess', 'rescue the princess'],
  ['A character who is a cook', 'a cook'],
  ['My character is called Bran, a cook', 'Bran, a cook'],
  ['Quest: find the lost dog', 'find the lost dog'],
  ['A wizard of level 25', 'A wizard'],
  ['Make a level 5 quest', ''],
  ['The party is level 5. A haunted mill.', 'A haunted mill.'],
  ['Level: 5. A haunted mill', 'A haunted mill'],
  ['Party of 4, level 3. A lost dog.', 'A lost dog.'],
  ['We are level 5 and hunt a lich', 'Hunt a lich'],
  ['My players are level 3 and love dogs', 'My players love dogs'],
  ['adventure for 4 players levels 1-4, pirates', 'pirates'],
  ['One shot, level 3, 4 players: a heist in a casino', 'a heist in a casino'],
  ['A heist, 3 acts, 4 players', 'A heist'],
  ['A quest (level 3, 4 players) about a lost dog', 'a lost dog'],
  ['An adventure for 3rd to 5th level characters about a mill', 'a mill'],
  ['my level 5 party of 4 characters fights a dragon', 'Fight a dragon'],
  ['Create a villain of level 10', 'a villain'],
  ['A horror one-shot about a doll', 'a doll'],
  ['The adventure takes place in a mine', 'a mine'],
  ['a story about how the moon was stolen', 'the moon was stolen'],
  ['Write about a lost dog', 'a lost dog'],
  ['level 5', ''],
])('the idea “%s” is about “%s”', (idea, topic) => {
  expect(ideaTopic('quest', idea)).toBe(topic);
});

test.each([
  'A level-headed cleric',
  'Goblins hold the third level of the mine',
  'Goblins live in the first level',
  'Level 3 of the mine is flooded',
  'A wizard with one 3rd-level spell',
  'A thief with 5 levels of debt',
  'A tower with seven levels',
  'A play in three acts that kills its actors',
  'Two acts of murder',
  'A monument for four heroes of the war',
  'A grave for four adventurers',
  'A feast for a group of 40 pilgrims',
  'A party of goblins',
  "A party at the mayor's house",
  'A ghost story that is true',
  'A play about a king',
  'A tale of two cities',
  'My dog is lost',
])('the whole idea “%s” says what the story is about', (idea) => {
  expect(ideaTopic('quest', idea)).toBe(idea);
});

test('each line of an idea has a topic of its own', () => {
  expect(ideaTopic('character', 'A level 3 elf\nMy character is a cook')).toBe('An elf\na cook');
});

test.each([
  ['An NPC who sells maps', 'sells maps'],
  ['My character is afraid of the dark', 'afraid of the dark'],
  ['My character sells maps', 'sells maps'],
  ['My character and her brother hate goblins', 'My character and her brother hate goblins'],
])('for a person, the idea “%s” is about someone who “%s”', (idea, topic) => {
  expect(ideaTopic('person', idea)).toBe(topic);
});

describe('a text uses', () => {
  const settings = { level: 5, partySize: 4 };

  test.each([
    'A level 5 monk',
    'A fifth-level monk',
    'An adventure for levels 3 to 6 about a monk',
    'A quest for 4 players about a monk',
    'A quest for three to five level 5 characters about a monk',
  ])('only the topic of the idea “%s” if the settings say the rest', (idea) => {
    expect(ideaToUse('quest', idea, settings)).toMatch(/^an? monk$/i);
  });

  test.each([
    ['A level 7 monk', 'level 7'],
    ['A wizard of level 25', 'level 25'],
    ['A quest for six players about a monk', 'for six players'],
    ['A quest with five acts about a monk', 'with five acts'],
    ['A spooky quest about a monk', 'spooky'],
  ])('all of the idea “%s”, of which the settings do not say “%s”', (idea, words) => {
    expect(ideaToUse('quest', idea, settings)).toContain(words);
  });
});

const framed: readonly (readonly [kind: StoryKind, idea: string, said: RegExp])[] = [
  ['quest', 'A quest for level 3 about a lost dog', /there is a lost dog/],
  ['quest', 'A level 12 party hunts a lich named Voruk', /the lich Voruk wants/i],
  ['quest', 'A level 5 adventure about a haunted mill', /a ghost haunts the mill/],
  ['adventure', 'A level 5 adventure about a haunted mill', /a ghost haunts the mill/],
  ['character', 'A level 20 monk', / monk /],
  ['person', 'A level 5 guard captain', /guard captain/],
  ['quest', 'a quest with 5 acts', /./],
  ['character', 'My character is a cook', / and cook /],
];

test.each(framed)(
  'a text of the kind %s about “%s” has no words about itself',
  (kind, idea, said) => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const { title, details, sections } = tellStory(requestOf(kind, seed, { idea }));
      const role = 'person' in details ? details.person.role : '';
      const start = [title, role, sections[0]?.text].join('\n');
      expect(start).toMatch(said);
      expect(start).not.toMatch(/\blevel\b|\bcharacter\b|there are acts|\bquest\b/i);
    }
  },
);
