import { expect, test } from 'vitest';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { shortRest, toggleCondition } from './play-actions.ts';
import { playLimitsOf, untouchedState } from './play.ts';

test('a character that falls unconscious is Prone, and still is when awake', () => {
  const fallen = toggleCondition(untouchedState, 'unconscious');
  expect(fallen.conditions).toEqual(['unconscious', 'prone']);
  expect(toggleCondition(fallen, 'unconscious').conditions).toEqual(['prone']);
  const prone = toggleCondition(untouchedState, 'prone');
  expect(toggleCondition(prone, 'unconscious').conditions).toEqual(['prone', 'unconscious']);
});

test('a Short Rest takes a level of exhaustion away from a ranger of level 10', () => {
  const exhaustionAfter = (level: number, exhaustion: number) => {
    const limits = playLimitsOf({ ...untouchedCharacter, class: 'ranger', level });
    return shortRest({ ...untouchedState, exhaustion }, limits).exhaustion;
  };
  expect([exhaustionAfter(9, 2), exhaustionAfter(10, 2), exhaustionAfter(10, 0)]).toEqual([
    2, 1, 0,
  ]);
});
