import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest } from './kinds/quest.ts';
import { hasPlotOf } from './plan/has-plot.ts';
import { dutyOf } from './plan/idea-duty.ts';
import { requestOf } from './requests.fixture.ts';
import type { Tone } from './story.ts';
import { tellStory } from './tell.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];
const levels = [1, 3, 5, 8, 12, 16, 20];

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '').toLowerCase();

/** Each idea with its kernel, and words of it that are in each section; undefined for a person, who has a name. */
const ideas = [
  ['defend a small keep against an orc army', 'defend-siege', /orc army/],
  ['defend the village from raiders', 'defend-siege', /raiders|village/],
  ['the city is under siege by the undead', 'defend-siege', /siege|undead/],
  ['repair an ancient dwarven gate before the drow come through', 'defend-siege', /gate|drow/],
  ['siege, food is running low, and someone opened the gate', 'defend-siege-betrayed', /siege/],
  ['raise an army for the final battle against the demon lord', 'raise-army', /army/],
  ['sahuagin raids on the coast every night', 'defend-raid', /sahuagin/],
  ['giants throw boulders at the trade road', 'defend-raid', /giants/],
  ['bandits use an abandoned fort and they have a ballista', 'defend-raid', /bandits/],
  ['goblins attack the farm', 'defend-raid', /goblins/],
  ['harpies nest on the cliffs above the shipping lane', 'defend-raid', /harpies/],
  ['escort a caravan through bandit country', 'escort-way', /caravan/],
  ['get a witness safely to the capital for a trial', 'escort-way', /capital/],
  ['bring medicine to a town cut off by snow', 'escort-way', /medicine/],
  ["deliver a locked box and don't open it", 'escort-way', /locked box/],
  ['carry a torch of holy fire across the frozen waste', 'escort-way', /torch/],
  ['a train of refugees needs protection from gnolls', 'escort-way', /refugees/],
  ['assassin is after the ambassador, protect him for three days', 'guard-person', undefined],
  ['protect the queen from assassins', 'guard-person', undefined],
] as const;

/** The first name of the person whom the idea is about. */
const personIn = (draft: Draft): string => {
  const { people } = draft.facts;
  const parts = Array.isArray(people) ? people : [];
  const found: unknown = parts.find((part) => Array.isArray(part) && part[0] === 'I');
  return Array.isArray(found) ? String(found[2]).toLowerCase() : 'no person';
};

/** What is in the common plots, and has no place in these. */
const otherPlots = /lock-up|third key|forged|heir of two/;

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a %s', (kind, tell) => {
  test.each(ideas)('of "%s" is about it from the first section to the last', (idea, id, words) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const tone = tones[seed % tones.length] ?? 'heroic';
      const level = levels[seed % levels.length] ?? 1;
      const draft = tell(requestOf(kind, seed, { idea, tone, level }), seed);
      expect(draft.facts['kernel'], `${seed}`).toBe(id);
      expect(draft.faults, `${seed}`).toEqual([]);
      for (const section of ['pitch', 'truth', 'endings']) {
        expect(textIn(draft, section), `${seed} ${section}`).toMatch(words ?? personIn(draft));
      }
      const all = draft.sections.map(({ text }) => text).join('\n');
      expect(all).not.toMatch(otherPlots);
    }
  });

  test.each([
    ['pilgrimage to a holy mountain, pilgrims are murdered one by one', 'way-of-murders'],
    ['save a druid grove from loggers who are just hungry people', 'defend-need'],
  ])('of "%s" is written in each tone in which people can die', (idea, id) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const tone = tones[seed % 4] ?? 'grim';
      const draft = tell(requestOf(kind, seed, { idea, tone, level: levels[seed % 7] ?? 1 }), seed);
      expect(draft.facts['kernel']).toBe(id);
      expect(draft.faults).toEqual([]);
    }
  });
});

test('the user is not told that there is another story', () => {
  for (const [idea] of ideas) {
    expect(hasPlotOf(idea, tellStory(requestOf('quest', 3, { idea }))), idea).toBe(true);
  }
});

test('a story that is written again keeps what its second clause says', () => {
  const idea = 'assassin is after the ambassador, protect him for three days';
  const request = requestOf('quest', 4, { idea });
  const story = tellStory(request);
  const again = tellStory({
    ...request,
    idea: '',
    keep: { story, sections: ['truth'] },
    instruction: 'again',
  });
  expect(again.facts).toEqual(story.facts);
  expect(again.facts['days']).toBe(3);
});

test('one of those whom the idea names leads the last fight, if the rules have one that is strong enough', () => {
  const idea = 'giants throw boulders at the trade road';
  const story = tellStory(requestOf('quest', 1, { idea, level: 12 }));
  expect(story.sections.find(({ id }) => id === 'lair')?.text).toMatch(/statistics of a \w+ Giant/);
});

describe('what an idea asks', () => {
  test.each([
    [
      'defend a small keep against an orc army',
      'siege',
      'an orc army is coming to attack a small keep',
    ],
    ['sahuagin raids on the coast every night', 'raid', 'sahuagin raid the coast every night'],
    [
      'guide refugees through the mountains',
      'way',
      'refugees are to be guided through the mountains',
    ],
    [
      'bring medicine to a town cut off by snow',
      'way',
      'medicine is to be brought to a town cut off by snow',
    ],
    ['get a witness safely to the capital', 'way', '{I} is to be brought safely to the capital'],
    ['someone wants to kill the mayor', 'guard', 'somebody wants {I} dead'],
    ['keep the witness alive until the trial', 'guard', 'the life of {I} is in danger'],
  ])('"%s" is a duty of the kind %s', (idea, kind, fact) => {
    expect(dutyOf(idea)).toMatchObject({ kind, fact });
  });

  test.each([
    'bring back the runaway son of the duke',
    'get a giant’s toothache fixed',
    'rescue the princess from the tower',
    'take revenge on the baron',
    'save the last unicorn from poachers',
    'protect the dragon egg',
    'steal a crown from the vault',
    'the village well is poisoned',
    'lead a rebellion',
  ])('"%s" is none', (idea) => {
    expect(dutyOf(idea)).toBeUndefined();
  });
});
