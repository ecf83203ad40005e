import { describe, expect, test } from 'vitest';
import { textsOfStory, unusedWords } from '../unused-words.ts';
import { upperFirst } from '../kinds/written.ts';
import { noExclusions } from '../plan/lines.ts';
import { matterOf } from '../plan/matter.ts';
import { usableIdea } from '../plan/usable-idea.ts';
import { requestOf, textOf } from '../requests.fixture.ts';
import type { StoryKind } from '../story.ts';
import { tellStory } from '../tell.ts';

const kin = 'the sister of one of the party was kidnapped by the goblins';

describe('what an idea for a quest says is so', () => {
  test.each([
    ['Rescue my sister from the goblins', 'crime', kin],
    [
      'Escort a caravan through the desert',
      'thing',
      'a caravan is to be escorted through the desert',
    ],
    ["Find my father's sword", 'thing', "people are looking for the father's sword"],
    ['Save the village from a plague', 'claim', 'a plague threatens the village'],
    ['Protect the mayor from assassins', 'person', 'assassins are after {I}'],
    ['Defend a village against an orc army', 'band', 'an orc army is coming to attack a village'],
    ['Stop the cult from opening the gate', 'band', 'the cult wants to open the gate'],
    ['Steal the crown from the vault', 'thing', 'the crown is to be stolen from the vault'],
    ['Deliver a letter to the queen', 'thing', 'a letter is to be delivered to the queen'],
    ['My brother has joined a cult', 'person', '{I} has joined a cult'],
    ['A wizard hired us to catch a golem', 'person', '{I} hired the party to catch a golem'],
    ['Clear the rats out of the cellar', 'claim', 'there are rats in the cellar'],
    ['Find out who poisoned the duke', 'crime', 'the duke was poisoned'],
    [
      'Convince the giants to leave the valley',
      'band',
      'the giants do not want to leave the valley',
    ],
    ['Disappearances in Millbrook', 'being', 'people are vanishing in Millbrook'],
    ['Retrieve the Sunblade', 'thing', 'the Sunblade is to be retrieved'],
    ['Lord Vexmoor wants the party dead', 'person', '{I} wants the party dead'],
    ['The Curse of Strahd', 'claim', 'everyone talks about the Curse of Strahd'],
    ['Tomb of Annihilation', 'site', 'everyone talks about the Tomb of Annihilation'],
    ['The Missing Heir', 'crime', 'the heir has vanished'],
    ['Heist in a casino run by devils', 'site', 'there is to be a heist in a casino run by devils'],
    [
      'Prison break from an island fortress',
      'crime',
      'somebody from {town} is held in an island fortress',
    ],
    ['The players are shipwrecked on an island', 'site', 'the party is stranded on an island'],
    ['Search for the fountain of youth', 'site', 'everyone talks about the fountain of youth'],
    ['Descent into the mine to save a lost miner', 'crime', 'the miner has vanished'],
    ['Time loop at a wedding', 'site', 'the party is trapped in a time loop at a wedding'],
    ['Murder on the Orient Airship', 'crime', 'there has been a murder on the Orient Airship'],
  ])('"%s" is a %s: %s', (idea, sort, fact) => {
    const matter = matterOf(idea, noExclusions);
    expect(matter).toMatchObject({ sort, fact });
    // A story that is written again starts from what is stored.
    expect(matterOf(matter?.source ?? '', noExclusions)).toEqual(matter);
  });
});

const titles = ['Session Zero with Tom and Anna', 'Friday Night Game'];

describe('a title without a word from which a story can be made', () => {
  // One word with a capital is the name of a place or of a land, and says nothing to a quest.
  test.each([
    ['quest', [...titles, 'Westmarch']],
    ['adventure', [...titles, 'Westmarch']],
    ['setting', titles],
    ['place', titles],
  ] as const)('is in no text of the kind %s, and is in the notice', (kind, ideas) => {
    for (const [seed, idea] of ideas.entries()) {
      expect(usableIdea(kind, idea)).toBe('');
      const story = tellStory(requestOf(kind, seed, { idea, level: 3 }));
      expect(textOf(story).toLowerCase()).not.toContain(idea.toLowerCase());
      expect(unusedWords(idea, textsOfStory(story))).not.toEqual([]);
    }
  });

  test('is no title if it says something', () => {
    for (const idea of ['The Missing Heir', 'Rescue the Princess', 'The Sunken Kingdom']) {
      expect(usableIdea('setting', idea)).toBe(idea);
    }
  });
});

test.each([
  ['Curse of the Crimson Throne', 'the Curse of the Crimson Throne'],
  ['The Sunken Kingdom', 'the Sunken Kingdom'],
  ['Lost Mine of Phandelver', 'the Lost Mine of Phandelver'],
  ['The Shattered Isles of Karr', 'the Shattered Isles of Karr'],
  ['a kingdom named Karr', 'Karr'],
  ['People live on the backs of giant turtles', 'people live on the backs of giant turtles'],
  ['Dragons rule the skies', 'dragons rule the skies'],
])('the pitch of a setting says "%s" with its own capitals', (idea, said) => {
  for (const seed of [8, 41]) {
    const [pitch] = tellStory(requestOf('setting', seed, { idea, level: 3 })).sections;
    // A pitch can begin with the words of the idea, which then have the capital of a sentence.
    const text = pitch?.text ?? '';
    expect(text.startsWith(upperFirst(said)) || text.includes(said), text).toBe(true);
  }
});

const ordinary: readonly (readonly [kind: StoryKind, ideas: readonly string[]])[] = [
  [
    'quest',
    [
      'Rescue my sister from the goblins',
      'Escort a caravan through the desert',
      'Our uncle lost his ship in a card game',
      'Return the stolen egg to its mother',
      'Kill the dragon that burned our town',
      'Explore the sunken temple',
      'Help a ghost find her child',
    ],
  ],
  [
    'adventure',
    [
      'Heist in a casino run by devils',
      'A cult wants to wake a sleeping god beneath the city',
      'A princess who refuses to be rescued',
      'Race across the desert for a lost crown',
      'Two kingdoms at war over a dragon egg',
    ],
  ],
];

/** What no text says: a word of the one who typed the idea, or a name without a capital. */
const nonsense =
  /\b(?:my|our) (?:sister|uncle|town)\b|found \S+ weeks ago, and all who have used|(?<!back )from the goblins\b|there is a (?:help|clear|rescue|escort) |cult .{0,200}food and blankets|guest of honour/;

test.each(ordinary)(
  'a text of the kind %s has no nonsense about an ordinary idea',
  (kind, ideas) => {
    for (const idea of ideas) {
      for (const seed of [6, 41]) {
        const text = textOf(tellStory(requestOf(kind, seed, { idea, level: 3, tone: 'heroic' })));
        expect(text.replace(/"[^"]*"/g, ''), idea).not.toMatch(nonsense);
      }
    }
  },
);
