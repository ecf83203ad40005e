import { expect, test } from 'vitest';
import { tellQuest } from './kinds/quest.ts';
import { partsOfIdea } from './plan/second-clause.ts';
import { requestOf } from './requests.fixture.ts';
import type { StoryLength, Tone } from './story.ts';
import { secondClauses } from './tables/matters/second-clauses.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];
const lengths: readonly StoryLength[] = ['short', 'standard', 'long'];
const levels = [1, 4, 8, 11, 15] as const;

const readings = [
  ['pirates raid the coast and the mayor is paying them', 'behind', 'pirates raid the coast'],
  ['escort a caravan, one of the guards is a traitor', 'traitor', 'escort a caravan'],
  ['goblins raid the farms, but they are only hungry', 'innocent', 'goblins raid the farms'],
  ['kill the troll who only wants to be left alone', 'innocent', 'kill the troll'],
  ['hunt the wyvern. But the elder hides something', 'hides', 'hunt the wyvern'],
  ['orcs burn farms because the baron broke the treaty', 'guilt', 'orcs burn farms'],
  ['hunt the manticore, but another hunter wants it too', 'rival', 'hunt the manticore'],
  ['clear the mine of kobolds but something worse is below', 'worse', 'clear the mine of kobolds'],
  ['stop the bandits, their chief is the brother of the reeve', 'kin', 'stop the bandits'],
  ['kill the wolf, it can only be killed by silver', 'only-by', 'kill the wolf'],
  ['raiders attack the village and they took hostages', 'captives', 'raiders attack the village'],
  ['find the tomb, but it is a trap', 'trap', 'find the tomb'],
  ['guide refugees over the pass, followed by wolves', 'chased', 'guide refugees over the pass'],
  ['defend the fort, and food is running low', 'scarce', 'defend the fort'],
  ['hunt the vampire, but nobody believes it', 'alone', 'hunt the vampire'],
  ['slay the giant, but the quest giver is lying', 'giver', 'slay the giant'],
  ['escort the princess, she does not want to marry', 'unwilling', 'escort the princess'],
] as const;

test.each(readings)('"%s" has a second clause: %s', (idea, id, main) => {
  const parted = partsOfIdea(idea);
  expect([parted?.second?.row.id, parted?.main]).toEqual([id, main]);
});

test('each second clause of the tables is read', () => {
  const read = new Set<string>(readings.map(([, id]) => id));
  expect(secondClauses.map(({ id }) => id).filter((id) => !read.has(id))).toEqual([]);
});

test.each([
  ['kill the hydra before the wedding of the duke', { deadline: 'the wedding of the duke' }],
  ['clear the mine in 3 days', { days: 3 }],
  ['defend the wall for two weeks', { days: 14 }],
  ['stop the raiders before winter comes', { deadline: 'the first snow' }],
  ['fortify the village before the army arrives', { deadline: 'the arrival of the army' }],
])('"%s" says how much time there is', (idea, time) => {
  expect(partsOfIdea(idea)?.time).toEqual(time);
});

test.each([
  'a troll who wants to retire',
  'the mine collapsed and the party is trapped below',
  'a feud between bakers and millers',
  'a dragon',
])('"%s" has one part', (idea) => {
  expect(partsOfIdea(idea)).toBeUndefined();
});

test.each(readings)('a quest about "%s" tells the second clause to the end', (idea, id) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const draft = tellQuest(
      requestOf('quest', seed, {
        idea,
        tone: tones[seed % tones.length] ?? 'heroic',
        level: levels[seed % levels.length] ?? 1,
        length: lengths[seed % lengths.length] ?? 'standard',
      }),
      seed,
    );
    expect(draft.faults, String(seed)).toEqual([]);
    const clause = secondClauses.find((row) => row.id === id);
    const endings = draft.sections.find((section) => section.id === 'endings')?.text ?? '';
    const heading = clause?.ending.heading.replace(/\{.*?\}.*$/, '').trim() ?? '';
    // A plot that is about the clause itself has it in its first ending.
    const isPlot = draft.facts['kernel'] === 'hunt-reason';
    expect(draft.names.plain(endings)).toContain(isPlot ? 'The reason' : heading);
  }
});
