import { describe, expect, test } from 'vitest';
import type { Draft } from './kinds/draft.ts';
import { tellAdventure } from './kinds/adventure.ts';
import { tellQuest } from './kinds/quest.ts';
import { hasPlotOf } from './plan/has-plot.ts';
import { requestOf, tones } from './requests.fixture.ts';
import { tellStory } from './tell.ts';

/** Ideas with the plot that tells them, and a word that the reader expects from the first section to the last. */
const ideas = [
  ['the annual archery tournament is rigged', 'contest', /tournament|archer/],
  ['cooking contest where the main ingredient is a monster', 'contest', /contest|cook/],
  ['gladiator arena, win your freedom', 'contest', /arena/],
  ['a tournament of wizards', 'contest', /tournament/],
  ['the wizard school final exam goes wrong', 'contest', /exam/],
  ['treasure hunt race against a rival adventuring party', 'contest', /race/],
  ['an election', 'contest', /election/],
  ['a jousting tournament', 'contest', /tournament/],
  ['a chess game against death', 'contest', /game/],
  ["fairy queen's ball, never eat the food", 'feast-host', /ball/],
  ['carnival of devils where you bet memories', 'feast-host', /carnival/],
  ['vampire count invites the party for dinner', 'feast-host', /dinner/],
  ['wedding of two rival houses', 'wedding', /wedding/],
  ["village celebrates a heroes' feast for a hero who was a monster", 'feast-lie', /hero/],
  ['a masquerade ball', 'feast', /ball/],
  ['the harvest festival goes wrong', 'feast', /festival/],
  ["make peace with the centaurs before the king's road is built", 'peace', /centaurs/],
  ['two farming families are feuding over a dried up river', 'peace', /hill family/],
  ['the mushroom people are at war with the deep gnomes', 'peace', /gnomes/],
  ['negotiate a truce between orcs and elves', 'peace', /orcs/],
  ['a blacksmith sold his soul and the devil comes to collect tomorrow', 'bargain', /soul/],
  ['the thieves guild wants out of a deal with a vampire', 'bargain', /guild/],
  ['a mother promised her firstborn to the fey', 'bargain', /firstborn/],
] as const;

/** The same, about persons, who have names. */
const persons = [
  ['orc chieftain asks for asylum', 'wish'],
  ['an ogre fell in love with the baker', 'wish'],
  ['goblin wants to become mayor', 'wish'],
  ['a troll wants to open a restaurant', 'wish'],
  ['a lich wants to hire the adventurers', 'hired'],
  ["get a giant's toothache fixed", 'ache'],
  ["the princess doesn't want to be rescued", 'unwilling'],
] as const;

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');

const lengths = ['short', 'standard', 'long'] as const;

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a %s', (kind, tell) => {
  const drafts = (idea: string): Draft[] =>
    Array.from({ length: 8 }, (_, seed) =>
      tell(
        requestOf(kind, seed, {
          idea,
          tone: tones[seed % tones.length] ?? 'heroic',
          length: lengths[seed % lengths.length] ?? 'standard',
        }),
        seed,
      ),
    );

  test.each(ideas)('about "%s" has the plot %s and stays with it', (idea, kernel, word) => {
    for (const draft of drafts(idea)) {
      expect(draft.facts['kernel']).toBe(kernel);
      expect(draft.faults).toEqual([]);
      for (const id of ['pitch', 'truth', 'endings']) {
        expect(textIn(draft, id).toLowerCase(), id).toMatch(word);
      }
    }
  });

  test.each(persons)('about "%s" has the plot %s, and its person is in it', (idea, kernel) => {
    for (const draft of drafts(idea)) {
      expect(draft.facts['kernel']).toBe(kernel);
      expect(draft.faults).toEqual([]);
      const [, first = '-'] =
        /^(?:The|An?) (?:[\p{L}-]+ )+?(\p{Lu}\p{L}+) /u.exec(textIn(draft, 'pitch')) ?? [];
      for (const id of ['truth', 'endings']) expect(textIn(draft, id), id).toContain(first);
    }
  });

  test.each([...ideas, ...persons].map(([idea]) => idea))(
    'about "%s" has no one in a cell and no forgery',
    (idea) => {
      for (const draft of drafts(idea).slice(0, 4)) {
        const text = draft.sections.map(({ id }) => textIn(draft, id)).join('\n');
        expect(text).not.toMatch(/lock-up|forged|forgery|cushion over/);
      }
    },
  );

  test('has an act of its own about the same idea', () => {
    const act = (idea: string) =>
      textIn(tellAdventure(requestOf('adventure', 1, { idea }), 1), 'act-2');
    expect(act('the annual archery tournament is rigged')).toMatch(/second round/);
    expect(act("get a giant's toothache fixed")).toMatch(/hook/);
    expect(act('the mushroom people are at war with the deep gnomes')).toMatch(/one road/);
  });
});

test('the rules of a contest are in short texts as well', () => {
  const idea = 'cooking contest where the main ingredient is a monster';
  const draft = tellQuest(requestOf('quest', 3, { idea, length: 'short' }), 3);
  expect(textIn(draft, 'truth')).toMatch(/the final.*dish itself/s);
});

test('the user is written that these ideas have a plot', () => {
  for (const [idea] of ideas) {
    expect(hasPlotOf(idea, tellStory(requestOf('quest', 5, { idea })))).toBe(true);
  }
});
