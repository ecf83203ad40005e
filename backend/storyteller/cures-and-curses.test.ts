import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest } from './kinds/quest.ts';
import { noExclusions } from './plan/lines.ts';
import { matterOf } from './plan/matter.ts';
import { requestOf } from './requests.fixture.ts';
import type { Tone } from './story.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

/** Ideas with the plot that tells them, and a word that each important section has. */
const ideas: readonly (readonly [idea: string, kernel: string, word: RegExp])[] = [
  ['The village well is poisoned', 'cure-spread', /well/],
  ['A mad alchemist is putting something in the beer', 'cure-spread', /beer/],
  ['A plague turns people into stone slowly', 'cure-spread', /plague/],
  ["Dream plague, people who fall asleep don't wake up", 'cure-spread', /plague/],
  ['Crops are dying and the druid is gone', 'cure-spread', /crops/],
  ['Rat plague in the granary and the rats can talk', 'cure-spread', /rat/],
  ['A famine', 'cure-spread', /famine/],
  ['A sick river', 'cure-spread', /river/],
  ['Break a family curse that kills every firstborn son', 'cure-one', /curse/],
  ["Find a cure for the queen's sleeping sickness", 'cure-one', /sleeping sickness/],
  ['My sister is dying of a mysterious illness', 'cure-one', /illness/],
  ["Winter won't end", 'strange', /winter/],
  ['The river runs backwards since last week', 'strange', /river/],
  ['The forest is moving closer to the village each night', 'strange', /forest/],
  ['A storm that has been over the island for a hundred years', 'strange', /storm/],
  ["All the dogs in town bark at midnight and then one day they're gone", 'strange', /dogs/],
  ["A bard's song makes everyone who hears it cry blood", 'strange', /song/],
  ["The dead god's heart started beating again", 'strange', /heart/],
  ['Fey steal the shadows of travelers in the forest', 'strange', /shadows/],
  ['The last lamp keeper died and the dark is coming', 'strange', /dark/],
  ['Dead people are walking out of the old cemetery', 'dead-walk', /dead/],
  ['A necromancer uses the dead as cheap farm workers', 'dead-walk', /dead/],
  ['Zombie outbreak on a ship at sea', 'dead-ship', /ship/],
  ["The town's founder returns from the dead and wants his land back", 'ghost-wish', /land/],
  ['Ghost of a murdered boy wants his toy back', 'ghost-wish', /toy/],
  ['A ghost ship comes into harbor every full moon', 'ghost-wish', /ship/],
];

/** The plots of strange events differ by their cause, which most ideas leave open. */
const familyOf = (kernel: unknown): unknown =>
  typeof kernel === 'string' ? kernel.replace(/^strange-.*/, 'strange') : kernel;

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a text of the kind %s', (kind, tell) => {
  test.each(ideas)('tells "%s" as it was typed', (idea, kernel, word) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const tone = tones[seed % tones.length] ?? 'heroic';
      const level = 1 + ((seed * 7) % 20);
      const draft = tell(requestOf(kind, seed, { idea, tone, level }), seed);
      expect(familyOf(draft.facts['kernel'])).toBe(kernel);
      expect(draft.faults, `${seed}`).toEqual([]);
      for (const id of ['pitch', 'truth', 'endings']) {
        expect(textIn(draft, id).toLowerCase(), `${seed} ${id}`).toMatch(word);
      }
      const whole = draft.sections.map(({ text }) => text).join('\n');
      expect(whole).not.toMatch(/lock-up|forged|the office of mayor|the milling right/);
    }
  });

  test('has the second act that was written for its plot', () => {
    if (kind === 'quest') return;
    const draft = tell(requestOf(kind, 1, { idea: 'A famine', level: 5 }), 1);
    expect(draft.sections.find(({ id }) => id === 'act-2')?.heading).toMatch(/The Convoy to /);
  });
});

describe('what an idea says of something that befalls people', () => {
  test.each([
    ['the wells are tainted', { sort: 'claim', it: 'the wells', isPlural: true }],
    ['find an antidote for the miller', { sort: 'person', role: 'miller', state: 'unwell' }],
    ['the curse on the family of the duke', { sort: 'person', role: 'heir of an old family' }],
    ['a witch poisons the wine', { it: 'the wine', plight: { kind: 'spread', doer: 'witch' } }],
    ["the children won't wake up", { it: 'the sleepers', plight: { kind: 'spread' } }],
    ['the ghost of a bride wants her ring back', { plight: { kind: 'ghost', wish: 'the ring' } }],
    ['zombie outbreak in the mines', { it: 'the zombie outbreak', plight: { kind: 'dead' } }],
  ])('is understood of "%s"', (idea, matter) => {
    expect(matterOf(idea, noExclusions)).toMatchObject(matter);
  });

  test.each(['the queen was poisoned', 'a sick dog', 'the mayor is dead', 'a cursed sword'])(
    'is not seen in "%s"',
    (idea) => {
      expect(matterOf(idea, noExclusions)?.plight).toBeUndefined();
    },
  );
});
