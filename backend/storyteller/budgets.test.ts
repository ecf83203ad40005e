import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import { tellQuest } from './kinds/quest.ts';
import { budgetOf } from './plan/encounter.ts';
import { requestOf, textOf, tones } from './requests.fixture.ts';
import type { Difficulty, StoryRequest } from './story.ts';

const tellers = [
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const;

const difficulties: readonly Difficulty[] = ['easy', 'standard', 'hard'];
const ideas = [
  '',
  'a stolen bell',
  'The vampire Aldous rules the valley',
  'A hydra attacks the boats',
];

const levels = Array.from({ length: 20 }, (_, index) => index + 1);

/** Every size of a party at the level, with tones, difficulties and ideas in turn. */
const requestsAt = (kind: 'quest' | 'adventure', level: number): StoryRequest[] =>
  Array.from({ length: 8 }, (_, index) => {
    const number = level * 8 + index;
    return requestOf(kind, 40_000 + number, {
      level,
      partySize: index + 1,
      tone: tones[number % tones.length] ?? 'heroic',
      difficulty: difficulties[number % difficulties.length] ?? 'standard',
      idea: ideas[Math.floor(number / 3) % ideas.length] ?? '',
    });
  });

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

describe.each(tellers)('each fight of a %s', (kind, tell) => {
  test.each(levels)('is within the budget of the party at level %i', (level) => {
    for (const request of requestsAt(kind, level)) {
      const { difficulty, partySize, seed, idea } = request;
      const draft = tell(request, seed);
      const text = draft.names.plain(textOf(draft));
      const where = `${seed} ${idea}`;
      const budget = budgetOf(level, partySize, difficulty);
      const last = [...text.matchAll(/([\d,]+) XP of a budget of ([\d,]+)/g)];
      expect(last.length, where).toBe(1);
      for (const [, xp = '', most = ''] of last) {
        expect(numberOf(most), where).toBe(budget);
        expect(numberOf(xp), where).toBeLessThanOrEqual(budget);
      }
      // The points of a creature that is not fought are in brackets after its challenge.
      const others = text
        .replaceAll(/\(CR [\d/]+, [\d,]+ XP\)/g, '')
        .matchAll(/([\d,]+) XP\b(?! of)/g);
      const easy = Math.max(budgetOf(level, partySize, 'easy'), 25);
      for (const [, xp = ''] of others) {
        expect(numberOf(xp), where).toBeLessThanOrEqual(easy);
      }
    }
  });
});
