import { describe, expect, test } from 'vitest';
import { storyOf } from './drafts.fixture.ts';
import { tellWrongAdventure } from './kinds/adventure.ts';
import { tellQuest, tellWrongQuest } from './kinds/quest.ts';
import { requestOf as requestOfKind, textOf } from './requests.fixture.ts';
import type { StoryRequest } from './story.ts';
import { tellStory } from './tell.ts';

const requestOf = (seed: number, given: Partial<StoryRequest> = {}): StoryRequest =>
  requestOfKind('quest', seed, given);

describe('an idea beside an old wrong', () => {
  test.each([
    ['a lantern that shows the drowned', 'lantern'],
    ['the bridge is for sale', 'bridge'],
    ['a baker who lies', 'baker'],
    ['a wolf at the wedding', 'wolf'],
    ['a zeppelin that hums', 'zeppelin'],
    ['everything is late today', 'everything is late today'],
  ])('is in the text that players have, and explained to the game master: %s', (idea, word) => {
    for (const tell of [tellWrongQuest, tellWrongAdventure]) {
      for (let seed = 0; seed < 25; seed += 1) {
        const draft = tell(requestOf(seed, { idea }), seed);
        const textIn = (id: string): string =>
          draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');
        expect(draft.faults, String(seed)).toEqual([]);
        expect(textIn('pitch')).toContain(idea);
        expect(textIn('glance').toLowerCase()).toContain(word);
      }
    }
  });

  test('is quoted as a few letters only, without what a line excludes', () => {
    const ideas = [
      '[a](http://x.example) <b>{G}</b> | a lantern that shows the drowned',
      'y'.repeat(9000),
    ];
    for (const [seed, idea] of ideas.entries()) {
      const story = tellStory(requestOf(seed, { idea, lines: ['drowning'] }));
      const text = story.sections.map((section) => section.text).join('\n');
      expect(text).not.toMatch(/<b>|http|drown|[{}|]|y{61}/i);
    }
  });

  test('stays the same in a story that is written again', () => {
    const old = tellStory(requestOf(5, { idea: 'a lantern that shows the drowned' }));
    const again = tellStory(
      requestOf(5, { keep: { story: old, sections: ['truth'] }, instruction: 'again' }),
    );
    expect(again.facts['idea']).toEqual(old.facts['idea']);
    expect(again.sections.find(({ id }) => id === 'pitch')?.text).toContain('lantern');
  });
});

test('the last fight uses most of its budget', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const partySize = 2 + (seed % 5);
    const { facts } = tellQuest(requestOf(seed, { partySize }), seed);
    const encounter = facts['encounter'];
    if (typeof encounter !== 'object' || encounter === null || !('budget' in encounter)) {
      throw new Error('A quest has an encounter.');
    }
    const share = Number(encounter['xp']) / Number(encounter['budget']);
    expect(share, JSON.stringify(encounter)).toBeGreaterThan(0.5);
    expect(share).toBeLessThanOrEqual(1);
  }
});

test('a comedy tells one of the stories of its wrong, not two', () => {
  const marks = [
    /yolk|an egg ever since|eggs are carried/,
    /on a snail/,
    /year of suppers/,
    /\bhat of\b/,
  ];
  let wagers = 0;
  for (let seed = 0; seed < 120; seed += 1) {
    const draft = tellWrongQuest(requestOf(seed, { tone: 'whimsical' }), seed);
    if (draft.facts['wrong'] !== 'wager') continue;
    wagers += 1;
    const text = textOf(draft);
    expect(marks.filter((mark) => mark.test(text)).length, String(seed)).toBeLessThan(2);
  }
  expect(wagers).toBeGreaterThan(5);
});

test('the letters of a text have only one explanation of who writes and delivers them', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const draft = tellWrongQuest(requestOf(seed, { tone: 'intrigue' }), seed);
    const text = textOf(draft);
    const ways = [/only delivers them/, /written by a scrivener/, /writes with the left hand/];
    expect(ways.filter((way) => way.test(text)).length, String(seed)).toBeLessThan(2);
  }
});

test('the one who asks is introduced before anything is asked', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { details, sections } = storyOf('quest', seed);
    if (details.kind !== 'quest') throw new Error('A quest has a giver.');
    expect(sections.find(({ id }) => id === 'pitch')?.text, String(seed)).toContain(details.giver);
  }
});
