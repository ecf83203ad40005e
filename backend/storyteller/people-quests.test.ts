import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import { tellQuest } from './kinds/quest.ts';
import { requestOf } from './requests.fixture.ts';
import type { Tone } from './story.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

const ideas: readonly (readonly [idea: string, kernel: string])[] = [
  ['the captain of the guard is taking bribes from smugglers', 'bribed'],
  ['corruption in the city watch', 'bribed'],
  ['the general is a traitor', 'turncoat'],
  ['the mayor is blackmailed over a letter', 'blackmail'],
  ['a retired thief is blackmailed into one last job', 'blackmail'],
  ['my village elects a mayor and both candidates are cheating', 'election'],
  ['a prisoner about to be hanged says he is innocent', 'gallows'],
  ['a child claims to be the dead king', 'heir'],
  ['a masked thief robs only the rich and leaves a white feather', 'masked'],
  ['a forger makes fake land deeds and whole streets lose their homes', 'forgers'],
  ['counterfeiters make false gold coins', 'forgers'],
  ["the baker's daughter wants to marry a halfling but her father forbids it", 'lovers'],
  ['two guilds compete for one contract and cheat', 'rivals'],
  ['someone is impersonating one of the party members', 'namesake'],
  ['the queen is being poisoned', 'slow-poison'],
  ['a fake prophet leads the villagers into the desert', 'swindle'],
  ['someone put a bounty on the party and nobody knows who', 'bounty'],
  ['the baron raises taxes and the villagers starve', 'hearing'],
  ['a spy must be smuggled out of the enemy city', 'smuggle-out'],
];

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a %s about people', (kind, tell) => {
  test.each(ideas)('about "%s" has the plot %s and no fault', (idea, kernel) => {
    for (let seed = 0; seed < 4; seed += 1) {
      const tone = tones[seed % tones.length] ?? 'heroic';
      const draft = tell(requestOf(kind, seed, { idea, tone, level: 1 + ((seed * 5) % 16) }), seed);
      expect(draft.facts['kernel'], `${seed}`).toBe(kernel);
      expect(draft.faults, `${seed}`).toEqual([]);
    }
  });
});
