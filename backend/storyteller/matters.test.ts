import { describe, expect, test } from 'vitest';
import type { Draft } from './kinds/draft.ts';
import { tellAdventure } from './kinds/adventure.ts';
import { tellQuest } from './kinds/quest.ts';
import { noExclusions } from './plan/lines.ts';
import { matterOf } from './plan/matter.ts';
import { requestOf } from './requests.fixture.ts';
import type { StoryRequest, Tone } from './story.ts';
import { matterKernels } from './tables/matters/kernels.ts';
import { premisesOf } from './tables/matters/premises.ts';
import { secondActs } from './tables/matters/second-acts.ts';
import { tellStory } from './tell.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');

describe('the matter of an idea', () => {
  test.each([
    ["a baker's bread makes people tell the truth", 'claim', 'the bread'],
    ["the dead vote in the town's election", 'claim', 'the dead'],
    ['beekeepers against a river lord', 'feud', 'the quarrel'],
    ['two villages fight over a spring', 'feud', 'the quarrel'],
    ['a lighthouse that nobody lights', 'site', 'the lighthouse'],
    ['the bridge is for sale', 'site', 'the bridge'],
    ['a priest who lost her faith', 'person', '{I}'],
    ['a bridge troll who wants to retire', 'person', '{I}'],
    ['a stolen bell', 'thing', 'the bell'],
    ['a dragon egg in the orphanage', 'thing', 'the dragon egg'],
    ['smugglers in the sewers', 'band', 'the smugglers'],
    ['a wedding between two feuding houses', 'event', 'the wedding'],
    ['the last wolf of the forest', 'beast', 'the last wolf'],
    ['every cat in town has vanished', 'claim', 'the cats'],
    ['everything is late today', 'claim', 'the trouble'],
    ['a quest about a haunted mill', 'claim', 'the ghost'],
    ['silence', 'claim', 'the silence'],
    ['something in the lighthouse eats people', 'beast', 'the thing'],
    ['kill the troll under the bridge', 'beast', 'the troll'],
    ["a griffon that's eating all the horses", 'beast', 'the griffon'],
    ['save the last unicorn from poachers', 'beast', 'the last unicorn'],
    ['an evil baron', 'person', '{I}'],
    ['bandits hold the mountain pass', 'band', 'the bandits'],
    ['a dragon demands tribute from the capital', 'beast', 'the dragon'],
    ['a poisoned well', 'claim', 'the well'],
    ['the children of the village vanish', 'being', 'the children'],
    ['the old mill and its curse', 'site', 'the mill'],
    ['a missing ferryman', 'crime', 'the disappearance'],
  ])('"%s" is a %s: %s', (idea, sort, it) => {
    expect(matterOf(idea, noExclusions)).toMatchObject({ sort, it });
  });

  test('names the sides of a quarrel and the victim of a murder in the singular', () => {
    const feud = matterOf('two noble families fight over a bridge', noExclusions);
    expect(feud?.sides).toEqual(['the elder family', 'the younger family']);
    const crime = matterOf('the miller has been murdered', noExclusions);
    expect(crime).toMatchObject({ sort: 'crime', crime: 'dead', role: 'miller' });
    expect(matterOf('the river was poisoned', noExclusions)?.role).toBe('');
    const lost = matterOf('the missing heir of the duke', noExclusions);
    expect(lost?.fact).toBe('the heir of the duke has vanished');
    expect(lost).toMatchObject({ crime: 'missing', state: 'gone' });
  });

  test('says that there is something, with an article that fits', () => {
    const facts = [
      'a poisoned well',
      'the children of the village',
      'something in the cellar eats mice',
    ].map((idea) => matterOf(idea, noExclusions)?.fact);
    expect(facts).toEqual([
      'the well is poisoned',
      'there are children of the village',
      'something in the cellar eats mice',
    ]);
  });

  test('has only letters, hyphens and apostrophes, whatever the idea contains', () => {
    const matter = matterOf('a {P} *lamp* [x](http) <img> that | `sings` \u202E', noExclusions);
    expect(matter?.words).toMatch(/^[\p{L}' -]*$/u);
  });
});

describe('each tone', () => {
  test.each(tones)('%s has a plot for each sort of idea, and premises of each sort', (tone) => {
    const sorts = new Set(matterKernels.flatMap(({ sort }) => sort));
    const possible = matterKernels.filter((kernel) => kernel.tones.includes(tone));
    expect(new Set(possible.flatMap(({ sort }) => sort))).toEqual(sorts);
    const ofPremises = premisesOf(tone).map((premise) => matterOf(premise, noExclusions)?.sort);
    expect(new Set(ofPremises)).toEqual(sorts);
  });
});

test('each plot has a second act that does not contradict it', () => {
  const stuck = matterKernels.filter(
    ({ id }) =>
      !secondActs.some(({ not, only }) => !not.includes(id) && (only?.includes(id) ?? true)),
  );
  expect(stuck.map(({ id }) => id)).toEqual([]);
});

const ideas = [
  ["a baker's bread makes people tell the truth", 'bread'],
  ["the dead vote in the town's election", 'the dead'],
  ['beekeepers against a river lord', 'river lord'],
  ['a lighthouse that nobody lights', 'lighthouse'],
  ['a stolen bell', 'bell'],
  ['smugglers in the sewers', 'smugglers'],
  ['a wedding between two feuding houses', 'wedding'],
  ['the last wolf of the forest', 'wolf'],
] as const;

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a %s', (kind, tell) => {
  test.each(ideas)('about "%s" turns on it from the first section to the last', (idea, noun) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const tone = tones[seed % tones.length] ?? 'heroic';
      const draft = tell(requestOf(kind, seed, { idea, tone }), seed);
      expect(draft.faults, String(seed)).toEqual([]);
      for (const id of ['pitch', 'glance', 'truth', 'endings']) {
        expect(textIn(draft, id).toLowerCase(), `${seed} ${id}`).toContain(noun);
      }
      expect(textIn(draft, 'endings')).toContain('**If the party is too late**');
    }
  });

  test('names the person that the idea is about', () => {
    const idea = 'a priest who lost her faith';
    for (let seed = 0; seed < 20; seed += 1) {
      const draft = tell(requestOf(kind, seed, { idea }), seed);
      const [, first = ''] =
        /The priest (\S+) \S+ lost her faith/.exec(textIn(draft, 'pitch')) ?? [];
      expect(first).not.toBe('');
      expect(textIn(draft, 'endings')).toContain(first);
    }
  });
});

test('an idea that lines exclude is not used', () => {
  const idea = 'a lantern that shows the drowned';
  for (let seed = 0; seed < 10; seed += 1) {
    const { sections } = tellStory(requestOf('quest', seed, { idea, lines: ['drowning'] }));
    expect(sections.map(({ text }) => text).join('\n')).not.toMatch(/drown/i);
  }
});

test('a story that is written again is about the same', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const request = requestOf('adventure', seed, { idea: 'a stolen bell' });
    const story = tellStory(request);
    const again: StoryRequest = {
      ...request,
      idea: '',
      keep: { story, sections: ['truth'] },
      instruction: 'again',
    };
    expect(tellStory(again).facts).toEqual(story.facts);
  }
});
