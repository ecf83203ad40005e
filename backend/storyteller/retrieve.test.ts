import { describe, expect, test } from 'vitest';
import type { Draft } from './kinds/draft.ts';
import { tellAdventure } from './kinds/adventure.ts';
import { tellQuest } from './kinds/quest.ts';
import { hasPlotOf } from './plan/has-plot.ts';
import { noExclusions } from './plan/lines.ts';
import { matterOf } from './plan/matter.ts';
import { requestOf } from './requests.fixture.ts';
import type { Tone } from './story.ts';
import { tellStory } from './tell.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];
const levels = [1, 4, 7, 10, 14, 20];

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');

const ideas = [
  ['rob the vault of a corrupt banker', 'direct-heist', 'vault'],
  ['a heist in a casino', 'direct-heist', 'casino'],
  ['steal the crown jewels', 'direct-heist', 'crown jewels'],
  ['spy on a secret meeting of the merchants guild', 'direct-heist', 'secret meeting'],
  ['infiltrate the thieves guild', 'direct-heist', 'thieves guild'],
  ['an old hero lost his magic sword gambling and wants it back', 'direct-heist', 'magic sword'],
  ["steal a dragon's hoard while it sleeps", 'direct-den', 'hoard'],
  ["steal back the village's bell from ogres", 'direct-den', 'bell'],
  ['goblins stole the harvest', 'direct-den', 'harvest'],
  ['recover the ransom money that was stolen from the kidnappers', 'direct-stolen', 'ransom money'],
  ['a chicken that lays gold eggs gets stolen', 'direct-stolen', 'chicken'],
  ['the thief who stole the moon', 'direct-stolen', 'moon'],
  ['the bank of the dwarves has been robbed', 'direct-stolen', 'stolen gold'],
  ["the king's crown has been stolen", 'direct-stolen', 'crown'],
  ['retrieve a sword from the bottom of a lake', 'direct-lost', 'sword'],
  ['find the spear', 'direct-lost', 'spear'],
  ['a hermit knows where the dragon slaying spear is', 'direct-lost', 'dragon slaying spear'],
  ["half of a treasure map turns up in a dead man's boot", 'direct-lost', 'treasure'],
  ['the crown was lost in the swamp', 'direct-lost', 'crown'],
  ['three keys are hidden in three dungeons', 'direct-lost', 'keys'],
  ['a ring that makes its owner forgotten by everyone', 'direct-power', 'ring'],
  ['an evil sword is looking for a new owner', 'direct-power', 'sword'],
  ['a magic mirror shows people how they will die', 'direct-power', 'magic mirror'],
  ["a demon trapped in a little girl's doll", 'direct-power', 'doll'],
  ["a stone circle that swaps people's bodies", 'direct-power', 'stone circle'],
] as const;

/** What belongs to the intrigues that are written of other ideas. */
const oldFurniture = /lock-up|forged|\bpoppy\b|sworn false|envoy of the buyer|the receipt/i;

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a %s of a robbery, a search or a power', (kind, tell) => {
  test.each(ideas)(
    'tells "%s" by %s, from the first section to the endings',
    (idea, kernel, noun) => {
      for (let seed = 0; seed < 10; seed += 1) {
        const tone = tones[seed % tones.length] ?? 'heroic';
        const level = levels[seed % levels.length] ?? 1;
        const draft = tell(requestOf(kind, seed, { idea, tone, level }), seed);
        expect(draft.facts['kernel']).toBe(kernel);
        expect(draft.faults, String(seed)).toEqual([]);
        for (const id of ['pitch', 'glance', 'truth', 'endings']) {
          expect(textIn(draft, id).toLowerCase(), `${seed} ${id}`).toContain(noun);
        }
        const text = draft.sections.map(({ text: own }) => draft.names.plain(own)).join('\n');
        expect(text).not.toMatch(oldFurniture);
        expect(textIn(draft, 'endings')).toContain('**If the party is too late**');
      }
    },
  );

  test('has a plot of each of these ideas, and says so', () => {
    for (const [idea] of ideas) {
      expect(hasPlotOf(idea, tellStory(requestOf(kind, 1, { idea })))).toBe(true);
    }
  });

  test('tells of no death in a whimsical text', () => {
    for (const [idea] of ideas) {
      const draft = tell(requestOf(kind, 3, { idea, tone: 'whimsical' }), 3);
      const text = draft.sections
        .filter(({ id }) => id !== 'pitch' && id !== 'glance' && id !== 'truth' && id !== 'endings')
        .map(({ text: own }) => own)
        .join('\n');
      expect(text, idea).not.toMatch(/\b(?:corpse|murdered|was killed)\b/);
    }
  });
});

describe('an idea of a robbery, a search or a power', () => {
  test.each([
    ["steal a dragon's hoard while it sleeps", { it: 'the hoard', lead: 'dragon' }],
    [
      "steal back the village's bell from ogres",
      { it: 'the bell', lead: 'leader of the ogres', band: 'the ogres' },
    ],
    ['rob the vault of a corrupt banker', { it: 'the vault', lead: 'corrupt banker' }],
    [
      'retrieve a sword from the bottom of a lake',
      { it: 'the sword', spot: 'the bottom of the lake' },
    ],
    [
      'a chicken that lays gold eggs gets stolen',
      { it: 'the chicken', fact: 'a chicken that lays gold eggs was stolen' },
    ],
    [
      'the thief who stole the moon',
      { it: 'the moon', lead: 'thief', fact: 'a thief stole the moon' },
    ],
    ['a sunken galleon full of gold', { it: 'the gold', spot: 'the sunken galleon' }],
    ["a demon trapped in a little girl's doll", { it: 'the doll', inmate: 'the demon' }],
  ])('"%s" says who has what', (idea, said) => {
    expect(matterOf(idea, noExclusions)).toMatchObject(said);
  });

  test.each([
    'find the missing children of a fishing village',
    'find out who is burning down the granaries',
    "find a cure for the queen's sleeping sickness",
    'get a witness safely to the capital for a trial',
    'fey steal the shadows of travelers in the forest',
    'trapped in a painting',
    'a bounty on a bandit queen who robs only the rich',
    'find the real heir to the throne',
    'a stolen horse',
  ])('"%s" is none of them', (idea) => {
    expect(matterOf(idea, noExclusions)?.family).toBeUndefined();
  });
});
